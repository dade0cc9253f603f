import { call, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';

import { homeProvidersApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { homeProviders } from '#client/entities/homeServices';
import { homeProviderTexts } from '#client/sections/home-services/kinds/homeProvider';
import { tracked } from '#client/state/requests/tracked';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id, Translation } from '#contract/common';
import { arabicNameKey, arabicNameSubmitted, providerTextsKey, providerTextsWanted } from '../events';
import { saveArabicName } from './fillArabic';

/** Starts what saves the Arabic names that are typed, and what reads those that a list does not tell. */
export function* watchArabic() {
  yield* takeLeadingEach(arabicNameSubmitted, ({ payload }) => arabicNameKey(payload), saveArabicName);
  yield* takeLatest(providerTextsWanted, loadProviderTexts);
}

type Table = Record<Id, { translations: readonly Translation[] }>;

/** Reads the texts of providers whose list does not carry them, and stores them together. */
function* readProviderTexts({ payload: ids }: ReturnType<typeof providerTextsWanted>): SagaGenerator<void> {
  const table: Table = {};
  yield* call(sideBySide<Id, [Table]>, ids, readTexts, table);
  yield* put(entitiesMerged({ [homeProviders.kind]: table }));
}

function* readTexts(id: Id, table: Table): SagaGenerator<void> {
  table[id] = { translations: yield* call(homeProvidersApi.translations, id) };
}

/** Reads them, and says why they could not be read. */
const loadProviderTexts = tracked(
  { key: providerTextsKey, failure: { text: homeProviderTexts.loadFailed, lost: homeProviderTexts.loadLost } },
  readProviderTexts,
);
