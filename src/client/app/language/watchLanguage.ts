import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';

import type { LanguageCode } from '#client/lib/languages';
import { hijriDatesChosen, initialsChosen, languageChanged, languageChosen } from '#client/state/language';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { appMessages } from '../messages';
import { loadPack } from './languagePacks';
import { isWished, keepLanguage, keepWish, linkedLanguage, wantedLanguage, type Wish } from './languageStorage';

const tracking = { key: 'app/language', failure: { text: appMessages.languageFailed }, onFailure: announceFailure };

const trackedChange = tracked(tracking, changeLanguage);

/** Shows the language that link, device or browser want, before anything else is shown. */
export const restoreLanguage = tracked(tracking, showWantedLanguage);

/** Follows the choices of a language, of Hijri dates and of initials, and keeps them on the device. */
export function* watchLanguage() {
  yield* takeLatest(languageChosen, trackedChange);
  yield* takeEvery(hijriDatesChosen, keeping('hijriDates'));
  yield* takeEvery(initialsChosen, keeping('initials'));
}

function* showWantedLanguage() {
  const areHijriWanted = yield* call(isWished, 'hijriDates' as const);
  if (areHijriWanted) yield* put(hijriDatesChosen(true));
  const areInitialsWanted = yield* call(isWished, 'initials' as const);
  if (areInitialsWanted) yield* put(initialsChosen(true));
  const wanted = yield* call(wantedLanguage);
  const linked = yield* call(linkedLanguage);
  yield* call(showLanguage, wanted);
  if (linked) yield* call(keepLanguage, linked);
}

function* changeLanguage({ payload: language }: PayloadAction<LanguageCode>) {
  yield* call(showLanguage, language);
  yield* call(keepLanguage, language);
}

function* showLanguage(language: LanguageCode) {
  yield* call(loadPack, language);
  yield* put(languageChanged(language));
}

function keeping(wish: Wish) {
  return function* keepChoice({ payload: isOn }: PayloadAction<boolean>) {
    yield* call(keepWish, wish, isOn);
  };
}
