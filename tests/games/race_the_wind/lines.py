"""Event lines of Race the Wind as examples for the tests."""

from __future__ import annotations

# A line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("RTW-35 - order B A", ["B, A"], ["B, A"]),
    ("RTW-19 - tokens laid", ["lulls"], ["accalmies"]),
    ("RTW-19 A lays yellow 3,9", ["A", "lull", "3,9"], ["A", "accalmie", "3,9"]),
    ("RTW-19 B lays blue 3,9", ["B", "gust", "3,9"], ["B", "rafale", "3,9"]),
    ("RTW-24 A placed 5,9", ["A", "5,9"], ["A", "5,9"]),
    ("RTW-24 A heads S", ["A", "south"], ["A", "sud"]),
    ("RTW-38 A moves 11,12", ["A", "11,12"], ["A", "11,12"]),
    ("RTW-57 A moves 12,15", ["A", "gust", "12,15"], ["A", "rafale", "12,15"]),
    ("RTW-39 A turns NE", ["A", "north-east"], ["A", "nord-est"]),
    ("RTW-33 A starts", ["A", "starts"], ["A", "départ"]),
    ("RTW-103 A begins leg 2", ["A", "windward mark", "2"], ["A", "bouée au vent", "2"]),
    ("RTW-104 A begins leg 3", ["A", "gate", "3"], ["A", "porte", "3"]),
    ("RTW-105 A finishes place 1", ["A", "first"], ["A", "première"]),
    ("RTW-92 A finish refused", ["A", "penalty"], ["A", "pénalité"]),
    ("RTW-63 A reaches flag 1:0", ["A", "leg 1", "flag 1"], ["A", "bord 1", "fanion 1"]),
    ("RTW-64 - wind E", ["from the east"], ["de l’est"]),
    ("RTW-67 - wind returns N", ["north"], ["nord"]),
    ("RTW-55 A stopped by lull", ["A", "lull"], ["A", "accalmie"]),
    ("RTW-96 A stopped by marker", ["A", "marker"], ["A", "marqueur"]),
    ("RTW-57 A gust", ["A", "gust"], ["A", "rafale"]),
    ("RTW-62 A gust", ["A", "another gust"], ["A", "encore une rafale"]),
    ("RTW-58 A gust lost", ["A", "lost"], ["A", "perdue"]),
    ("RTW-56 A skips turn", ["A", "skips"], ["A", "passe"]),
    ("RTW-97 A removes marker", ["A", "marker"], ["A", "marqueur"]),
    ("RTW-94 A covered by B", ["A", "shadow of B"], ["A", "dévent de B"]),
    ("RTW-95 A lays marker 12,16", ["A", "12,16"], ["A", "12,16"]),
    ("RTW-30 A infringes", ["A", "more than two turns"], ["A", "plus de deux tours"]),
    ("RTW-31 A infringes", ["A", "line"], ["A", "ligne"]),
    ("RTW-70 A penalty by B", ["A", "B", "Starboard"], ["A", "B", "Tribord"]),
    ("RTW-71 A penalty by B", ["leeward"], ["sous le vent"]),
    ("RTW-72 A penalty by B", ["faster"], ["rapide"]),
    ("RTW-84 A penalty by B", ["inside"], ["intérieur"]),
    ("RTW-85 A penalty by B", ["zone"], ["zone"]),
    ("RTW-31 A penalty by B", ["A", "B", "start fault"], ["A", "B", "faute de départ"]),
    ("RTW-87 A declares penalty L", ["A", "left"], ["A", "gauche"]),
    ("RTW-87 A declares penalty R", ["A", "right"], ["A", "droite"]),
    ("RTW-90 A turns W", ["A", "west"], ["A", "ouest"]),
    ("RTW-90 A penalty paid", ["A", "paid"], ["A", "acquitté"]),
    ("RTW-109 A retires", ["A", "retires"], ["A", "abandonne"]),
    ("RTW-107 - race over", ["over"], ["terminée"]),
    ("RTW-108 - race over", ["round limit"], ["limite de rondes"]),
    ("RTW-10 A wins", ["A", "wins"], ["A", "gagne"]),
]

NO_LINES = ["RTW-38 F moves 1,1", "RTW-99 A moves 1,1", "", "REG-22 A wins"]

# What some of them mean for the race as a whole, and who takes part, whoever it concerns first.
MILESTONES = [
    ("RTW-33 A starts", "start", ("A",)),
    ("RTW-104 B begins leg 2", "mark", ("B",)),
    ("RTW-71 A penalty by C", "incident", ("A", "C")),
]
