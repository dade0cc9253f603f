import { REST_MS } from '../clock/useRested';
import { isCutOff } from './cutOff';
import { sharedRoom, type ColumnRoom, type Widths } from './sharedRoom';

/** A column whose cells are measured, and the pixels that a person has given it. */
interface MeasuredColumn extends Omit<ColumnRoom, 'wanted'> {
  given?: number | undefined;
}

interface Attended {
  /** By which is remembered, until the page is loaded anew, what its columns have needed. */
  key: string;
  /** The columns that are shown; of one that is gone nothing is remembered. */
  columns: () => readonly MeasuredColumn[];
  /** The column of a cell. */
  columnOf: (cell: HTMLElement) => string | undefined;
  /** Pixels for all of them; 0 where that is not known. */
  room: () => number;
  onShared: (widths: Widths) => void;
}

/** Sees to the room of a table. */
export interface RoomAttendant {
  /** Other cells are shown: those that are cut off are given room, as soon as they rest. */
  look: () => void;
  /** The room or a width that a person gave has changed. */
  share: () => void;
  stop: () => void;
}

const known = new Map<string, Record<string, number>>();

/**
 * Measures the cells of a table that are drawn, and shares its room among the columns (`sharedRoom`). It remembers what
 * a column has needed once, and measures anew only where something is cut off, so that columns do not move while rows
 * pass, and again when the table gets another width.
 */
export function attendRoom(frame: HTMLElement, { key, columns, columnOf, room, onShared }: Attended): RoomAttendant {
  let wanted = known.get(key) ?? {};
  let shared = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const share = () => {
    const all = columns();
    const given = all.reduce((sum, one) => sum + (one.given ?? 0), 0);
    const free = all.filter((one) => one.given === undefined);
    const left = room() - given;
    if (left <= 0 || free.some(({ id }) => !wanted[id])) return;
    const widths = sharedRoom(
      free.map((one) => ({ ...one, wanted: wanted[one.id] ?? 0 })),
      left,
    );
    const before = shared;
    shared = JSON.stringify(widths);
    if (shared !== before) onShared(widths);
  };
  const look = () => {
    const isKnown = columns().every(({ id }) => wanted[id]);
    if (isKnown && !cellsIn(frame).some(isCutOff)) return;
    for (const [id, width] of Object.entries(measure(frame, columnOf))) {
      // A field does not tell how much it takes.
      const least = hasField(frame, id) ? columns().find((one) => one.id === id)?.least : 0;
      wanted[id] = Math.max(wanted[id] ?? 0, width, least ?? 0);
    }
    share();
  };
  const atRest = (then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, REST_MS);
  };
  let width = frame.clientWidth;
  const observer = new ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    share();
    atRest(() => {
      wanted = {};
      known.set(key, wanted);
      look();
    });
  });
  known.set(key, wanted);
  observer.observe(frame);
  share();
  look();
  return {
    look: () => atRest(look),
    share,
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

const CELLS = '[role="columnheader"], [role="gridcell"], [role="row"][aria-rowindex] > [role="cell"]';

function cellsIn(frame: Element): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(CELLS)];
}

function hasField(frame: Element, id: string): boolean {
  return frame.querySelector(`[data-field="${id}"] input:not([type="checkbox"])`) !== null;
}

/** The width that the widest cell of each column takes, as the browser tells it of cells that nothing confines. */
function measure(frame: HTMLElement, columnOf: Attended['columnOf']): Record<string, number> {
  const cells = cellsIn(frame);
  const { scrollLeft } = frame;
  frame.toggleAttribute('data-measuring', true);
  const widths: Record<string, number> = {};
  for (const cell of cells) {
    const id = columnOf(cell);
    if (id) widths[id] = Math.max(widths[id] ?? 0, Math.ceil(cell.getBoundingClientRect().width));
  }
  frame.toggleAttribute('data-measuring', false);
  if (scrollLeft) frame.scrollLeft = scrollLeft;
  return widths;
}
