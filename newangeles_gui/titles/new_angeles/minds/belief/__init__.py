"""Who is whose rival: an exact joint belief over all ways in which the cards can lie."""
