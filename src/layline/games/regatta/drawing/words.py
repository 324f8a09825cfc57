"""The words on a drawing of Regatta, in English and French."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Every label of the drawing in one language; braces are filled in by the drawing."""

    directions: tuple[str, ...]
    colours: tuple[str, ...]
    points_of_sail: tuple[str, ...]
    ordinals: tuple[str, ...]
    tacks: dict[str, str]
    statuses: dict[str, str]
    rule_sets: dict[str, str]

    game: str = "Regatta"
    race: str
    round: str
    setup: str
    start_in: tuple[str, str]
    wind: str
    wind_title: str
    legs: tuple[str, str]
    legs_left: tuple[str, str]
    no_die: str

    drawing_first: str
    placing: str
    heading: str
    rolling: str
    moving: str
    race_over: str
    wins: str
    win_together: str
    nobody: str
    both: str

    start: str
    finish: str
    line: str
    chart: str
    mark: str
    next: str
    points: str
    wrong_way: str

    pin: str
    committee: str
    island: str
    port: str
    starboard: str
    spinnaker: str
    puffs: tuple[str, str, str]
    holds_die: str
    turning: str
    liable: str
    shadow_of: str
    not_placed: str
    unfinished: str
    at: str
    sails: str

    key_leg: str
    key_puff: str
    key_protest: str
    key_shadow: str
    key_layline: str
    key_rounding: str


ENGLISH = Words(
    directions=("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
    colours=("Red", "Yellow", "Green", "Light blue", "Dark blue", "Brown"),
    points_of_sail=("head to wind", "beating", "beam reaching", "broad reaching", "running"),
    ordinals=("1st", "2nd", "3rd", "4th", "5th", "6th"),
    tacks={"port": "port tack", "starboard": "starboard tack"},
    statuses={
        "racing": "racing",
        "finished": "finished",
        "disqualified": "disqualified",
        "retired": "retired",
    },
    rule_sets={"basic": "Basic rules", "advanced": "Advanced rules"},
    race="Race {0}/{1}",
    round="Round {0}",
    setup="Setup",
    start_in=("start in 1 round", "start in {0} rounds"),
    wind="Wind {0}",
    wind_title="Wind",
    legs=("1 leg", "{0} legs"),
    legs_left=("1 left", "{0} left"),
    no_die="to roll",
    drawing_first="Drawing the first player",
    placing="{0} places her yacht",
    heading="{0} chooses a heading",
    rolling="{0} rolls the die",
    moving="{0} to move",
    race_over="Race {0} is over",
    wins="{0} wins",
    win_together="{0} win",
    nobody="Nobody is placed",
    both=" and ",
    start="Start",
    finish="Finish",
    line="Start and finish",
    chart="Chart of the course",
    mark="Mark {0}",
    next="Next: {0}",
    points="{0} pts",
    wrong_way="Wrong way: go back over the line",
    pin="Pin",
    committee="Committee boat",
    island="Island",
    port="leave to port",
    starboard="leave to starboard",
    spinnaker="spinnaker up",
    puffs=("no puff card", "1 puff card", "{0} puff cards"),
    holds_die="holds the die",
    turning="changing tack",
    liable="{0} did not keep clear of {1} ({2})",
    shadow_of="Wind shadow of {0}",
    not_placed="not on the board",
    unfinished="not finished",
    at="at {0}",
    sails="heading {0}",
    key_leg="legal leg",
    key_puff="with a puff",
    key_protest="protest",
    key_shadow="wind shadow",
    key_layline="layline",
    key_rounding="rounding line",
)

FRENCH = Words(
    directions=("N", "NE", "E", "SE", "S", "SO", "O", "NO"),
    colours=("Rouge", "Jaune", "Vert", "Bleu clair", "Bleu foncé", "Brun"),
    points_of_sail=("face au vent", "au près", "au travers", "au grand largue", "vent arrière"),
    ordinals=("1er", "2e", "3e", "4e", "5e", "6e"),
    tacks={"port": "bâbord amure", "starboard": "tribord amure"},
    statuses={
        "racing": "en course",
        "finished": "arrivé",
        "disqualified": "disqualifié",
        "retired": "abandon",
    },
    rule_sets={"basic": "Règles de base", "advanced": "Règles avancées"},
    race="Course {0}/{1}",
    round="Ronde {0}",
    setup="Mise en place",
    start_in=("départ dans 1 ronde", "départ dans {0} rondes"),
    wind="Vent {0}",
    wind_title="Vent",
    legs=("1 bord", "{0} bords"),
    legs_left=("reste 1", "reste {0}"),
    no_die="à lancer",
    drawing_first="Tirage du premier joueur",
    placing="{0} place son voilier",
    heading="{0} choisit son cap",
    rolling="{0} lance le dé",
    moving="À {0} de jouer",
    race_over="Course {0} terminée",
    wins="{0} gagne",
    win_together="{0} gagnent",
    nobody="Personne n'est classé",
    both=" et ",
    start="Départ",
    finish="Arrivée",
    line="Départ et arrivée",
    chart="Carte du parcours",
    mark="Bouée {0}",
    next="Vers : {0}",
    points="{0} pts",
    wrong_way="Mauvais sens : repassez la ligne",
    pin="Bouée de départ",
    committee="Bateau comité",
    island="Île",
    port="à laisser à bâbord",
    starboard="à laisser à tribord",
    spinnaker="spi hissé",
    puffs=("aucune carte Risée", "1 carte Risée", "{0} cartes Risée"),
    holds_die="a le dé",
    turning="change d'amure",
    liable="{0} ne s'est pas écarté de {1} ({2})",
    shadow_of="Dévent de {0}",
    not_placed="hors du plateau",
    unfinished="non arrivé",
    at="en {0}",
    sails="cap {0}",
    key_leg="bord possible",
    key_puff="avec Risée",
    key_protest="réclamation",
    key_shadow="dévent",
    key_layline="layline",
    key_rounding="contournement",
)

WORDS = {"en": ENGLISH, "fr": FRENCH}


def counted(forms: tuple[str, ...], number: int) -> str:
    """The form for one or for many; three forms also have one for none."""
    if len(forms) == 3:
        return forms[min(number, 2)].format(number)
    return forms[0 if number == 1 else 1].format(number)
