/**
 * Charts of our own: plain SVG, drawn at the width they have.
 *
 *   ChartFrame   a title, the picture, and the same as a table
 *   LineChart    stepped lines over moments; one stop for the keyboard, read with the arrow keys
 *   BarChart     counts beside what was expected; every bar can be focused and is read out
 *
 * Colours are those of the seats or of the pieces; every line also has a pattern and a sign, every happening a shape.
 */

export { BarChart, type ChartBar, tenths } from "./barChart";
export { ChartFrame } from "./frame";
export { type ChartHappening, type ChartLine, type ChartMoment, LineChart } from "./lineChart";
export { HAPPENINGS, HappeningSample, LineSample, painted } from "./marks";
