"""Everybody at the table has a face, and no two have the same."""

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.session.plan import Seat
from newangeles_gui.titles.new_angeles.city.rim import FACES, faces
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast


def seated(box, *seats):
    match = Situation(seed=3, players=len(seats)).match(box)
    for place, seat in enumerate(seats):
        match.plan.seats[place] = seat
    return match


def test_every_corporation_has_a_face_of_its_own(box):
    assert FACES.keys() == set(box.content.corporations)
    assert len(set(FACES.values())) == len(FACES)
    assert set(FACES.values()) <= set(load_cast().characters)


def test_without_a_choice_the_face_goes_with_the_corporation(box):
    match = seated(box, *[Seat("Ada")] * 6)
    names = match.plan.start.players
    assert faces(match) == {seat: FACES[name] for seat, name in enumerate(names)}


def test_chosen_faces_come_before_all_others(box):
    match = seated(box, *[Seat("Ada")] * 4)
    first = FACES[match.plan.start.players[0]]
    match.plan.seats[2] = Seat("Bo", face=first)
    match.plan.seats[3] = Seat("Cy", "opponent", "director", "tomas_vidal")
    found = faces(match)
    assert found[2] == first and found[3] == "tomas_vidal"
    assert len(set(found.values())) == 4 and all(found.values())
    assert found[0] not in FACES.values(), "another one, who goes with nobody"
