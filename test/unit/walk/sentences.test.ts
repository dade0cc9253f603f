import { readSentences } from '#test/walk/sentences';

const sentences = readSentences();

it.each([
  ['Accept', 'appointments.accept'],
  ['قبول', 'appointments.accept'],
  ['220 appointments', 'appointments.count'],
  ['Omar Haddad', undefined],
  ['+971 50 952 8792', undefined],
])('knows what %s says', (text, id) => {
  expect(sentences.meaning(text)).toBe(id);
});

it.each([
  ['Reschedule appointment', true],
  ['220 appointments', true],
  ['إعادة جدولة الموعد', false],
  ['Omar Haddad', false],
  ['PDF', false],
])('tells whether %s is said in English', (text, isEnglish) => {
  expect(sentences.isEnglish(text)).toBe(isEnglish);
});
