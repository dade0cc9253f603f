import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { entitiesMerged } from '#client/entities/entityStore';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { translationStep, type Translating } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { textsOf, textsSent } from '#client/sections/home-services/shared/translations/translations';
import { mergeMessages } from '#client/state/forms/mergeWithNow';
import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Id, Translation } from '#contract/common';
import { ARABIC_KINDS, type ArabicItem } from '../arabicKinds';
import { arabicNameKey, type arabicNameSubmitted } from '../events';
import { arabicMessages } from '../messages';

type Submitted = ReturnType<typeof arabicNameSubmitted>;

/**
 * Saves the Arabic name of an item beside the description that it has, unless it is there already. What the item has is
 * read anew before: a name that somebody else has given meanwhile is told, and replaced only at the next try.
 */
export function* fillArabic({ payload: { kind, id, name } }: Submitted): SagaGenerator<void> {
  const known = ARABIC_KINDS.find((one) => one.name === kind);
  const selectItem = known?.selectItem as ((state: unknown, id: Id) => ArabicItem | undefined) | undefined;
  const item = selectItem && (yield* select(selectItem, id));
  if (!known || !item) throw new Problem(mergeMessages.gone);
  const read = yield* call(known.calls.readTranslations, id, item as never);
  const translations = read ?? item.translations ?? [];
  const now = textsOf({ translations }, 'ar');
  if (now.name !== name && now.name !== textsOf(item, 'ar').name) {
    yield* put(textsStored(known.table, id, translations));
    throw new Problem(say(arabicMessages.namedMeanwhile, { name: now.name }));
  }
  const texts = textsSent({ translations }, 'ar', { name, description: now.description });
  if (now.name !== name) {
    const key = arabicNameKey({ kind, id });
    const sending: Translating<never> = [known.calls, id, 'ar', texts, item as never];
    valueOf(yield* call(settleOf<Translating<never>, true>, key, translationStep, ...sending));
  }
  const others = translations.filter(({ locale }) => locale !== 'ar');
  const saved: Translation = { locale: 'ar', name, description: now.description };
  yield* put(textsStored(known.table, id, [...others, saved]));
}

const textsStored = (table: string, id: Id, translations: readonly Translation[]) =>
  entitiesMerged({ [table]: { [id]: { translations } } });

/** Saves a name; its failure stands at the field, and in a notice for who has left it. */
export const saveArabicName = tracked<[Submitted]>(
  {
    key: ({ payload }) => arabicNameKey(payload),
    failure: ({ payload: { label } }) => ({ text: say(arabicMessages.saveFailed, { name: label }) }),
    onFailure: announceWithRetry,
  },
  fillArabic,
);
