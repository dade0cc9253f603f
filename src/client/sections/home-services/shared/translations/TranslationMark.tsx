import type { Message } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/language/useT';
import { StatusChip } from '#client/ui/plain/StatusChip';
import { completenessOf, hasTexts, type Translated } from './translations';

const LABELS = {
  complete: homeMessages.textsComplete,
  partial: homeMessages.textsPartial,
  missing: homeMessages.textsMissing,
} as const;

/** Shows which translations of an item are missing; nothing where none is. */
export function TranslationMark({ item }: { item: Translated }) {
  const t = useT();
  const completeness = completenessOf(item);
  if (completeness === 'complete') return null;
  return <StatusChip tone={completeness === 'partial' ? 'yellow' : 'red'} label={t(markOf(item))} />;
}

/** How complete the translations of an item are, in words. */
export function markOf(item: Translated): Message {
  const isArabicAlone = hasTexts(item, 'ar') && !hasTexts(item, 'en');
  return isArabicAlone ? homeMessages.englishMissing : LABELS[completenessOf(item)];
}
