/** Says that there is no connection, and what can be read all the same. */
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { online } from "../device/online";
import { language, useWords } from "../i18n";
import { isKept, LESSON_FILES, type LessonFile } from "../study/keptNames";
import { Notice } from "../ui";

export function Offline() {
  const off = !online.value;
  return (
    <div role="status" class="page-width">
      {off && <Told />}
    </div>
  );
}

export const PLACES: Record<LessonFile, string> = {
  book: "/rules",
  "first-race": "/learn",
  puzzles: "/puzzles",
};

function Told() {
  const t = useWords("common");
  const { path } = useLocation();
  const kept = useKept();
  return (
    <Notice>
      <p>
        <strong>{t("noConnection.title")}</strong> {t("noConnection.text")}
      </p>
      {kept.length === 0 ? (
        <p>{t("noConnection.none")}</p>
      ) : (
        // Elsewhere one is about something else.
        <details class="kept-fold" open={path === "/"}>
          <summary>{t("noConnection.kept")}</summary>
          <ul class="kept-here">
            {kept.map(({ game, name, files }) => (
              <li key={game}>
                <strong>{name}</strong>
                {files.map((file) => (
                  <a key={file} href={`${PLACES[file]}/${game}`}>
                    {t(`noConnection.file.${file}`)} <span class="unseen">{name}</span>
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
}

interface Kept {
  game: string;
  name: string;
  files: LessonFile[];
}

/** What is kept here of each game, in the language spoken now. */
export function useKept(): Kept[] {
  const lang = language.value;
  const [kept, setKept] = useState<Kept[]>([]);
  useEffect(() => {
    if (!("caches" in window)) return;
    void keptAddresses().then(async (addresses) => {
      const found = keptFiles(addresses, lang);
      setKept(await Promise.all(found.map(async (one) => ({ ...one, name: await nameOf(one) }))));
    });
  }, [lang]);
  return kept;
}

async function keptAddresses(): Promise<string[]> {
  const names = (await caches.keys()).filter(isKept);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => url);
}

interface KeptFiles extends Omit<Kept, "name"> {
  /** One of them, which has the game's name. */
  address: string;
}

/** The games of which something is kept in a language, and what. */
export function keptFiles(addresses: readonly string[], lang: string): KeptFiles[] {
  const games = new Map<string, Map<string, string>>();
  for (const address of addresses) {
    const [, game, file, spoken] =
      /\/boards\/([^/]+)\/([^/.]+)\.([a-z]+)\.json/.exec(address) ?? [];
    if (game === undefined || file === undefined || spoken !== lang) continue;
    const files = games.get(game) ?? new Map<string, string>();
    games.set(game, files.set(file, address));
  }
  return [...games].sort().flatMap(([game, found]) => {
    const files = LESSON_FILES.filter((file) => found.has(file));
    const [first] = files;
    const address = first && found.get(first);
    return address === undefined ? [] : [{ game, files, address }];
  });
}

/** The name of a game as what is kept has it: the service, which would tell, is not there. */
async function nameOf({ game, address }: KeptFiles): Promise<string> {
  const kept = await caches.match(address);
  const { name, card } = ((await kept?.json()) ?? {}) as { name?: string; card?: { name: string } };
  return name ?? card?.name ?? game;
}
