import {
  hijriDatesChosen,
  initialsChosen,
  languageChanged,
  languageChosen,
  languageReducer,
  selectHasHijriDates,
  selectHasInitials,
  selectLanguage,
} from '#client/state/language';

it('the language on screen changes once its catalogue is there, and keeps its calendar and initials', () => {
  const asked = [hijriDatesChosen(true), initialsChosen(true), languageChosen('ar')].reduce(languageReducer, undefined);
  expect(asked).toEqual({ shown: 'en', hasHijriDates: true, hasInitials: true });

  const changed = languageReducer(asked, languageChanged('ar'));
  expect(changed).toEqual({ shown: 'ar', hasHijriDates: true, hasInitials: true });
  expect(languageReducer(changed, hijriDatesChosen(false))).toEqual({
    shown: 'ar',
    hasHijriDates: false,
    hasInitials: true,
  });
  expect(selectHasInitials({ language: languageReducer(changed, initialsChosen(false)) })).toBe(false);
  expect([selectLanguage({ language: changed }), selectHasHijriDates({ language: changed })]).toEqual(['ar', true]);
});
