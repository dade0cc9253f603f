import { folded } from '#contract/text/fold';
import { withoutTitles } from '#contract/text/titles';
import { groupBy } from './groupBy';

/** Somebody who has a name, and what else is known: what tells best first. */
export interface Described {
  /** Tells one from every other. */
  id: string;
  name: string;
  /** Such as a specialty and a place; the empty text where that is not known. */
  details: readonly string[];
}

/** What stands under a name. */
export interface SecondLine {
  line: string;
  /** Whether others have the same name, but for titles and ways of writing. */
  isNamesake: boolean;
}

/**
 * What stands under each name, by id: the first detail that is known. Those of one name have as many as tell them
 * apart, and their ids where nothing else does.
 */
export function secondLines(people: readonly Described[]): ReadonlyMap<string, SecondLine> {
  const byName = groupBy(people, ({ name }) => folded(withoutTitles(name)).trim());
  return new Map(
    [...byName.values()].flatMap((namesakes) => {
      const lines = linesOf(namesakes);
      return namesakes.map(({ id }, at) => [id, { line: lines[at] ?? '', isNamesake: namesakes.length > 1 }] as const);
    }),
  );
}

function linesOf(namesakes: readonly Described[]): string[] {
  const most = Math.max(...namesakes.map(({ details }) => details.length));
  for (let count = 1; count <= most; count += 1) {
    const lines = namesakes.map(({ details }) => joined(details.slice(0, count)));
    const isTold = namesakes.length === 1 ? lines[0] !== '' : areDistinct(lines);
    if (isTold) return lines;
  }
  const lines = namesakes.map(({ details }) => joined(details));
  return namesakes.length === 1 ? lines : lines.map((line, at) => joined([line, `#${namesakes[at]?.id ?? ''}`]));
}

function areDistinct(lines: readonly string[]): boolean {
  return !lines.includes('') && new Set(lines.map(folded)).size === lines.length;
}

function joined(details: readonly string[]): string {
  return details.filter(Boolean).join(' · ');
}
