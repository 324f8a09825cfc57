"""The web service: tables where people and bots race, over HTTP and one live connection each.

Its rooms, from the top down; a room imports only from those below it:

| room | what is in it |
|---|---|
| `http` | the application, its routes, and what every request passes through |
| `previews` | what a link shows before anybody opens it: titles, words, pictures of boards |
| `learning`, `replay`, `results` | what is done with races besides playing them |
| `live` | the tables in play in this process: loaded, kept going, watched, announced to everybody |
| `views` | what people see of a position and of a table |
| `tables` | what a table is, what may be done there, and how it is stored |
| `courses` | courses laid by hand |
| `catalogue`, `visitors` | the games on offer; the people who visit |
| `storage` | the database, its schema, its copies, and messages between processes |
| `operations` | settings, logs, metrics, limits, background work |
| `schemas` | everything the API accepts and returns |

`refusals`, `language` and `encoding` lie below all of them: the typed "no", the sentences of the
service, and JSON.
"""
