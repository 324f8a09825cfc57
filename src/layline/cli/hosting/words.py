"""What the commands for hosts say, in English and French; see `cli.words`."""

from __future__ import annotations

from .doctor_words import DOCTOR_SAID

Message = str | tuple[str, str]

HOST_SAID: dict[str, tuple[Message, Message]] = {
    # layline licences
    "licences_ours": (
        "Layline {version} is under the MIT licence. It is installed with these:",
        "Layline {version} est sous licence MIT. Il est installé avec ceci :",
    ),
    "licences_name": ("name", "nom"),
    "licences_version": ("version", "version"),
    "licences_licence": ("licence", "licence"),
    "licences_where": ("where", "où"),
    "licences_in_package": ("Python", "Python"),
    "licences_in_page": ("page", "page"),
    "licences_full": (
        "Their texts: layline licences --full",
        "Leurs textes : layline licences --full",
    ),
    "licences_no_text": (
        "(It comes without a text of its licence.)",
        "(Livré sans le texte de sa licence.)",
    ),
    # layline db check
    "check_reading": ("Reading every row", "Lecture de chaque ligne"),
    "check_replaying": ("Replaying every race", "Chaque course est rejouée"),
    "check_saving": ("Saving what can be read", "Sauvetage de ce qui se lit"),
    "check_mending": ("Mending what was saved", "Réparation de ce qui est sauvé"),
    "check_counted": (
        "{database}: {rows} rows read, {tables} tables and {records} records replayed.",
        "{database} : {rows} lignes lues, {tables} tables et {records} enregistrements rejoués.",
    ),
    "check_said": ("SQLite says: {said}", "SQLite dit : {said}"),
    "check_gaps": (
        (
            "{table}: rows are missing in one place, where the file is damaged.",
            "{table}: rows are missing in {n} places, where the file is damaged.",
        ),
        (
            "{table} : des lignes manquent à un endroit, là où le fichier est abîmé.",
            "{table} : des lignes manquent à {n} endroits, là où le fichier est abîmé.",
        ),
    ),
    "check_bad_rows": (
        (
            "{table}: one row cannot be what was stored.",
            "{table}: {n} rows cannot be what was stored.",
        ),
        (
            "{table} : une ligne n’est pas ce qui a été écrit.",
            "{table} : {n} lignes ne sont pas ce qui a été écrit.",
        ),
    ),
    "check_dangling": (
        (
            "{table}: one row belongs to something that is not there.",
            "{table}: {n} rows belong to something that is not there.",
        ),
        (
            "{table} : une ligne appartient à ce qui n’est plus là.",
            "{table} : {n} lignes appartiennent à ce qui n’est plus là.",
        ),
    ),
    "check_table.unreadable": (
        "Table {table} cannot be read.",
        "La table {table} ne se lit pas.",
    ),
    "check_table.beginning": (
        "Table {table}: the beginning of its race cannot be made.",
        "Table {table} : le début de sa course ne peut pas être refait.",
    ),
    "check_table.seats": (
        "Table {table}: a seat is missing.",
        "Table {table} : une place manque.",
    ),
    "check_table.gap": (
        "Table {table}: entry {entry} is missing.",
        "Table {table} : l’entrée {entry} manque.",
    ),
    "check_table.illegal": (
        "Table {table}: entry {entry} cannot have been played.",
        "Table {table} : l’entrée {entry} n’a pas pu être jouée.",
    ),
    "check_table.chance": (
        "Table {table}: the chance result of entry {entry} does not follow from the secret.",
        "Table {table} : le hasard de l’entrée {entry} ne suit pas du secret.",
    ),
    "check_table.unlike": (
        "Table {table}: after its last entry somebody else is to decide than the table says.",
        "Table {table} : après la dernière entrée, ce n’est pas à la place indiquée de décider.",
    ),
    "check_table.unknown_game": (
        "Table {table}: its game, or these rules of it, are not installed here; not checked.",
        "Table {table} : son jeu, ou ces règles, ne sont pas installés ici ; pas vérifiée.",
    ),
    "check_kept": (
        "The first {kept} entries can be saved.",
        "Les {kept} premières entrées peuvent être sauvées.",
    ),
    "check_more": (
        ("One more table has damage.", "{n} more tables have damage."),
        ("Une autre table est abîmée.", "{n} autres tables sont abîmées."),
    ),
    "check_record": (
        "Record {record} does not replay.",
        "L’enregistrement {record} ne se rejoue pas.",
    ),
    "check_whole": ("Nothing is damaged.", "Rien n’est abîmé."),
    "check_what_to_do": (
        "Stop the service and keep the damaged database as it is. If there is a good backup that "
        "is new enough, use that. Otherwise save what can be read: layline db check --save-to FILE",
        "Arrêtez le service et gardez la base abîmée telle quelle. S’il y a une bonne sauvegarde "
        "assez récente, prenez-la. Sinon, sauvez ce qui se lit : layline db check "
        "--save-to FICHIER",
    ),
    "check_saved": (
        "{path}: a new database with visitors {visitors}, tables {tables}, moves {entries}.",
        "{path} : une nouvelle base avec visiteurs {visitors}, tables {tables}, coups {entries}.",
    ),
    "check_mended.orphans": (
        (
            "One row was left out, since what it belonged to is lost.",
            "{n} rows were left out, since what they belonged to is lost.",
        ),
        (
            "Une ligne est omise, car ce à quoi elle appartenait est perdu.",
            "{n} lignes sont omises, car ce à quoi elles appartenaient est perdu.",
        ),
    ),
    "check_mended.visitors": (
        (
            "One visitor was lost; a visitor without a name stands in.",
            "{n} visitors were lost; visitors without a name stand in.",
        ),
        (
            "Un visiteur est perdu ; un visiteur sans nom le remplace.",
            "{n} visiteurs sont perdus ; des visiteurs sans nom les remplacent.",
        ),
    ),
    "check_mended.seats": (
        ("One seat was lost and went to a bot.", "{n} seats were lost and went to bots."),
        (
            "Une place est perdue ; un robot la tient.",
            "{n} places sont perdues ; des robots les tiennent.",
        ),
    ),
    "check_mended.records": (
        ("One record was left out.", "{n} records were left out."),
        ("Un enregistrement est omis.", "{n} enregistrements sont omis."),
    ),
    "check_mended.cut": (
        "Table {table} goes on after entry {kept}; there were {before}.",
        "La table {table} reprend après l’entrée {kept} ; il y en avait {before}.",
    ),
    "check_mended.removed": (
        "Table {table} could not be saved.",
        "La table {table} n’a pas pu être sauvée.",
    ),
    **DOCTOR_SAID,
}
