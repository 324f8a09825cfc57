"""What `layline doctor` says, in English and French; `.do` is what to do about it."""

from __future__ import annotations

DOCTOR_SAID: dict[str, tuple[str, str]] = {
    "doctor_well": ("ok", "bien"),
    "doctor_note": ("note", "note"),
    "doctor_wrong": ("WRONG", "ERREUR"),
    "doctor_all_well": ("Nothing is wrong.", "Tout va bien."),
    "doctor_ill": ("Something is wrong; see above.", "Quelque chose ne va pas ; voir plus haut."),
    "doctor.versions": (
        "Layline {layline}, Python {python}, SQLite {sqlite}",
        "Layline {layline}, Python {python}, SQLite {sqlite}",
    ),
    "doctor.postgres": (
        "{database} answers: PostgreSQL {version}",
        "{database} répond : PostgreSQL {version}",
    ),
    # Settings.
    "doctor.https": ("People come over {url}", "On vient par {url}"),
    "doctor.only_here": (
        "Only this machine can connect ({host})",
        "Seule cette machine peut se connecter ({host})",
    ),
    "doctor.no_https": (
        "People connect to {host} without https: passwords and cookies can be read on the way",
        "On se connecte à {host} sans https : mots de passe et cookies se lisent en chemin",
    ),
    "doctor.no_https.do": (
        "Put a web server with a certificate in front and set LAYLINE_PUBLIC_URL=https://...",
        "Mettez devant un serveur web avec un certificat et LAYLINE_PUBLIC_URL=https://...",
    ),
    "doctor.metrics_for_everyone": (
        "Everybody may read /metrics",
        "Tout le monde peut lire /metrics",
    ),
    "doctor.metrics_for_everyone.do": (
        "Leave LAYLINE_METRICS at loopback",
        "Laissez LAYLINE_METRICS à loopback",
    ),
    "doctor.trusts_everybody": (
        "Everybody is believed about where they come from, so limits by address mean nothing",
        "Chacun est cru sur son adresse, donc les limites par adresse ne valent rien",
    ),
    "doctor.trusts_everybody.do": (
        "Name your proxies in LAYLINE_TRUSTED_PROXIES instead of *",
        "Nommez vos mandataires dans LAYLINE_TRUSTED_PROXIES au lieu de *",
    ),
    "doctor.no_limits": (
        "There is no limit to how much a visitor or an address may ask for",
        "Rien ne limite ce qu’un visiteur ou une adresse peut demander",
    ),
    "doctor.no_limits.do": (
        "Set LAYLINE_REQUESTS_PER_MINUTE and LAYLINE_ADDRESS_REQUESTS_PER_MINUTE above 0",
        "Mettez LAYLINE_REQUESTS_PER_MINUTE et LAYLINE_ADDRESS_REQUESTS_PER_MINUTE au-dessus de 0",
    ),
    "doctor.webhooks_anywhere": (
        "Webhooks may reach machines of your own network",
        "Les webhooks peuvent atteindre des machines de votre réseau",
    ),
    "doctor.webhooks_anywhere.do": (
        "Leave LAYLINE_WEBHOOKS at public unless you need it",
        "Laissez LAYLINE_WEBHOOKS à public sauf besoin",
    ),
    # Files.
    "doctor.open_file": (
        "Others may read {file} (mode {mode}), which holds secrets",
        "D’autres peuvent lire {file} (mode {mode}), qui contient des secrets",
    ),
    "doctor.open_file.do": ("chmod 600 {file}", "chmod 600 {file}"),
    "doctor.open_folder": (
        "Others may change what lies in {folder}",
        "D’autres peuvent changer ce qui est dans {folder}",
    ),
    "doctor.open_folder.do": ("chmod 700 {folder}", "chmod 700 {folder}"),
    "doctor.private": ("Only its owner may read {file}", "Seul son propriétaire peut lire {file}"),
    # The database.
    "doctor.no_database_yet": (
        "There is no database {file} yet",
        "Il n’y a pas encore de base {file}",
    ),
    "doctor.no_database_yet.do": (
        "layline serve will make it",
        "layline serve la créera",
    ),
    "doctor.folder_closed": (
        "The database is missing, and {folder} cannot be written to",
        "La base manque, et on ne peut pas écrire dans {folder}",
    ),
    "doctor.folder_closed.do": (
        "Give the folder to the user that runs Layline, or set LAYLINE_DATABASE",
        "Donnez le dossier à l’utilisateur de Layline, ou réglez LAYLINE_DATABASE",
    ),
    "doctor.schema": (
        "The database is up to date (version {revision})",
        "La base est à jour (version {revision})",
    ),
    "doctor.empty_database": ("The database is empty", "La base est vide"),
    "doctor.empty_database.do": (
        "layline serve or layline db upgrade will make its tables",
        "layline serve ou layline db upgrade créera ses tables",
    ),
    "doctor.old_schema": (
        "The database is of version {revision}, and Layline needs {newest}",
        "La base est de la version {revision}, et il faut la {newest} à Layline",
    ),
    "doctor.old_schema.do": (
        "Make a backup, then: layline db upgrade",
        "Faites une sauvegarde, puis : layline db upgrade",
    ),
    "doctor.newer_schema": (
        "The database is of version {revision}, newer than this Layline knows ({newest})",
        "La base est de la version {revision}, plus récente que ce Layline ({newest})",
    ),
    "doctor.newer_schema.do": (
        "Install the newer Layline again, or use a backup from before the upgrade",
        "Réinstallez le Layline plus récent, ou prenez une sauvegarde d’avant la mise à jour",
    ),
    "doctor.writable": ("{database} can be written to", "On peut écrire dans {database}"),
    "doctor.not_writable": (
        "{database} cannot be used: {why}",
        "{database} est inutilisable : {why}",
    ),
    "doctor.not_writable.do": (
        "Check that it runs, its address and password, and the rights of the user of Layline",
        "Vérifiez qu’elle tourne, son adresse, son mot de passe et les droits de l’utilisateur",
    ),
    "doctor.damaged": ("{database} is damaged: {why}", "{database} est abîmée : {why}"),
    "doctor.damaged.do": (
        "layline db check says what can be saved",
        "layline db check dit ce qui peut être sauvé",
    ),
    # Clocks.
    "doctor.clock": (
        "The clocks agree (within {seconds} s)",
        "Les horloges sont d’accord (à {seconds} s près)",
    ),
    "doctor.clock_of_database": (
        "The clock of the database is {seconds} s away from that of this machine",
        "L’horloge de la base est à {seconds} s de celle de cette machine",
    ),
    "doctor.clock_of_database.do": (
        "Let both keep time, for instance with systemd-timesyncd or chrony",
        "Mettez les deux à l’heure, par exemple avec systemd-timesyncd ou chrony",
    ),
    "doctor.clock_of_service": (
        "The clock of the service is {seconds} s away from that of this machine",
        "L’horloge du service est à {seconds} s de celle de cette machine",
    ),
    "doctor.clock_of_service.do": (
        "Let both keep time, for instance with systemd-timesyncd or chrony",
        "Mettez les deux à l’heure, par exemple avec systemd-timesyncd ou chrony",
    ),
    "doctor.clock_went_back": (
        "Something was stored {seconds} s after what the clock of this machine says is now",
        "Quelque chose a été écrit {seconds} s après l’heure qu’il est sur cette machine",
    ),
    "doctor.clock_went_back.do": (
        "Set the clock right before people play: their clocks depend on it",
        "Remettez l’horloge à l’heure avant qu’on joue : les pendules en dépendent",
    ),
    # Disk and package.
    "doctor.disk": ("{free} MB are free at {folder}", "{free} Mo libres dans {folder}"),
    "doctor.little_disk": (
        "Only {free} MB are free at {folder}",
        "Il n’y a que {free} Mo libres dans {folder}",
    ),
    "doctor.little_disk.do": (
        "Make room: without it no move can be stored",
        "Faites de la place : sans elle, aucun coup ne peut être gardé",
    ),
    "doctor.page": ("The page is built", "La page est construite"),
    "doctor.no_page": ("The page is missing", "La page manque"),
    "doctor.no_page.do": (
        "Install a wheel, or build it in the checkout: make page",
        "Installez un wheel, ou construisez-la dans la copie : make page",
    ),
    "doctor.compiled": ("The rules are compiled", "Les règles sont compilées"),
    "doctor.not_compiled": (
        "The rules are not compiled yet: {games}",
        "Les règles ne sont pas encore compilées : {games}",
    ),
    "doctor.not_compiled.do": (
        "layline compile, as the user of the service; or it happens when it is first started",
        "layline compile, sous l’utilisateur du service ; sinon au premier démarrage",
    ),
    "doctor.no_boards": (
        "The boards of the rulebooks are not written yet",
        "Les plateaux des livrets de règles ne sont pas encore écrits",
    ),
    "doctor.no_boards.do": (
        "layline boards; or it happens when the service is first started",
        "layline boards ; sinon au premier démarrage du service",
    ),
    # From outside.
    "doctor.unreachable": ("{url} cannot be reached: {why}", "{url} est hors d’atteinte : {why}"),
    "doctor.unreachable.do": (
        "Check name, port and certificate, that the proxy runs, and the firewall",
        "Vérifiez nom, port et certificat, que le mandataire tourne, et le pare-feu",
    ),
    "doctor.ill": ("{url}/healthz answers {status}", "{url}/healthz répond {status}"),
    "doctor.ill.do": (
        "See the log of the service; with 502 or 504 the proxy does not reach it",
        "Voyez le journal du service ; avec 502 ou 504, le mandataire ne l’atteint pas",
    ),
    "doctor.not_layline": ("{url} is not Layline", "{url} n’est pas Layline"),
    "doctor.not_layline.do": (
        "Check to which port the proxy forwards",
        "Vérifiez vers quel port le mandataire renvoie",
    ),
    "doctor.reachable": ("{url} answers: Layline {version}", "{url} répond : Layline {version}"),
    "doctor.other_version": (
        "{url} runs Layline {version}, and this is {ours}",
        "{url} tourne avec Layline {version}, et ceci est {ours}",
    ),
    "doctor.other_version.do": (
        "After an upgrade, start the service again",
        "Après une mise à jour, redémarrez le service",
    ),
    "doctor.no_page_there": ("{url} shows no page", "{url} ne montre pas de page"),
    "doctor.no_page_there.do": (
        "Forward everything to the service; install a wheel, or run make page",
        "Renvoyez tout au service ; installez un wheel, ou make page",
    ),
    "doctor.headers_lost": (
        "The headers that protect browsers do not arrive",
        "Les en-têtes qui protègent les navigateurs n’arrivent pas",
    ),
    "doctor.headers_lost.do": (
        "Let the proxy pass on the headers of the service as they are",
        "Que le mandataire transmette les en-têtes du service tels quels",
    ),
    "doctor.plain_http": (
        "Others can reach it without https",
        "D’autres peuvent l’atteindre sans https",
    ),
    "doctor.plain_http.do": (
        "Give the proxy a certificate and redirect http to https",
        "Donnez un certificat au mandataire et redirigez http vers https",
    ),
    "doctor.public_url_missing": (
        "The service does not know that people come over https: its cookies may travel without",
        "Le service ne sait pas qu’on vient par https : ses cookies peuvent voyager sans",
    ),
    "doctor.public_url_missing.do": (
        "Set LAYLINE_PUBLIC_URL to the https address",
        "Mettez l’adresse en https dans LAYLINE_PUBLIC_URL",
    ),
    "doctor.cannot_tell": (
        "The service is too old to say what it sees of visitors",
        "Le service est trop ancien pour dire ce qu’il voit des visiteurs",
    ),
    "doctor.https_not_seen": (
        "The proxy does not tell the service that people come over https",
        "Le mandataire ne dit pas au service qu’on vient par https",
    ),
    "doctor.https_not_seen.do": (
        "Let it set X-Forwarded-Proto (see deploy/), and name it in LAYLINE_TRUSTED_PROXIES",
        "Qu’il envoie X-Forwarded-Proto (voir deploy/), et nommez-le dans LAYLINE_TRUSTED_PROXIES",
    ),
    "doctor.address_not_told": (
        "The proxy does not say where visitors come from: limits count all of them as one",
        "Le mandataire ne dit pas d’où l’on vient : les limites comptent tout le monde ensemble",
    ),
    "doctor.address_not_told.do": (
        "Let it set X-Forwarded-For (see deploy/)",
        "Qu’il envoie X-Forwarded-For (voir deploy/)",
    ),
    "doctor.proxy_not_trusted": (
        "The service does not believe the proxy, which comes from {address}",
        "Le service ne croit pas le mandataire, qui vient de {address}",
    ),
    "doctor.proxy_not_trusted.do": (
        "Add {address} to LAYLINE_TRUSTED_PROXIES",
        "Ajoutez {address} à LAYLINE_TRUSTED_PROXIES",
    ),
    "doctor.forged_address": (
        "Visitors can claim any address: what they forge reaches the service",
        "Un visiteur peut prétendre à n’importe quelle adresse : le faux atteint le service",
    ),
    "doctor.forged_address.do": (
        "Let the proxy set X-Forwarded-For anew instead of passing it on (see deploy/)",
        "Que le mandataire remplace X-Forwarded-For au lieu de le transmettre (voir deploy/)",
    ),
    "doctor.address_seen": (
        "The service sees where visitors come from: you come from {address}",
        "Le service voit d’où l’on vient : vous venez de {address}",
    ),
    "doctor.metrics_outside": (
        "/metrics can be read from outside",
        "/metrics se lit du dehors",
    ),
    "doctor.metrics_outside.do": (
        "Refuse it in the proxy (see deploy/), or set LAYLINE_METRICS=off",
        "Refusez-le dans le mandataire (voir deploy/), ou LAYLINE_METRICS=off",
    ),
    "doctor.metrics_closed": (
        "/metrics is closed to the outside",
        "/metrics est fermé au dehors",
    ),
    "doctor.no_proxy_asked": (
        "{url} is the service itself; what stands in front was not asked",
        "{url} est le service même ; ce qui est devant n’a pas été interrogé",
    ),
    "doctor.no_proxy_asked.do": (
        "Give --url the address that people use",
        "Donnez à --url l’adresse que les gens utilisent",
    ),
    "doctor.live": ("Live connections get through", "Les connexions en direct passent"),
    "doctor.no_live": (
        "Live connections do not get through: {why}",
        "Les connexions en direct ne passent pas : {why}",
    ),
    "doctor.no_live.do": (
        "Let the proxy forward WebSockets at /api/live (see deploy/)",
        "Que le mandataire transmette les WebSockets de /api/live (voir deploy/)",
    ),
}
