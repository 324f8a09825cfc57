/** What the HTTP interface takes and gives, under its own names (the live messages: live/wire.ts). */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Frame = Schemas["FrameCard"];
export type Frames = Schemas["FramesCard"];
export type HeldCard = Schemas["HeldCard"];
export type Picture = Schemas["PictureCard"];
export type Reel = Schemas["ReelCard"];
export type ReelSeat = Schemas["ReelSeat"];
export type Step = Schemas["StepCard"];
export type Track = Schemas["WakeCard"];
export type BotCard = Schemas["BotCard"];
export type Chart = Schemas["Chart"];
export type ChartWish = Schemas["ChartWish"];
export type Complaint = Schemas["Complaint"];
export type CourseCard = Schemas["CourseCard"];
export type CourseView = Schemas["CourseView"];
export type DialCard = Schemas["DialCard"];
export type Draft = Schemas["DraftCard"];
export type GameCard = Schemas["GameCard"];
export type KindCard = Schemas["KindCard"];
export type Me = Schemas["Me"];
export type MoveCode = Schemas["MoveCode"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type OptionCard = Schemas["OptionCard"];
export type PlanVariant = Schemas["PlanVariant"];
export type PlanVerdicts = Schemas["PlanVerdicts"];
export type Verdict = Schemas["Verdict"];
export type PieceCard = Schemas["PieceCard"];
export type Problem = Schemas["Problem"];
export type ProblemReply = Schemas["ProblemReply"];
export type PublicTableCard = Schemas["PublicTableCard"];
export type RematchCard = Schemas["RematchCard"];
export type RuleCard = Schemas["RuleCard"];
export type SeatCard = Schemas["SeatCard"];
export type TableCard = Schemas["TableCard"];
export type TableView = Schemas["TableView"];
export type VisitorCard = Schemas["VisitorCard"];
export type ChainCard = Schemas["ChainCard"];
export type ChanceCard = Schemas["ChanceCard"];
export type ProgressCard = Schemas["ProgressCard"];
export type ResultsCard = Schemas["ResultsCard"];
export type Series = Schemas["Series"];
export type StatisticsCard = Schemas["StatisticsCard"];
export type VerificationCard = Schemas["VerificationCard"];
