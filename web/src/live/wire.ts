/** The messages of the live connection, by the names the service gives them. */
import type { components } from "../api/schema";

type Schemas = components["schemas"];

export type TableView = Schemas["TableView"];
export type TableCard = Schemas["TableCard"];
export type SeatCard = Schemas["SeatCard"];
export type VisitorCard = Schemas["VisitorCard"];
export type RuleCard = Schemas["RuleCard"];
export type Sentence = Schemas["Sentence"];
export type Entry = Schemas["Entry"];
export type Setback = Schemas["Setback"];
export type Due = Schemas["Due"];
export type Trail = Schemas["Trail"];
export type Target = Schemas["Target"];
export type Choice = Schemas["Choice"];
export type Odd = Schemas["Odd"];
export type Amount = Schemas["Amount"];
export type Slider = Schemas["Slider"];
export type Ranking = Schemas["Ranking"];
export type Reason = Schemas["Reason"];
export type Placing = Schemas["Placing"];
export type Ending = Schemas["Ending"];
export type StageEnd = Schemas["StageEnd"];
export type HandCard = Schemas["HandCard"];
export type Offer = Schemas["Offer"];
export type Overlay = Schemas["Overlay"];
export type Shortcut = Schemas["Shortcut"];
export type Fact = Schemas["Fact"];
export type SeatFacts = Schemas["SeatFacts"];
export type Sight = Schemas["Sight"];
export type ChatLine = Schemas["ChatLine"];

export type Watch = Schemas["Watch"];
export type Move = Schemas["Move"];
export type Undo = Schemas["Undo"];
export type Resign = Schemas["Resign"];
export type Say = Schemas["Say"];
export type AskWhyNot = Schemas["AskWhyNot"];
export type AskMeant = Schemas["AskMeant"];
export type AskPreview = Schemas["AskPreview"];
export type AskHint = Schemas["AskHint"];
export type AskLook = Schemas["AskLook"];
export type AskDescription = Schemas["AskDescription"];
export type AskTrails = Schemas["AskTrails"];

export type Ack = Schemas["Ack"];
export type Refused = Schemas["Refused"];
export type WhyNotAnswer = Schemas["WhyNotAnswer"];
export type MeantAnswer = Schemas["MeantAnswer"];
export type PreviewAnswer = Schemas["PreviewAnswer"];
export type HintAnswer = Schemas["HintAnswer"];
export type LookAnswer = Schemas["LookAnswer"];
export type DescriptionAnswer = Schemas["DescriptionAnswer"];
export type TrailsAnswer = Schemas["TrailsAnswer"];
export type State = Schemas["State"];
export type Earlier = Schemas["Earlier"];
export type Update = Schemas["Update"];
export type Welcome = Schemas["Welcome"];

/** What must reach the service, however often the connection breaks. */
export type Delivery = Move | Undo | Resign | Say;

/** What wants an answer now or not at all. */
export type Question =
  | AskWhyNot
  | AskMeant
  | AskPreview
  | AskHint
  | AskLook
  | AskDescription
  | AskTrails;

export type FromPage =
  | Watch
  | Schemas["Unwatch"]
  | Schemas["SpeakLanguage"]
  | Delivery
  | Question
  | Schemas["Skip"]
  | Schemas["Ping"];

export type ToPage =
  | Welcome
  | State
  | Earlier
  | Update
  | Schemas["TableChanged"]
  | Schemas["CardChanged"]
  | Ack
  | Refused
  | WhyNotAnswer
  | MeantAnswer
  | PreviewAnswer
  | HintAnswer
  | LookAnswer
  | DescriptionAnswer
  | TrailsAnswer
  | Schemas["ChatSaid"]
  | Schemas["Missed"]
  | Schemas["Pong"];

/** The answer each kind of question gets when it is not refused. */
export interface Answers {
  why_not: WhyNotAnswer;
  meant: MeantAnswer;
  preview: PreviewAnswer;
  hint: HintAnswer;
  look: LookAnswer;
  describe: DescriptionAnswer;
  trails: TrailsAnswer;
}

/** A message as it is written by the page: the connection adds the id. */
export type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : M;
