import { IntlMessageFormat } from 'intl-messageformat';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { filledIn, piecesOf } from '#client/lib/messageFormat';
import type { Message } from '#client/lib/text';

const CLIENT = path.resolve(__dirname, '../../../../src/client');

/** The messages among what a module exports, however deep. */
function messagesIn(exported: unknown): Message[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return 'defaultMessage' in exported ? [exported as Message] : Object.values(exported).flatMap(messagesIn);
}

const catalogue = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)([a-z]\w*[mM]essages|messages|calendarNames|money|dates|counts)\.ts$/.test(file))
  .flatMap((file) => messagesIn(jest.requireActual(path.join(CLIENT, file))));

describe('a sentence', () => {
  it.each([
    ['Your data', {}, 'Your data'],
    ["{name}'s phone", { name: 'Omar' }, "Omar's phone"],
    ['{count, number} so far', { count: 1234567 }, '1,234,567 so far'],
    ['{ count , plural , one {# day} other {# days} }', { count: 1 }, '1 day'],
    ['{count, plural, =0 {none} one {# day} other {# days}}', { count: 0 }, 'none'],
    ['{count, plural, one {# day} other {# days}} left', { count: 2000 }, '2,000 days left'],
    ['{count, plural, one {#: {name}} other {all}}', { count: 1, name: '{Omar}' }, '1: {Omar}'],
    ['#1 {count, plural, other {of #}}', { count: 3 }, '#1 of 3'],
    ['{kind, select, big {# {n}} other {all}}', { kind: 'big', n: 2 }, '# 2'],
    ['{kind, select, big {large} other {all}}', { kind: 'small' }, 'all'],
    ['{kind, select, big {large}}', { kind: 'small' }, ''],
    ['{count,number } so far', { count: 12 }, '12 so far'],
    ['{count,plural,=10{ten} one{# day} =12 {a dozen}  other  {# days} }', { count: 10 }, 'ten'],
    ['{count,plural,=10{ten} one{# day} =12 {a dozen}  other  {# days} }', { count: 12 }, 'a dozen'],
    ['{count,plural,=10{ten} one{# day} =12 {a dozen}  other  {# days} }', { count: 3 }, '3 days'],
    ['{who} came', {}, ' came'],
  ])('"%s" with %j is "%s"', (sentence, values, expected) => expect(filledIn(sentence, 'en', values)).toBe(expected));

  it('comes in pieces where a gap is filled with something else than words', () => {
    const name = { bold: 'Omar' };

    expect(piecesOf('{name} has {n, number} slots in {year}', 'en', { name, n: 1000, year: 2026 })).toEqual([
      name,
      ' has ',
      '1,000',
      ' slots in ',
      '2026',
    ]);
  });

  it('comes in as few pieces as it has words and gaps, also where something is counted', () =>
    expect(piecesOf('{n, plural, other {# slots of {name}}}', 'en', { n: 3, name: 'Omar' })).toEqual([
      '3',
      ' slots of ',
      'Omar',
    ]));

  it('counts as its language does', () => {
    const days = '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}';

    expect([1, 3, 5, 21].map((n) => filledIn(days, 'ru', { n }))).toEqual(['1 день', '3 дня', '5 дней', '21 день']);
  });

  it.each(['en', 'ar-AE'])('writes every number as the browser does in %s', (locale) => {
    const large = [9_999, 10_000, 123_456, 1_000_000, 12_345_678, 1_234_567_890, Number.MAX_SAFE_INTEGER, 1e21];
    const numbers = [...Array.from({ length: 1200 }, (_, n) => n), ...large, -1, -1234, 0.5, 12.25, 999.5, 1234.5];
    const format = new Intl.NumberFormat(locale);

    expect(numbers.map((n) => filledIn('{n, number}', locale, { n }))).toEqual(numbers.map((n) => format.format(n)));
  });

  it('knows the kinds of English numbers as the browser does', () => {
    const numbers = [...Array.from({ length: 1200 }, (_, n) => n), -1, 0.5, 1.5];
    const rules = new Intl.PluralRules('en');

    expect(numbers.map((n) => filledIn('{n, plural, one {one} other {other}}', 'en', { n }))).toEqual(
      numbers.map((n) => rules.select(n)),
    );
  });

  it('that is not whole cannot be read', () =>
    expect(() => filledIn('{count, plural, one {day}', 'en', { count: 1 })).toThrow('cannot be read'));
});

describe('the catalogue', () => {
  it('was found', () => expect(catalogue.length).toBeGreaterThan(300));

  it.each([0, 1, 2, 1234])('is filled in as the standard says, with %i of everything', (count) => {
    const wrong = catalogue.filter(({ defaultMessage }) => {
      const values = Object.fromEntries(
        [...defaultMessage.matchAll(/\{(\w+)(, [np])?/g)].map(([, name = '', kind]) => [name, kind ? count : 'price']),
      );
      return filledIn(defaultMessage, 'en', values) !== new IntlMessageFormat(defaultMessage, 'en').format(values);
    });

    expect(wrong).toEqual([]);
  });
});
