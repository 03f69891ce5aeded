"""The offer table: what two players give, get, do now and promise for later."""
