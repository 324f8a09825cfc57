"""What the command line itself says, in English and French. What games say is in their texts.

A message is one text per language; braces are filled in. A message about `n` things has two
forms, for one and for many.
"""

from __future__ import annotations

import os
from typing import Any

from .hosting.words import HOST_SAID
from .hosting.words import Message as Message

LANGUAGES = ("en", "fr")

SAID: dict[str, tuple[Message, Message]] = {
    # Games, rules.
    "game": ("game", "jeu"),
    "name": ("name", "nom"),
    "seats": ("seats", "places"),
    "rule_sets": ("rule sets", "règles"),
    "read_on": ("read on", "pour en lire plus"),
    "rulebook": ("{game}: the rules", "{game} : les règles"),
    "rulings": ("Rulings", "Décisions de l’arbitre"),
    "options": ("Options", "Options"),
    "one_rule_hint": (
        "One rule in full: layline rules {game} {rule}",
        "Une règle en entier : layline rules {game} {rule}",
    ),
    "referee": ("The referee: {reason}", "L’arbitre : {reason}"),
    "question": ("The question:", "La question :"),
    "ruling": ("The ruling:", "La décision :"),
    "why": ("Why:", "Pourquoi :"),
    "see_also": ("See also: {rules}", "Voir aussi : {rules}"),
    "option_set": ("Set it with: --option {key}=VALUE", "À choisir avec : --option {key}=VALEUR"),
    "no_rule": (
        "{game} has no rule {rule}; the nearest are {nearest}",
        "{game} n’a pas de règle {rule} ; les plus proches sont {nearest}",
    ),
    # The table.
    "compiling": (
        "Compiling the rules of {game} for this machine (once)",
        "Compilation des règles de {game} pour cette machine (une seule fois)",
    ),
    "compiling_elsewhere": (
        "Waiting: another process is compiling the rules of {game}",
        "En attente : un autre processus compile les règles de {game}",
    ),
    "writing_boards": (
        "Writing the boards of the rulebooks",
        "Écriture des plateaux des livrets de règles",
    ),
    "writing_boards_elsewhere": (
        "Waiting: another process is writing the boards of the rulebooks",
        "En attente : un autre processus écrit les plateaux des livrets de règles",
    ),
    "boards_there": (
        "The boards of the rulebooks are already there",
        "Les plateaux des livrets de règles sont déjà là",
    ),
    "compiled": ("{game}: compiled in {seconds:.0f} s", "{game} : compilé en {seconds:.0f} s"),
    "already_compiled": ("{game}: already compiled", "{game} : déjà compilé"),
    "you": ("you", "vous"),
    "player": ("player", "joueur"),
    "welcome": (
        "{game}. {seats}. Seed {seed}. Type help when in doubt, quit to leave.",
        "{game}. {seats}. Graine {seed}. Tapez aide en cas de doute, quitter pour partir.",
    ),
    "welcome_back": ("{n} steps so far.", "{n} pas jusqu’ici."),
    "seat_of": ("{seat}: {who}", "{seat} : {who}"),
    "choices": ("Your choices", "Vos choix"),
    "many_spaces": (
        "{n} possible: x from {x0} to {x1}, y from {y0} to {y1}. Type {example}, or the number of "
        "a suggestion:",
        "{n} possibilités : x de {x0} à {x1}, y de {y0} à {y1}. Tapez {example}, ou le numéro "
        "d’une suggestion :",
    ),
    "many": (
        "{n} possible, such as {example}. Some of them:",
        "{n} possibilités, par exemple {example}. Quelques-unes :",
    ),
    "news": ("What happened", "Ce qui s’est passé"),
    "news_more": ("{n} more: log", "encore {n} : journal"),
    "narrow": (
        "This window is too narrow for the board; here it is in words.",
        "Cette fenêtre est trop étroite pour le plateau ; le voici en mots.",
    ),
    "unknown": (
        "There is no choice {text}. Type help to see what can be typed.",
        "Il n’y a pas de choix {text}. Tapez aide pour voir ce qui peut se taper.",
    ),
    "ambiguous": ("{text} could mean {choices}.", "{text} peut vouloir dire {choices}."),
    "refused_more": ("(rule {rule} says more)", "(règle {rule} en dit plus)"),
    "allowed": ("{text} is allowed.", "{text} est permis."),
    "why_what": (
        "Name an action: why {example}, or why 3.",
        "Demandez avec une action : pourquoi {example}, ou pourquoi 3.",
    ),
    "rule_what": ("Give a number: rule {rule}.", "Demandez avec un numéro : règle {rule}."),
    "undone": ("Taken back: {text}.", "Annulé : {text}."),
    "no_undo": (
        "Nothing can be taken back: only inside your own unfinished turn, and never past the die.",
        "Rien à annuler : seulement dans votre propre tour, non terminé, et jamais avant le dé.",
    ),
    "save_what": ("Save where? Type: save FILE", "Enregistrer où ? Tapez : enregistrer FICHIER"),
    "saved": ("Saved in {path}.", "Enregistré dans {path}."),
    "hint": ("The greedy bot would play {text}.", "Le robot greedy jouerait {text}."),
    "no_news": ("Nothing has happened yet.", "Il ne s’est encore rien passé."),
    "bye": ("Good-bye.", "Au revoir."),
    "bye_saved": (
        "Good-bye. Resume with: layline play --load {path}",
        "Au revoir. Pour reprendre : layline play --load {path}",
    ),
    "help_variants": (
        "[n]+  [n]!                 the same with what the signs stand for: 3+\n",
        "[n]+  [n]!                 la même, avec ce que disent les signes : 3+\n",
    ),
    "help": (
        """\
[n] or the action itself   play it: 3, or {example}
{variants}why ACTION                 which rule forbids it, and why: why {example}
rule {prefix}-44                a rule in full
hint                       what a bot would do
undo                       take back the last step of your turn
board   log                the board again; all that has happened
save FILE                  write the race to a file
retire {seat}                   leave the race (your yacht is out of it)
help    quit               this text; leave""",
        """\
[n] ou l’action elle-même  la jouer : 3, ou {example}
{variants}pourquoi ACTION            quelle règle l’interdit : pourquoi {example}
règle {prefix}-44               une règle en entier
conseil                    ce que ferait un robot
annuler                    reprendre le dernier pas de votre tour
plateau   journal          revoir le plateau ; tout ce qui s’est passé
enregistrer FICHIER        écrire la course dans un fichier
retire {seat}                   abandonner la course
aide    quitter            ce texte ; partir""",
    ),
    "result": ("Result", "Résultat"),
    "place": ("place", "place"),
    "points": ("points", "points"),
    "score": ("score", "score"),
    "race_n": ("race {n}", "course {n}"),
    "round_n": ("Round {n}", "Ronde {n}"),
    "setup": ("Before the first round", "Avant la première ronde"),
    # Scenarios.
    "scenarios": ("Scenarios", "Scénarios"),
    "failed": ("FAILED", "ÉCHEC"),
    "loading": ("loading", "chargement"),
    "step": ("step {n}", "étape {n}"),
    "expected": ("expected", "attendu"),
    "found": ("found", "trouvé"),
    "scenario_total": (
        "{total} scenarios: {held} hold, {failed} failed ({machine})",
        "{total} scénarios : {held} tiennent, {failed} échouent ({machine})",
    ),
    # Simulation, bench.
    "verifying": ("Checking the dice", "Vérification des dés"),
    "simulating": ("Racing", "Courses"),
    "bot": ("bot", "robot"),
    "wins": ("wins", "victoires"),
    "ties": ("ties", "ex æquo"),
    "mean_points": ("mean points", "points en moyenne"),
    "mean_place": ("mean place", "place moyenne"),
    "sim_rounds": (
        "Rounds: {least} to {most}, median {median:g}.",
        "Rondes : {least} à {most}, médiane {median:g}.",
    ),
    "sim_decisions": (
        "Decisions a race: {decisions:.0f}.",
        "Décisions par course : {decisions:.0f}.",
    ),
    "sim_title": (
        "{game}: {games} races, seed {seed}",
        "{game} : {games} courses, graine {seed}",
    ),
    "bench_title": ("{game}: measured on this machine", "{game} : mesuré sur cette machine"),
    "measuring": ("Measuring {game}", "Mesure de {game}"),
    "what": ("what", "quoi"),
    "measured": ("measured", "mesure"),
    "bench.inside_per_s": (
        "decisions a second, inside the compiled rules",
        "décisions par seconde, dans les règles compilées",
    ),
    "bench.driven_per_s": (
        "decisions a second, driven from Python",
        "décisions par seconde, pilotées de Python",
    ),
    "bench.interpreted_per_s": (
        "decisions a second, interpreted",
        "décisions par seconde, interprétées",
    ),
    "bench.copy_us": ("copying a race, µs", "copier une course, µs"),
    "bench.new_us": ("making a race, µs", "créer une course, µs"),
    "bench.warm_start_s": ("starting with a warm cache, s", "démarrer, cache chaud, s"),
    # Replay, drawing.
    "replay_title": (
        "{game}, {seats} seats, {n} steps",
        "{game}, {seats} places, {n} pas",
    ),
    "after": ("[{when}: at the end]", "[{when} : à la fin]"),
    "replay_step": ("Step {n} of {total}: {text}", "Pas {n} sur {total} : {text}"),
    "time_up": (
        "Time was up: the decision was made for {seat}.",
        "Temps écoulé : on a décidé pour {seat}.",
    ),
    "replay_begin": ("The beginning; {total} steps", "Le début ; {total} pas"),
    "replay_keys": (
        "[Enter] on  [b] back  [r] next round  [number] to that step  [q] quit",
        "[Entrée] suite  [b] retour  [r] ronde suivante  [nombre] à ce pas  [q] quitter",
    ),
    "drawing": ("Drawing", "Dessin"),
    "writing": ("Writing {path}", "Écriture de {path}"),
    "written": ("{path}: {what}", "{path} : {what}"),
    "written_picture": ("step {step}", "pas {step}"),
    "written_frames": (("{n} picture", "{n} pictures"), ("{n} image", "{n} images")),
    # The web service and its database.
    "serving": (
        "Layline is ready. Open {address} in a browser; Ctrl+C stops it.",
        "Layline est prêt. Ouvrez {address} dans un navigateur ; Ctrl+C l’arrête.",
    ),
    "serving_all": (
        "Other machines can connect to it, too.",
        "D’autres machines peuvent s’y connecter aussi.",
    ),
    "preparing_rules": (
        "Meanwhile the rules are being compiled for this machine, once: {games}. Until then bots "
        "take longer to think.",
        "En même temps, les règles sont compilées pour cette machine, une seule fois : {games}. "
        "D’ici là, les robots réfléchissent plus longtemps.",
    ),
    "preparing_boards": (
        "Meanwhile the boards of the rulebooks are being written, once; then rulebooks can be kept "
        "for reading without a connection.",
        "En même temps, les plateaux des livrets de règles sont écrits, une seule fois ; ensuite, "
        "on pourra garder les livrets pour les lire sans connexion.",
    ),
    "boards_written": (
        "The boards of the rulebooks have been written ({seconds:.0f} s).",
        "Les plateaux des livrets de règles sont écrits ({seconds:.0f} s).",
    ),
    "not_prepared": ("That failed: {why}", "Échec : {why}"),
    "port_in_use": (
        "port {port} of {host} is in use; choose another with --port",
        "le port {port} de {host} est déjà pris ; choisissez-en un autre avec --port",
    ),
    "port_forbidden": (
        "you may not use port {port} of {host}; choose one above 1023 with --port",
        "le port {port} de {host} ne vous est pas permis ; choisissez-en un au-dessus de 1023 "
        "avec --port",
    ),
    "no_port": (
        "cannot listen on port {port} of {host}: {why}",
        "impossible d’écouter sur le port {port} de {host} : {why}",
    ),
    "no_database": (
        "the database {database} cannot be used: {why}",
        "la base de données {database} est inutilisable : {why}",
    ),
    "db_upgraded": ("{database} is up to date.", "{database} est à jour."),
    "verify_title": (
        "{game}, table {table}: the dice checked",
        "{game}, table {table} : les dés vérifiés",
    ),
    "verify_entry": ("entry", "ligne"),
    "verify_says": ("the record says", "l’enregistrement dit"),
    "verify_should": ("recomputed", "recalculé"),
    "verify_picked": ("number picked", "nombre tiré"),
    "verify_of": ("{part} of {whole}", "{part} sur {whole}"),
    "verify_seeded": ("shuffled", "mélangé"),
    "verify_right": ("right", "juste"),
    "verify_wrong": ("WRONG", "FAUX"),
    "verify_hash": ("Fingerprint: {hash}", "Empreinte : {hash}"),
    "db_would_go": ("This would be removed now:", "Ceci serait supprimé maintenant :"),
    "db_gone": ("Removed:", "Supprimé :"),
    "db_nothing_goes": (
        "Nothing is to be removed: everything was used lately enough.",
        "Rien n’est à supprimer : tout a servi assez récemment.",
    ),
    "db_sweep_guests": (
        "  guests who did not come back: {n}",
        "  visiteurs de passage jamais revenus : {n}",
    ),
    "db_sweep_empty_tables": (
        "  tables without a race, or without people: {n}",
        "  tables sans course, ou sans personne : {n}",
    ),
    "db_sweep_unfinished_races": (
        "  races that nobody sails on: {n}",
        "  courses que personne ne continue : {n}",
    ),
    "db_sweep_finished_races": (
        "  races that are over: {n}",
        "  courses terminées : {n}",
    ),
    "db_sweep_records": ("  records nobody looks at: {n}", "  enregistrements inutilisés : {n}"),
    "db_sweep_courses": ("  courses nobody uses: {n}", "  parcours inutilisés : {n}"),
    "db_counted": (
        "visitors {visitors}, tables {tables}, moves {entries}",
        "visiteurs {visitors}, tables {tables}, coups {entries}",
    ),
    "db_backed_up": (
        "{path}: a copy of the database, ready to be used as one.",
        "{path} : une copie de la base de données, utilisable telle quelle.",
    ),
    "db_backed_up_as_export": (
        "{path}: {what}. PostgreSQL is backed up as an export: bring it back with "
        "layline db import.",
        "{path} : {what}. PostgreSQL est sauvegardé sous forme d’export : à reprendre avec "
        "layline db import.",
    ),
    "db_exported": ("{path}: {what}.", "{path} : {what}."),
    "db_imported": ("Imported from {path}: {what}.", "Importé de {path} : {what}."),
    **HOST_SAID,
}


COMMANDS = {
    "why": ("pourquoi",),
    "rule": ("règle", "regle"),
    "hint": ("conseil",),
    "undo": ("annuler",),
    "board": ("plateau",),
    "log": ("journal",),
    "save": ("enregistrer",),
    "help": ("aide", "?"),
    "quit": ("quitter", "exit", "q"),
}
"""What can be typed at the table besides an action, with its other names."""


class Words:
    """The messages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._index = LANGUAGES.index(lang)

    def __call__(self, key: str, /, **params: Any) -> str:
        """The message with its braces filled in."""
        message = SAID[key][self._index]
        if isinstance(message, tuple):
            one = params["n"] == 1 or (self.lang == "fr" and params["n"] == 0)
            message = message[0 if one else 1]
        return message.format(**params) if params else message


def chosen(lang: str | None) -> Words:
    """The words of a language; without one, of the language the environment speaks."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise ValueError(f"--lang: {' or '.join(LANGUAGES)}, not {lang!r}")
        return Words(lang)
    spoken = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return Words("fr" if spoken.lower().startswith("fr") else "en")
