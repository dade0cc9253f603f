import type { Message, Text } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { SheetValues } from './events';

/** What a cell says: a value in the form in which it is compared, or why it is not understood. */
export type CellReading = { value: string } | { fault: Text };

/** One column of a sheet; `World` is what its cells may name, such as the subcategories. */
export interface SheetColumn<World> {
  id: string;
  head: Message;
  /** The same head in Arabic: a file is read whatever language is on screen. */
  arabic: string;
  /** What else it may be headed by. */
  also?: readonly string[];
  /** Whether it tells people what a row is about, and says nothing to the import. */
  isNote?: boolean;
  /** Reads a cell that is not blank. */
  read: (text: string, world: World) => CellReading;
  /** What a file and the screen say of a value; the value itself where it is left out. */
  show?: (value: string, world: World) => Text;
  /** Whether a spreadsheet may reckon with its values. */
  isNumber?: boolean;
  /** Whether a cell changes nothing of what is there; where the two are equal, unless told. */
  isSame?: (now: string, wanted: string) => boolean;
  /** Whether a value is added to what is there, so that it takes the place of nobody's. */
  isAddedTo?: boolean;
  /** What has to be said of a value that changes only a part of what is there. */
  note?: (now: string, wanted: string) => Text | null;
  /** What stands in the rows of the template, by which people see what is meant. */
  examples: readonly [string, string, string];
}

/** What a row of a file is about. */
export type Identity<Thing> =
  | { is: 'known'; thing: Thing; key: string }
  /** With the code that it would get, where the file gives it one. */
  | { is: 'new'; key: string; name: string; code?: string }
  | { is: 'fault'; column: string; fault: Text };

/** One kind of sheet: its columns, and how its rows are told from each other. */
export interface SheetKind<Thing extends { id: Id }, World> {
  /** The kind of what its rows are. */
  name: string;
  columns: readonly SheetColumn<World>[];
  /** The heads of our own files that say nothing to an import, in both languages. */
  passedOver: readonly string[];
  things: (world: World) => readonly Thing[];
  /** What a thing has in the columns. */
  valuesOf: (thing: Thing, world: World) => SheetValues;
  nameOf: (thing: Thing, world: World) => string;
  /** Makes what tells of the values of a row whether they are of something known; once for all rows. */
  identify: (world: World) => (values: SheetValues) => Identity<Thing>;
  /** What is wrong with a row as a whole, by column; of a new one also what is missing. */
  check: (values: SheetValues, now: SheetValues | null) => Readonly<Record<string, Text | undefined>>;
  /** Whether a thing is what a new row with this key has made. */
  isMade: (thing: Thing, key: string) => boolean;
}
