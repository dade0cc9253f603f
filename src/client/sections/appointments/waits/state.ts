import type { HoursByDate, SetUpLine, WaitingLine } from './lines';

/** What the room knows beside the entities and the address. */
export interface WaitsState {
  /** The lines of the list as it was last looked through; `null` before that. */
  lines: readonly WaitingLine[] | null;
  /** The doctors who are expected from today on. */
  doctors: readonly string[];
  /** The opening hours of each doctor who was checked. */
  hours: Readonly<Partial<Record<string, HoursByDate>>>;
  /** How many doctors the last check is about, who has still to be checked, and whose hours could not be read. */
  check: { total: number; waiting: readonly string[]; missed: readonly string[] };
  /** How the set-up was last looked through: by how many calls, how many were answered, and what they showed. */
  setUp: {
    status: 'never' | 'running' | 'stopped' | 'done';
    total: number;
    done: number;
    missed: number;
    lines: readonly SetUpLine[];
  };
  /** Lines that were put aside, by key, each with what it was like then. */
  aside: Readonly<Record<string, string>>;
  /** Appointments that were rejected or cancelled from here in this session, by the text of their ids. */
  droppedHere: readonly string[];
}

/** The shape that selectors of what waits need. */
export interface WaitsRoot {
  appointmentWaits: WaitsState;
}

/** Before the list was looked through for the first time. */
export const NOTHING_YET: WaitsState = {
  lines: null,
  doctors: [],
  hours: {},
  check: { total: 0, waiting: [], missed: [] },
  setUp: { status: 'never', total: 0, done: 0, missed: 0, lines: [] },
  aside: {},
  droppedHere: [],
};
