/**
 * The parts every page is made of. Each is small, says in its own file what it is for, and takes
 * its looks from `styles/` (colours, spaces and type sizes are custom properties there).
 *
 *   Button, LinkButton, IconButton   kind="primary" once a screen; busy while something is under way
 *   Icon                             a sign beside a text, never alone
 *   SeatChip, Tag                    who has a seat; how something stands
 *   Card, Rope, Skeleton, Notice     paper, dividers, places held while loading, plain sentences
 *   Field, TextField, Select, Radios, Switch    with label, hint and error
 *   FileDrop                         a file is dropped or picked
 *   Dialog, Menu, Tabs               keyboard and focus included
 *   toast(text, tone)                says something at the foot of the page, and to screen readers
 *   tellRefusal(error)               says so at the foot of the page when the service refused something
 *   Heading, useTitle                the one h1 of a page, and the title of the tab
 */

export { Heading, useTitle } from "./arrival";
export { Button, IconButton, LinkButton } from "./button";
export { Colours, coloursOf, SeatChip, Tag, useColour } from "./chip";
export { canShare, copyText, shareLink } from "./clipboard";
export { Dialog } from "./dialog";
export {
  Field,
  FieldError,
  type Item,
  Radios,
  type Refused,
  Select,
  Switch,
  TextField,
} from "./field";
export { FileDrop } from "./fileDrop";
export { Icon, type Sign } from "./icon";
export { Menu, type MenuItem } from "./menu";
export { Card, Notice, Rope, Skeleton } from "./paper";
export { type Tab, Tabs } from "./tabs";
export { tellRefusal } from "./tellRefusal";
export { Toasts, toast } from "./toast";
