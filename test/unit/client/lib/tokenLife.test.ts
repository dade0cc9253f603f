import { askedAt, endedAt, endsWithin, hasEnded, lifeOf } from '#client/lib/tokenLife';
import { tokenWith } from '#test/support/builders/tokens';

const SINCE = 7_000_000;
const seconds = (lasts: number) => ({ since: SINCE, lasts: lasts * 1000 });

describe('the life of a token', () => {
  it.each<[string, string | null, number | null]>([
    ['is what lies between its two moments', tokenWith({ iat: 100, exp: 400 }), 300],
    ['does not depend on the clock that made it', tokenWith({ iat: 4_000_000_000, exp: 4_000_000_045 }), 45],
    ['is read beside letters of any alphabet', tokenWith({ name: 'مريم ÿ?>~', iat: 1, exp: 91 }), 90],
    ['may have fractions', tokenWith({ iat: 1.5, exp: 4 }), 2.5],
    ['is not known without a beginning', tokenWith({ exp: 400 }), null],
    ['is not known without an end', tokenWith({ iat: 100 }), null],
    ['is not known where it ends before it begins', tokenWith({ iat: 400, exp: 100 }), null],
    ['is not known of texts', tokenWith({ iat: '100', exp: '400' }), null],
    ['is not known of what is no object', tokenWith([1]), null],
    ['is not known of what is no JSON', 'e30.eyJpYXQi.a', null],
    ['is not known of what is no base 64', 'a.%%%.c', null],
    ['is not known of a text without parts', 'opaque', null],
    ['is not known without a token', null, null],
  ])('%s', (_, token, lasts) => expect(lifeOf(token, SINCE)).toEqual(lasts === null ? null : seconds(lasts)));
});

it.each<[lasts: number, asked: number, ended: number]>([
  [60, 48, 59],
  [300, 240, 299],
  [301, 241, 300],
  [43_200, 43_140, 43_199],
  [5, 4, 4],
  [2, 1.6, 1.6],
])('of %d seconds the next is asked for after %d, and none are sent after %d', (lasts, asked, ended) => {
  const life = seconds(lasts);

  expect([askedAt(life) - SINCE, endedAt(life) - SINCE]).toEqual([asked * 1000, ended * 1000]);
  expect([hasEnded(life, endedAt(life) - 1), hasEnded(life, endedAt(life)), hasEnded(null, Infinity)]).toEqual([
    false,
    true,
    false,
  ]);
});

it.each<[string, lasts: number, age: number, ms: number, isAsked: boolean]>([
  ['one call has time', 60, 47.9, 0, false],
  ['one call has no time any more', 60, 48, 0, true],
  ['a hold ends before the question', 300, 100, 139_000, false],
  ['the question would come in a hold', 300, 100, 140_000, true],
  ['a hold is longer than any token, and this one is as good as new', 60, 11, 90_000, false],
  ['a hold is longer than any token, and a new one would last longer', 60, 12, 90_000, true],
  ['it has ended long since', 60, 4000, 0, true],
])('where %s', (_, lasts, age, ms, isAsked) =>
  expect(endsWithin(seconds(lasts), ms, SINCE + age * 1000)).toBe(isAsked),
);
