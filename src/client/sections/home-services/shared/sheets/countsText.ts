import { say, type Message, type Text } from '#client/lib/text';
import type { ComparedRow, SheetCounts } from './difference';
import { importTexts } from './messages';

type Sort = ComparedRow['is'];

const SORTS: readonly Sort[] = ['added', 'changed', 'unchanged', 'faulty'];

const COUNTED: Readonly<Record<Sort, Message>> = {
  added: importTexts.countAdded,
  changed: importTexts.countChanged,
  unchanged: importTexts.countUnchanged,
  faulty: importTexts.countFaulty,
};

/** How many rows are of which sort; one that there is none of is not told. */
export function countsText(counts: SheetCounts, counted: Partial<typeof COUNTED> = {}): Text {
  const [first = '', ...others] = SORTS.filter((sort) => counts[sort] > 0).map((sort) =>
    say(counted[sort] ?? COUNTED[sort], { count: counts[sort] }),
  );
  return others.reduce<Text>((told, count) => say(importTexts.countsInARow, { counts: told, count }), first);
}
