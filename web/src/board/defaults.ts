/** The numbers that make the board feel as it does. CSS pixels and milliseconds unless said. */

/** A unit of the scene is never shown larger than this. */
export const LARGEST_UNIT = 110;
/** Going nearer and a double tap stop here: comfortable for a finger. */
export const COMFORTABLE_UNIT = 46;
/** Targets nearer to each other than this are not told apart by a finger. */
export const FINGER_UNIT = 24;
/** A study shows all that its question is about, unless units would be smaller than this. */
export const STUDY_UNIT = 15;
/** Units of water around what is shown; the least where room is short, and beside names. */
export const MARGIN = { usual: 2.4, least: 0.35, thing: 0.2 } as const;
/**
 * Following the race, the board goes closer where all of it would have smaller units than these, up
 * to so many pixels per unit, if that makes everything larger by the factor; and it stays where it
 * is for as long as the view it would choose is not larger or smaller by that factor.
 */
export const ATTENTION = { smaller: 30, most: 42, factor: 1.3 } as const;
/** Pieces within so many units of each other have to do with each other. */
export const CLOSE = 4;
/** Where another is within so many units, the pieces are shown with units of so many pixels. */
export const CROWD = 1.6;
export const CROWDED_UNIT = 36;
/** What is no larger than this many units is not cut at the edge of a view. */
export const THING = 4;
/**
 * The strips for the numbers at the edges of the view: how broad and how low, and the unit below
 * which only every fifth has room.
 */
export const RULER = { broad: 24, low: 18, every: 19 } as const;
/**
 * How far from the edge of the view the arrow to the next mark keeps its middle at least, and how
 * far the end of a long name; and the part of the mark or line that makes it needless when seen.
 */
export const BEACON = { x: 44, y: 18, edge: 6, part: 0.4 } as const;

/** When zoomed in, this share of the element may lie beyond the edge of the board. */
export const SLACK = 0.2;

/** A press that moved less than this is a click, not a drag. */
export const CLICK_REACH = { mouse: 5, touch: 10 } as const;
/** A second tap this soon and this near is a double tap. */
export const DOUBLE_TAP = { time: 320, reach: 28 } as const;
/** How long the mouse rests on a thing before its name is told. */
export const NAME_REST = 450;
/** How long a finger rests before it previews instead of picking. */
export const LONG_PRESS = 380;
/** How much a step of `+`, `-` and a double tap zooms. */
export const ZOOM_STEP = 1.5;
/** Zoom per pixel of the wheel, as an exponent of e. */
export const WHEEL_ZOOM = 0.0022;
/** The share of the element an arrow key pans. */
export const KEY_PAN = 0.16;
/** A thrown board keeps this share of its speed after each millisecond. */
export const FRICTION = 0.9955;

/** A finger's target is a disc of this radius around its middle, so 44 pixels across. */
export const FINGER = 22;
/** A mouse is exact: it picks within this many units, so that the next point can be asked about. */
export const MOUSE_UNITS = 0.6;
/** Yet never needs to come nearer than this. */
export const MOUSE_LEAST = 12;

/** What is held over the board is meant for a target within this many units, or for a lone one. */
export const DROP_REACH = 1.6;

/**
 * Type smaller than this grows, at most by the factor and not into its neighbours; what stays too
 * small to read is left out.
 */
export const LEGIBLE = { floor: 9.5, growth: 1.8 } as const;
/** The type on a target needs this height to be drawn. */
export const SIGN_FLOOR = 8;
/** A target is at least this wide, unless its neighbour would be covered. */
export const TARGET_FLOOR = { signed: 18, bare: 8 } as const;

/** More targets than this are a field: they are drawn so that what lies under them is seen. */
export const FIELD = 100;
/**
 * Directions from one place that are closer than this many degrees form a dial. Its radius in
 * pixels, in units at least and at most; the part of it where it can be gripped, from its middle;
 * how broad its ring is drawn; and how many degrees beside a direction still mean it.
 */
export const DIAL = {
  closer: 30,
  radius: 80,
  closest: 1.8,
  furthest: 5,
  inside: 0.4,
  outside: 1.4,
  band: 0.34,
  beside: 9,
} as const;

/** The view is drawn sharply again this long after the last gesture. */
export const REST = 140;
/** How long the view flies to another place. */
export const FLIGHT = 320;
/** A glide takes the first number, and the second more for each unit, but not more than the third. */
export const GLIDE = { least: 300, unit: 70, most: 850 } as const;
/** How long something new fades in. */
export const FADE = 220;
/** How long a die tumbles. */
export const TUMBLE = 620;
