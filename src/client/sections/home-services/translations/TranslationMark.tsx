import type { Tone } from '#client/ui/StatusChip';
import { StatusChip } from '#client/ui/StatusChip';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';
import type { Completeness, Translated } from './translations';
import { completenessOf } from './translations';

const MARKS = {
  complete: { tone: 'green', label: messages.textsComplete },
  partial: { tone: 'yellow', label: messages.textsPartial },
  missing: { tone: 'red', label: messages.textsMissing },
} as const satisfies Record<Completeness, { tone: Tone; label: object }>;

/** Whether an item has its words in both languages. */
export function TranslationMark({ item }: { item: Translated }) {
  const words = useWords();
  const { tone, label } = MARKS[completenessOf(item)];
  return <StatusChip tone={tone} label={words(label)} />;
}
