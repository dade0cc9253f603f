import { isActive, isDropped, type StoredAppointment } from '#client/entities/appointments';
import { DAY_MINUTES, endMinutesOf, minutesOf } from '#client/lib/dates';
import { textOf } from '#client/lib/text';
import { SLOT_MINUTES } from '#contract/rules';
import { pairsIn } from '../clashes/clashing';
import { foldTwins, successorsIn } from '../view/folding';

/** Part of a day, in minutes since midnight. */
export interface Minutes {
  from: number;
  to: number;
}

/** An appointment where the board draws it: in one of the lanes that its column has at that time. */
export interface Block extends Minutes {
  appointment: StoredAppointment;
  lane: number;
  lanes: number;
  /** Whether nothing is seen of it, because of what lies over it. */
  isCovered?: boolean;
}

/** Why an appointment has no place on the board. */
export type Misfit = 'noDoctor' | 'noTime' | 'noEnd' | 'endsEarly' | 'tooLong';

/** What a column holds. */
export interface LaidOutColumn {
  /** By their beginning, those of one beginning from the first lane on; what was dropped is drawn behind. */
  blocks: readonly Block[];
  /** How many clashes there are among them. */
  clashes: number;
}

const HOUR = 60;
/** The hours of a board on which there is nothing. */
const WORKDAY: Minutes = { from: 8 * HOUR, to: 17 * HOUR };
/** What is shorter is drawn as long as this, so that it can be read and pressed. */
const SHORTEST = 10;

/** Why an appointment has no place on the board, `null` where it has one (decisions: day board). */
export function misfitOf({ doctor_id, start_time, end_time }: StoredAppointment): Misfit | null {
  if (textOf(doctor_id) === '') return 'noDoctor';
  if (!isTime(start_time)) return 'noTime';
  if (!isTime(end_time)) return 'noEnd';
  const [from, to] = [minutesOf(start_time), endMinutesOf(end_time)];
  if (to <= from) return 'endsEarly';
  return to - from > DAY_MINUTES || from >= DAY_MINUTES ? 'tooLong' : null;
}

/**
 * Places the appointments of one column. What shares time stands side by side: each group that hangs together has as
 * many lanes as it needs, and those who are expected come before those who are not. What was dropped takes no room from
 * what was not: it has lanes of its own, behind, and where its patient stands again at its time it is told there alone.
 */
export function layOut(appointments: readonly StoredAppointment[]): LaidOutColumn {
  const { rows } = foldTwins(appointments, successorsIn(appointments));
  const parts = rows
    .filter((one) => misfitOf(one) === null)
    .map((appointment) => ({ appointment, ...minutesIn(appointment) }))
    .sort(inTime);
  const placed = (isOff: boolean) =>
    groupsOf(parts.filter(({ appointment }) => isDropped(appointment) === isOff)).flatMap(inLanes);
  const kept = placed(false);
  const dropped = placed(true).map((block) => ({ ...block, isCovered: isCoveredBy(kept, block) }));
  return { blocks: [...kept, ...dropped].sort(inTime), clashes: pairsIn(appointments).length };
}

/** Whether blocks, by their beginning, leave nothing free of some time. */
function isCoveredBy(blocks: readonly Block[], { from, to }: Minutes): boolean {
  return blocks.reduce((until, block) => (block.from <= until ? Math.max(until, block.to) : until), from) >= to;
}

function inTime(one: Part, other: Part): number {
  return one.from - other.from || rankOf(one) - rankOf(other) || other.to - one.to;
}

/** The whole hours from the first to the last one in use, of blocks and of opening hours. */
export function hoursInUse(used: readonly Minutes[]): Minutes {
  if (used.length === 0) return WORKDAY;
  let [from, to] = [DAY_MINUTES, 0];
  for (const part of used) {
    from = Math.min(from, part.from);
    to = Math.max(to, part.to);
  }
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.min(DAY_MINUTES, Math.ceil(to / HOUR) * HOUR) };
}

/** How many rows of a slot each some hours have. */
export function rowCount({ from, to }: Minutes): number {
  return Math.ceil((to - from) / SLOT_MINUTES);
}

/** The row that a minute lies in, from 0 on. */
export function boardRowOf(minute: number, hours: Minutes): number {
  return Math.floor((minute - hours.from) / SLOT_MINUTES);
}

type Part = Minutes & Pick<Block, 'appointment'>;

function isTime(time: string): boolean {
  return /^\d{1,3}:\d{2}(:\d{2}(\.\d+)?)?$/.test(time);
}

function minutesIn({ start_time, end_time }: StoredAppointment): Minutes {
  return { from: minutesOf(start_time), to: Math.min(DAY_MINUTES, endMinutesOf(end_time)) };
}

function rankOf({ appointment }: Part): number {
  return isActive(appointment) ? 0 : 1;
}

function drawnEnd({ from, to }: Minutes): number {
  return Math.max(to, from + SHORTEST);
}

/** Cuts parts, sorted by beginning, where nothing is going on. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  let end = -1;
  for (const part of parts) {
    if (part.from >= end) groups.push([]);
    groups.at(-1)?.push(part);
    end = Math.max(end, drawnEnd(part));
  }
  return groups;
}

/** Puts each part of a group into the first lane that is free by then. */
function inLanes(group: readonly Part[]): Block[] {
  const ends: number[] = [];
  const placed = group.map((part) => {
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = drawnEnd(part);
    return { ...part, lane };
  });
  return placed.map((part) => ({ ...part, lanes: ends.length }));
}
