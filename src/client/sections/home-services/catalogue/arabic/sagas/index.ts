import { takeLatest } from 'typed-redux-saga';

import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { arabicNameKey, arabicNameSubmitted, providerTextsWanted } from '../events';
import { saveArabicName } from './fillArabic';
import { loadProviderTexts } from './readProviderTexts';

/** Starts what saves the Arabic names that are typed, and what reads those that a list does not tell. */
export function* watchArabic() {
  yield* takeLeadingEach(arabicNameSubmitted, ({ payload }) => arabicNameKey(payload), saveArabicName);
  yield* takeLatest(providerTextsWanted, loadProviderTexts);
}
