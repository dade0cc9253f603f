import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import type { DateText } from '#contract/common';
import type { AppointmentRow } from '../list/rows';
import type { Certainty } from '../view/certainty';
import type { FreeMark } from './asked';
import type { Minutes } from './layout';
import type { ShownColumn } from './selectors';
import type { Moving, MovingOptions } from './useMoving';
import type { Turn } from './useOneAtATime';

/** What the board shows, and what it tells of. */
export interface BoardGridProps extends MovingOptions {
  label: string;
  columns: readonly ShownColumn[];
  /** The way to the columns beside the one that stands alone; `null` where there is room for all. */
  turn: Turn | null;
  hours: Minutes;
  isWeek: boolean;
  today: DateText;
  /** Whether it is known how many appointments there are. */
  certainty: Certainty;
  markedId: string | null;
  /** The free time that somebody came for. */
  free: FreeMark | null;
  toRow: (appointment: StoredAppointment) => AppointmentRow;
  /** The doctors whose opening hours could not be read. */
  failed: ReadonlySet<string>;
  /** Told of the doctors that rest in view, one a line. */
  onColumnsSeen: (doctors: readonly string[]) => void;
  onOpened: (id: string) => void;
  /** Told of the column and the first minute of a place without an appointment. */
  onPlacePressed: (column: ShownColumn, minute: number) => void;
  /** What is being moved just now, and where to. */
  sent: Moving | null;
  /** The name of the place of a slot. */
  placeOf: (slot: Slot) => string;
  /** So many days, or weeks, further. */
  onStepped: (steps: number) => void;
}
