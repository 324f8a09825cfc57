// boardgame.io's server as its documentation starts it: node server.js memory, or
// node server.js FOLDER to keep the matches in files there. Prints the port it listens on.
//
// package.json pins two of its companions where they were when it was released: node-persist, which
// it is tested with (later ones put writes off by up to a second), and koa-compose (with later ones
// the lobby answers 404 to everything).

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Yachts } = require("./yachts.js");

const where = process.argv[2];
if (where === undefined) {
  console.error("say where matches are kept: memory, or a folder");
  process.exit(2);
}

const server = Server({
  games: [Yachts],
  origins: [Origins.LOCALHOST],
  // Without a db it keeps everything in memory.
  ...(where === "memory" ? {} : { db: new FlatFile({ dir: where }) }),
});

// It would listen on every address of the machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);

server.run({ port: 0 }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
