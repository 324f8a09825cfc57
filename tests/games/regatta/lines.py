"""Event lines of Regatta as examples for the tests."""

from __future__ import annotations

# A line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("REG-07 B drawn first", ["B"], ["B"]),
    ("REG-08 B placed 19,6", ["B", "19,6"], ["B", "19,6"]),
    ("REG-63 B heads NE", ["B", "north-east"], ["B", "nord-est"]),
    ("REG-13 - legs 2", ["2 legs"], ["2 bords"]),
    ("REG-13 - legs 1", ["one leg"], ["un seul bord"]),
    ("REG-15 - wind NW", ["from the north-west"], ["du nord-ouest"]),
    ("REG-15 - wind stays E", ["from the east"], ["de l’est"]),
    ("REG-16 B takes die", ["B", "first player"], ["B", "premier joueur"]),
    ("REG-79 B liability to A lapses", ["B", "A"], ["B", "A"]),
    ("REG-18 A recalled", ["A", "recalled"], ["A", "rappelé"]),
    ("REG-44 B loses turn to A", ["B", "blanketed by A"], ["B", "déventé par A"]),
    ("REG-45 B loses leg to A", ["B", "A’s spinnaker", "one leg"], ["B", "spi de A", "un bord"]),
    ("REG-45 B loses turn to A", ["B", "no leg left", "A"], ["B", "plus de bord", "A"]),
    ("REG-31 A gives up turn", ["A", "gives it up"], ["A", "perd"]),
    ("REG-38 A raises spinnaker", ["A", "spinnaker"], ["A", "hisse le spi"]),
    ("REG-41 A lowers spinnaker", ["A", "spinnaker"], ["A", "affale le spi"]),
    ("REG-34 A plays puff", ["A", "puff card"], ["A", "carte Risée"]),
    ("REG-22 A sails NE to 29,21", ["A", "north-east", "29,21"], ["A", "nord-est", "29,21"]),
    ("REG-32 A luffs", ["A", "luffs"], ["A", "faseye"]),
    ("REG-65 A turns NW", ["A", "heading move", "north-west"], ["A", "manœuvre", "nord-ouest"]),
    ("REG-71 A protests B", ["A", "B", "starboard"], ["A", "B", "tribord"]),
    ("REG-72 A protests B", ["A", "B", "windward"], ["A", "B", "au vent"]),
    ("REG-73 A protests B", ["A", "B", "tacked"], ["A", "B", "virer"]),
    ("REG-74 A protests B", ["A", "B", "inside"], ["A", "B", "intérieur"]),
    ("REG-75 A protests B", ["A", "B", "returning"], ["A", "B", "revient"]),
    ("REG-81 B disqualified", ["B", "disqualified"], ["B", "disqualifié"]),
    ("REG-19 A starts", ["A", "starts"], ["A", "départ"]),
    ("REG-49 A rounds mark 1", ["A", "mark 1"], ["A", "bouée 1"]),
    ("REG-50 A cancels mark 1", ["A", "mark 1", "cancelled"], ["A", "bouée 1", "annulé"]),
    ("REG-51 A finishes round 16 leg 3", ["A", "16", "3"], ["A", "16", "3"]),
    ("REG-82 B put back 15,14", ["B", "15,14"], ["B", "15,14"]),
    ("REG-71 B liable to A", ["B", "A", "liable"], ["B", "A", "réclamation"]),
    ("REG-53 A place 1", ["A", "first place"], ["A", "première place"]),
    ("REG-54 A place 2", ["A", "ties", "second"], ["A", "ex æquo", "deuxième"]),
    ("REG-55 A place 3", ["A", "last yacht", "third"], ["A", "dernier voilier", "troisième"]),
    ("REG-56 A place 6", ["A", "progress", "sixth"], ["A", "avancement", "sixième"]),
    ("REG-55 - race 1 over", ["Race 1"], ["course 1"]),
    ("REG-56 - race 2 over", ["round limit", "race 2"], ["limite de rondes", "course 2"]),
    ("REG-11 A wins", ["A", "race"], ["A", "course"]),
    ("REG-59 A wins", ["A", "series"], ["A", "série"]),
    ("REG-83 A retires", ["A", "retires"], ["A", "abandonne"]),
]

NO_LINES = ["", "B loses leg to A", "REG-45 B loses leg to", "REG-22 A sails NNE to 1,1", "REG-99"]

# What some of them mean for the race as a whole, and who takes part, whoever it concerns first.
MILESTONES = [
    ("REG-13 - legs 2", "round", ()),
    ("REG-55 - race 1 over", "stage", ()),
    ("REG-49 A rounds mark 1", "mark", ("A",)),
    ("REG-44 B loses turn to A", "incident", ("B", "A")),
    ("REG-71 A protests B", "incident", ("B", "A")),
]
