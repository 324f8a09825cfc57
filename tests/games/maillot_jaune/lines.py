"""Event lines of Maillot Jaune as examples for the tests."""

from __future__ import annotations

# A line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("MJ-02 seat:0 picks renault", ["Player A", "Renault"], ["Joueur A", "Renault"]),
    ("MJ-07 ptt drawn first", ["PTT", "first"], ["PTT", "premier"]),
    ("MJ-09 - round 3", ["Round 3"], ["ronde 3"]),
    ("MJ-31 ptt misses turn", ["PTT", "misses"], ["PTT", "passe"]),
    ("MJ-12 ptt rides 3a to 6a", ["PTT", "3a", "6a"], ["PTT", "3a", "6a"]),
    ("MJ-12 ptt rides start to 3a", ["start line", "3a"], ["ligne de départ", "3a"]),
    ("MJ-12 ptt rides 27a to finish", ["27a", "across the line"], ["27a", "ligne"]),
    ("MJ-29 ptt rides 6a to 9a", ["breaks away", "9a"], ["s’échappe", "9a"]),
    ("MJ-29 ptt rides 27a to finish", ["breaks away", "line"], ["s’échappe", "ligne"]),
    ("MJ-22 ptt energy -2", ["2 units"], ["2 unités"]),
    ("MJ-22 ptt energy -1", ["1 unit "], ["1 unité "]),
    ("MJ-27 ptt energy -3 form -1", ["3 of energy", "1 of form"], ["3 d’énergie", "1 de forme"]),
    ("MJ-30 ptt puncture", ["PTT", "puncture"], ["PTT", "crève"]),
    ("MJ-48 ptt energy -1", ["pursuer"], ["poursuivant"]),
    ("MJ-51 ptt energy -0 form -2", ["2 of form"], ["2 de forme"]),
    ("MJ-49 vandamme drawn 2a to 3a", ["Vandamme", "3a"], ["Vandamme", "3a"]),
    ("MJ-52 la-bonnal drawn 1a to 2a", ["La Bonnal", "train"], ["La Bonnal", "file"]),
    ("MJ-55 ptt shifts", ["shakes off"], ["décroche"]),
    ("MJ-57 ptt proposes renault", ["PTT", "Renault"], ["PTT", "Renault"]),
    ("MJ-58 renault agrees", ["Renault", "agrees"], ["Renault", "accepte"]),
    ("MJ-58 renault refuses", ["Renault", "refuses"], ["Renault", "refuse"]),
    ("MJ-59 ptt side by side with renault", ["side by side"], ["côte à côte"]),
    ("MJ-60 ptt apart from renault", ["no longer"], ["ne sont plus"]),
    ("MJ-61 vandamme helps ptt", ["Vandamme", "PTT"], ["Vandamme", "PTT"]),
    ("MJ-34 ptt abandons", ["spent all"], ["tout"]),
    ("MJ-35 ptt abandons", ["cannot pay"], ["ne peut pas payer"]),
    ("MJ-36 ptt abandons", ["time limit"], ["hors délai"]),
    ("MJ-37 ptt abandons", ["retires"], ["se retire"]),
    ("MJ-38 ptt finishes place 1 minutes 0", ["wins the stage"], ["gagne l’étape"]),
    ("MJ-38 ptt finishes place 2 minutes 0", ["second", "winner’s round"], ["deuxième"]),
    ("MJ-38 noel finishes place 3 minutes 4", ["third", "4 minutes"], ["troisième", "4 minutes"]),
    ("MJ-43 ptt yellow jersey", ["yellow jersey"], ["maillot jaune"]),
    ("MJ-45 - stage 2", ["climb", "descent"], ["montée", "descente"]),
    ("MJ-46 ptt wins", ["PTT", "wins"], ["PTT", "gagne"]),
    ("MJ-46 - no winner", ["no winner"], ["pas de vainqueur"]),
]

NO_LINES = ["", "ptt misses turn", "MJ-31 ptt", "MJ-12 ptt rides 3a to 9g", "MJ-99", "MJ-46 wins"]

# What some of them mean for the race as a whole, and who takes part, whoever it concerns first.
MILESTONES = [
    ("MJ-09 - round 3", "round", ()),
    ("MJ-38 ptt finishes place 1 minutes 0", "finish", ("ptt",)),
    ("MJ-60 ptt apart from renault", "incident", ("ptt", "renault")),
]
