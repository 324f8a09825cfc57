/** The page: header, the area of the address, footer, toasts. */

import type { FunctionComponent } from "preact";
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from "preact-iso";
import { HomePage } from "../home";
import { needWords, useWords } from "../i18n";
import { LoggedOut } from "../identity/loggedOut";
import { Toasts } from "../ui";
import { Calm, Wrecked } from "./calm";
import { Footer } from "./footer";
import { Header } from "./header";
import { NotFound } from "./notFound";
import { Offline } from "./offline";

/** An area that is fetched when somebody goes there; when that fails, the way to try again. */
function fetched<P>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  return lazy(() =>
    load().catch((error: unknown): FunctionComponent<P> => {
      console.error(error);
      return Wrecked;
    }),
  );
}

const NewTablePage = fetched(async () => {
  const [area] = await Promise.all([import("../newTable"), needWords("newTable")]);
  return area.NewTablePage;
});
const CoursePage = fetched(async () => {
  const [area] = await Promise.all([import("../courses"), needWords("courses")]);
  return area.CoursePage;
});
const MePage = fetched(async () => {
  const [area] = await Promise.all([import("../me"), needWords("me", "results")]);
  return area.MePage;
});
const TablePage = fetched(async () => {
  const [area] = await Promise.all([import("../table"), needWords("table", "live")]);
  return area.TablePage;
});
const TableReplayPage = fetched(async () => {
  const [area] = await Promise.all([import("../replay"), needWords("replay")]);
  return area.TableReplayPage;
});
const RecordReplayPage = fetched(async () => {
  const [area] = await Promise.all([import("../replay"), needWords("replay")]);
  return area.RecordReplayPage;
});
const BringPage = fetched(async () => {
  const [area] = await Promise.all([import("../replay/bring"), needWords("replay")]);
  return area.BringPage;
});

const RulesPage = fetched(async () => {
  const [area] = await Promise.all([import("../rules"), needWords("rules", "study")]);
  return area.RulesPage;
});
const OneRulePage = fetched(async () => {
  const [area] = await Promise.all([import("../rules/oneRule"), needWords("rules", "study")]);
  return area.OneRulePage;
});
const RulebooksPage = fetched(async () => {
  const [area] = await Promise.all([import("../rules"), needWords("rules", "study")]);
  return area.RulebooksPage;
});

const LearnPage = fetched(async () => {
  const [area] = await Promise.all([import("../learn"), needWords("learn", "study")]);
  return area.LearnPage;
});
const PuzzlesPage = fetched(async () => {
  const [area] = await Promise.all([import("../learn/puzzles"), needWords("learn", "study")]);
  return area.PuzzlesPage;
});

const QuestionPage = fetched(async () => {
  const [area] = await Promise.all([import("../question"), needWords("study")]);
  return area.QuestionPage;
});

const ResultsPage = fetched(async () => {
  const [area] = await Promise.all([import("../results"), needWords("results")]);
  return area.ResultsPage;
});

const VerifyPage = fetched(async () => {
  const [area] = await Promise.all([import("../verify"), needWords("verify")]);
  return area.VerifyPage;
});

export function Page() {
  const t = useWords("common");
  return (
    // Everything under /api is left to the browser: downloads.
    <LocationProvider scope={/^\/(?!api\/)/}>
      <a class="skip-link" href="#main">
        {t("skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <WithoutConnection />
        <Areas />
      </main>
      <Footer />
      <Toasts />
      <LoggedOut />
    </LocationProvider>
  );
}

/** What is said without a connection; a table says it in its own place, or while it is awaited. */
function WithoutConnection() {
  const { path } = useLocation();
  return /^\/t\/[^/]+$/.test(path) ? null : <Offline />;
}

function Areas() {
  const { path } = useLocation();
  return (
    <Calm place={path}>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game" component={NewTablePage} />
          <Route path="/t/:id" component={TablePage} />
          <Route path="/courses/:id" component={CoursePage} />
          <Route path="/t/:id/replay" component={TableReplayPage} />
          <Route path="/r/:id" component={RecordReplayPage} />
          <Route path="/replay" component={BringPage} />
          <Route path="/t/:id/results" component={ResultsPage} />
          <Route path="/verify" component={VerifyPage} />
          <Route path="/me" component={MePage} />
          <Route path="/rules" component={RulebooksPage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/rules/:game/:rule" component={OneRulePage} />
          <Route path="/why/:token" component={QuestionPage} />
          <Route path="/learn/:game" component={LearnPage} />
          <Route path="/puzzles/:game/:id?" component={PuzzlesPage} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
    </Calm>
  );
}
