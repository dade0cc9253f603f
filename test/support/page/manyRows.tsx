import { act, fireEvent, screen } from '@testing-library/react';

import { REST_MS } from '#client/ui/clock/useRested';
import type { RowHeads } from '#client/ui/virtual-table/rowHeads';
import type { RunningMoment } from '#client/ui/virtual-table/runningMoment';
import { VirtualTable } from '#client/ui/virtual-table/VirtualTable';
import { pass } from './steps';

export const ALL = Array.from({ length: 300 }, (_, id) => id);
export const ROW_HEIGHT = 45;
export const columns = [
  { id: 'id', header: 'Id', width: '1fr', cell: (id: number) => <button type="button">{`Row ${id}`}</button> },
];

interface Shown {
  isGrowing?: boolean;
  openKey?: string | null;
  topic?: string;
  heads?: RowHeads<number>;
  moment?: RunningMoment;
  marked?: { key: string };
}

/** A table of numbers. */
export const table = (
  rows: readonly number[],
  { isGrowing = false, openKey = null, topic = '', heads, moment, marked }: Shown = {},
) => (
  <VirtualTable
    label="Rows"
    columns={columns}
    rows={rows}
    rowKey={String}
    topic={topic}
    openKey={openKey}
    isGrowing={isGrowing}
    heads={heads}
    moment={moment}
    marked={marked ?? null}
  />
);

let measured: ResizeObserverCallback[] = [];
const watched = new Set<Element>();

/** The rows whose height is watched. */
export const watchedRows = () =>
  [...watched].flatMap((one) => (one instanceof HTMLElement ? (one.dataset.key ?? []) : []));

/** Takes the place of what jsdom lacks: it has no layout, so that nothing has a height or is ever resized. */
export function layOutRows(): void {
  beforeEach(() => {
    measured = [];
    watched.clear();
    // What a table is expected to have before it has been laid out, and what it has.
    jest.replaceProperty(window, 'innerHeight', 1200);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      measured.push(callback);
      const seen = new Set<Element>();
      return {
        observe: (element) => {
          seen.add(element);
          watched.add(element);
        },
        unobserve: (element) => watched.delete(element),
        disconnect: () => seen.forEach((element) => watched.delete(element)),
      };
    });
  });
}

/** What a browser says when elements have changed their size, of none for the table itself. */
export function tellResized(entries: ResizeObserverEntry[]): void {
  // Which of the two observers it is cannot be told from outside; what is said of a row is nothing to the other.
  act(() => measured.forEach((tell) => tell(entries, {} as ResizeObserver)));
}

/** What a browser says when a row has become so many pixels high. */
export function resize(row: HTMLElement, height: number): void {
  tellResized([{ target: row, borderBoxSize: [{ blockSize: height }] } as unknown as ResizeObserverEntry]);
}

/** Lets two frames pass, with fake timers: what is drawn after the paint is there then. */
export function paint(): void {
  pass(40);
}

/** Lets as long pass, with fake timers, as what has not changed must stand to be at rest. */
export function rest(): void {
  pass(REST_MS);
}

export const scrolled = () => screen.getByRole('table').scrollTop;

export function scrollTo(offset: number): void {
  screen.getByRole('table').scrollTop = offset;
  fireEvent.scroll(screen.getByRole('table'));
}

export function rowOf(id: number): HTMLElement {
  const row = screen.getByText(`Row ${id}`).closest<HTMLElement>('[data-key]');
  if (!row) throw new Error(`There is no row ${id}`);
  return row;
}

export const startOf = (id: number) => rowOf(id).style.transform;
