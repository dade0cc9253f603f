import type { Tasks } from './probes';

/** One line of the performance figures: what was measured, what came out, and what is promised. */
export interface Figure {
  what: string;
  figure: string;
  bound: string;
}

/** A figure and its bound have the same unit. */
export function isKept({ figure, bound }: Figure): boolean {
  return Number.parseFloat(figure) <= Number.parseFloat(bound);
}

/** The head of every table of figures. */
const HEAD = '| What | Measured | Promised |\n|---|---|---|';
const BROKEN = ' **broken**';

/** The figures as a table in Markdown; a promise that is broken is marked. */
export function tableOf(figures: readonly Figure[]): string {
  return [HEAD, ...figures.map(rowOf)].join('\n');
}

/** The row of a figure in that table. */
export function rowOf(one: Figure): string {
  return `| ${one.what} | ${one.figure}${isKept(one) ? '' : BROKEN} | ${one.bound} |`;
}

/** The figures that `tableOf` wrote into a text; a text without such a table has none. */
export function figuresIn(text: string): Figure[] {
  const [, after = ''] = text.split(`${HEAD}\n`);
  const [table = ''] = after.split('\n\n');
  return [...table.matchAll(/^\| (.+) \| (.+) \| (.+) \|$/gm)].map(([, what = '', figure = '', bound = '']) => ({
    what,
    figure: figure.replace(BROKEN, ''),
    bound,
  }));
}

/** The text with its table of figures replaced by that of others. */
export function withFigures(text: string, figures: readonly Figure[]): string {
  const [before, after] = text.split(HEAD);
  if (before === undefined || after === undefined) throw new Error('There is no table of figures to replace.');
  return before + tableOf(figures) + after.replace(/^(\n\|.*)*/, '');
}

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * A promise of so many milliseconds; where the machine is so slow or so busy that plain DOM does not hold it, no more
 * than what that takes.
 */
export function orAsFloor(bound: number, floor: number): string {
  return floor > bound ? `${floor} ms, as the floor takes more than ${bound} ms` : `${bound} ms`;
}

/** A promise of so many frames at most that are lost or blank, beyond those of plain DOM on a slow or busy machine. */
export function beyondFloor(bound: number, floor: number): string {
  return floor > 0 ? `${floor + bound}, with ${floor} of the floor` : String(bound);
}

/** A promise of so many milliseconds, where a slower machine has as many times more. */
export function atPace(bound: number, pace: number): string {
  return pace > 1 ? `${Math.round(bound * pace)} ms, ${pace.toFixed(2)} × ${bound} ms` : `${bound} ms`;
}

/** The longest task of loads, before the first rows stand and after that, each with that of the worst load. */
export function longestTasks(list: string, loads: readonly Tasks[], pace: number): Figure[] {
  const figure = (tasks: readonly number[]) =>
    `${Math.round(quantile(tasks, 0.5))} ms (${Math.round(Math.max(...tasks))} ms at worst)`;
  const drawing = figure(loads.map((one) => one.drawing));
  const longest = figure(loads.map((one) => one.longest));
  return [
    { what: `${list}: longest task of the first drawing`, figure: drawing, bound: atPace(120, pace) },
    { what: `${list}: longest task after it, until everything is in`, figure: longest, bound: atPace(50, pace) },
  ];
}

/** What came out for our page and for the two that it is compared with, in the same unit. */
export interface Compared {
  ours: number;
  floor: number;
  peer: number;
}

/** A figure that is promised as a multiple of the floor's or the peer's, with all three values. */
export function ratio(what: string, against: 'floor' | 'peer', bound: number, unit: string, values: Compared): Figure {
  const { ours, floor, peer } = values;
  const [mine, least, theirs] = [ours, floor, peer].map(Math.round);
  return {
    what,
    figure:
      `${(ours / values[against]).toFixed(2)} × ${against} ` +
      `(${mine} against ${least} of the floor and ${theirs} ${unit} of the peer)`,
    bound: `${bound} × ${against}`,
  };
}
