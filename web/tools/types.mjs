// Writes src/api/schema.d.ts, the wire in TypeScript, from the OpenAPI document of the service.
//   npm run types                writes it
//   npm run types -- --check     only says whether it is up to date
// PYTHON names the Python that has Layline installed; without it the one of ../.venv.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const file = here("../src/api/schema.d.ts");
const python = process.env.PYTHON ?? here("../../.venv/bin/python");

const printer = "layline.server.http.print_openapi";
const json = execFileSync(python, ["-m", printer], { encoding: "utf-8" });
const written = `// Made by \`npm run types\` from the service's OpenAPI document; not to be edited.\n\n${astToString(
  await openapiTS(JSON.parse(json)),
)}`;
if (process.argv.includes("--check")) {
  const kept = existsSync(file) ? readFileSync(file, "utf-8") : "";
  if (kept !== written) {
    console.error("web/src/api/schema.d.ts is out of date; in web/: npm run types");
    process.exit(1);
  }
} else {
  writeFileSync(file, written);
}
