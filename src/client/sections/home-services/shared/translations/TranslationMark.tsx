import type { Message } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { StatusChip, type Tone } from '#client/ui/plain/StatusChip';
import { useT } from '#client/ui/useT';
import { completenessOf, hasTexts, type Completeness, type Translated } from './translations';

const MARKS = {
  complete: { tone: 'green', label: homeMessages.textsComplete },
  partial: { tone: 'yellow', label: homeMessages.textsPartial },
  missing: { tone: 'red', label: homeMessages.textsMissing },
} as const satisfies Record<Completeness, { tone: Tone; label: object }>;

/** Shows how complete the translations of an item are. */
export function TranslationMark({ item }: { item: Translated }) {
  const t = useT();
  return <StatusChip tone={MARKS[completenessOf(item)].tone} label={t(markOf(item))} />;
}

/** How complete the translations of an item are, in words. */
export function markOf(item: Translated): Message {
  const isArabicAlone = hasTexts(item, 'ar') && !hasTexts(item, 'en');
  return isArabicAlone ? homeMessages.englishMissing : MARKS[completenessOf(item)].label;
}
