"""Event lines of La Petite Régate as examples for the tests."""

from __future__ import annotations

# A line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("LPR-07 B drawn first", ["B"], ["B"]),
    ("LPR-10 B drawn first", ["B", "Départ"], ["B", "Départ"]),
    ("LPR-06 - 5 cards dealt", ["5 cards"], ["5 cartes"]),
    ("LPR-08 A placed slot -2", ["A", "a boat’s length left"], ["A", "une longueur à gauche"]),
    ("LPR-09 A placed slot 0", ["A", "middle"], ["A", "milieu"]),
    ("LPR-11 A placed area 3,5", ["row 5", "3 boat lengths right"], ["rangée 5", "droite"]),
    ("LPR-08 A heads 345", ["A", "345"], ["A", "345"]),
    ("LPR-14 A begins turn", ["A"], ["A"]),
    ("LPR-61 B misses turn", ["B", "becalmed"], ["B", "encalminé"]),
    ("LPR-54 B misses turn", ["B", "penalty"], ["B", "pénalité"]),
    ("LPR-16 A plays R45", ["A", "red 45"], ["A", "rouge 45"]),
    ("LPR-16 A plays J30 L30", ["A", "three-colour 30", "30° to port"], ["A", "30° à bâbord"]),
    ("LPR-16 A plays QG45-90H R90", ["green buoy 45-90 helm"], ["bouée verte 45-90 Barre"]),
    ("LPR-36 A plays again S", ["A", "straight on"], ["A", "tout droit"]),
    ("LPR-31 A stops at zone", ["A", "entrance"], ["A", "entrée"]),
    ("LPR-55 A stops before contact", ["A", "before touching"], ["A", "avant de toucher"]),
    ("LPR-17 A moves 433301,796962 heading 060", ["A", "060°"], ["A", "060°"]),
    ("LPR-56 A starts", ["A", "start line"], ["A", "ligne de départ"]),
    ("LPR-39 A rounds mark 1", ["A", "mark 1"], ["A", "bouée 1"]),
    ("LPR-39 A cancels mark 2", ["A", "mark 2", "undone"], ["A", "bouée 2", "annulé"]),
    ("LPR-40 A finishes", ["A", "wood"], ["A", "bois"]),
    ("LPR-41 A finishes", ["A", "line"], ["A", "ligne"]),
    ("LPR-03 A wins", ["A", "wins"], ["A", "gagne"]),
    ("LPR-66 A wins", ["A", "furthest"], ["A", "avancé"]),
    ("LPR-67 A wins", ["A", "last boat"], ["A", "dernier bateau"]),
    ("LPR-53 A over early", ["A", "too early"], ["A", "volé le départ"]),
    ("LPR-45 A plays sun", ["A", "sun"], ["A", "soleil"]),
    ("LPR-46 A lays sun on B", ["A", "sun on B"], ["A", "soleil sur B"]),
    ("LPR-60 A lays sun on D", ["A", "sun on D"], ["A", "soleil sur D"]),
    ("LPR-32 A blocked", ["A", "blocked"], ["A", "bloqué"]),
    ("LPR-32 A discards B", ["A", "the blue card"], ["A", "la carte bleue"]),
    ("LPR-57 A heaves to", ["A", "heaves to"], ["A", "panne"]),
    ("LPR-58 A changes SB", ["A", "the small blue card"], ["A", "la petite carte bleue"]),
    ("LPR-45 A turns 090", ["A", "090"], ["A", "090"]),
    ("LPR-58 A turns 090", ["A", "090"], ["A", "090"]),
    ("LPR-32 A turns 090", ["A", "090"], ["A", "090"]),
    ("LPR-22 A draws 1", ["A", "1 card."], ["A", "1 carte."]),
    ("LPR-22 A draws 2", ["A", "2 cards"], ["A", "2 cartes"]),
    ("LPR-23 - pile shuffled", ["shuffled"], ["mélangée"]),
    ("LPR-66 - race over", ["limit"], ["limite"]),
    ("LPR-67 B retires", ["B", "retires"], ["B", "abandonne"]),
]

NO_LINES = ["", "B wins", "LPR-99", "LPR-17 A moves 1 heading 060", "LPR-16 E plays B"]

# What some of them mean for the race as a whole, and who takes part, whoever it concerns first.
MILESTONES = [
    ("LPR-56 A starts", "start", ("A",)),
    ("LPR-41 B finishes", "finish", ("B",)),
    ("LPR-46 A lays sun on B", "incident", ("B", "A")),
]
