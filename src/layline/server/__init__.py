"""The web service: tables where people and bots race, over HTTP and one live connection each.

Its rooms, from the top down; a room imports only from those below it:

| room | what is in it |
|---|---|
| `http` | the application, its routes, and what every request passes through |
| `learning`, `replay`, `results` | what is made of races besides playing them |
| `live` | the tables in play in this process: loaded, attended to, watched, told to everybody |
| `views` | what people see of a position and of a table |
| `tables` | what a table is, what may be done there, and how it is stored |
| `courses` | courses laid by hand |
| `catalogue`, `visitors` | the games there are; the people who come |
| `storage` | the database, its schema, its copies, and word between processes |
| `operations` | settings, logs, figures, limits, work beside the tables |
| `schemas` | all that the API takes and gives |

`refusals`, `language` and `encoding` lie below all of them: the typed "no", the sentences of the
service, and JSON.
"""
