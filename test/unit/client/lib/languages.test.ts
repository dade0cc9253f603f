import { languageNamed, otherLanguage } from '#client/lib/languages';

it.each([
  ['en', 'en'],
  ['ar', 'ar'],
  ['AR-ae', 'ar'],
  ['en-GB', 'en'],
  ['arn', null],
  ['fr', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%p names the language %p', (text, language) => expect(languageNamed(text)).toBe(language));

it('knows the language beside the other', () =>
  expect([otherLanguage('en'), otherLanguage('ar')]).toEqual(['ar', 'en']));
