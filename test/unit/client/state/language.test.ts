import {
  hijriDatesChosen,
  languageChanged,
  languageChosen,
  languageReducer,
  selectHasHijriDates,
  selectLanguage,
} from '#client/state/language';

it('the language on screen changes once its catalogue is there, and keeps its calendar', () => {
  const asked = languageReducer(languageReducer(undefined, hijriDatesChosen(true)), languageChosen('ar'));
  expect(asked).toEqual({ shown: 'en', hasHijriDates: true });

  const changed = languageReducer(asked, languageChanged('ar'));
  expect(changed).toEqual({ shown: 'ar', hasHijriDates: true });
  expect(languageReducer(changed, hijriDatesChosen(false))).toEqual({ shown: 'ar', hasHijriDates: false });
  expect([selectLanguage({ language: changed }), selectHasHijriDates({ language: changed })]).toEqual(['ar', true]);
});
