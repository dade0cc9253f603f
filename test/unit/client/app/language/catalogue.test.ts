import { IntlMessageFormat } from 'intl-messageformat';

import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { filledIn } from '#client/lib/messageFormat';
import { messagesOfSource } from '#test/support/messagesOfSource';

const messages = messagesOfSource();
const english = Object.fromEntries(messages.map(({ id, text }) => [id, text]));

/** What Intl asks for in Arabic, in its order. */
const ARABIC_FORMS = new Intl.PluralRules('ar-AE').resolvedOptions().pluralCategories;

type Part = ReturnType<typeof partsOf>[number];

/** The parts of a sentence; throws where it is no valid ICU message. */
function partsOf(text: string) {
  return new IntlMessageFormat(text, 'ar-AE').getAst();
}

/** All parts, those inside the forms of plurals and choices included. */
function allParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [
    part,
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => allParts(value)) : []),
  ]);
}

/** The plurals of a sentence, and what forms each has. */
function pluralsOf(text: string): { value: string; forms: string[] }[] {
  return allParts(partsOf(text)).flatMap((part) =>
    'pluralType' in part ? [{ value: part.value, forms: Object.keys(part.options) }] : [],
  );
}

/** The names of the values that a sentence is filled with. */
function valuesOf(text: string): string[] {
  const named = allParts(partsOf(text)).flatMap((part) => ('value' in part && !isLiteral(part) ? [part.value] : []));
  return [...new Set(named)].sort();
}

function isLiteral(part: Part): boolean {
  return part.type.valueOf() === 0;
}

describe('the Arabic catalogue', () => {
  it('has every sentence of the interface', () =>
    expect(Object.keys(english).filter((id) => !catalogueInArabic[id]?.trim())).toEqual([]));

  it('has no sentence that the interface does not say', () =>
    expect(Object.keys(catalogueInArabic).filter((id) => english[id] === undefined)).toEqual([]));

  it('sets apart the dates that it quotes, which would run from the right after Arabic letters', () => {
    const [isolated, joined] = [/\u2068[^\u2069]*\u2069/g, /\d\s*[-–]\s*\d/];
    const reversed = Object.values(catalogueInArabic).filter((text) => joined.test(text.replace(isolated, '')));

    expect(Object.values(catalogueInArabic).filter((text) => text.includes('2026-11-21'))).toHaveLength(1);
    expect(reversed).toEqual([]);
  });

  it('fills each sentence with the same values as English', () => {
    const different = Object.entries(catalogueInArabic).filter(
      ([id, text]) => valuesOf(text).join() !== valuesOf(english[id] ?? '').join(),
    );

    expect(different).toEqual([]);
  });

  it('has all forms of every number that changes its noun', () => {
    const lacking = Object.entries(catalogueInArabic).flatMap(([id, text]) =>
      pluralsOf(text)
        // What English says of none or of any number alike has no noun that could change.
        .filter(({ forms }) => forms.join() !== '=0,other')
        .filter(({ forms }) => ARABIC_FORMS.some((form) => !forms.includes(form)))
        .map(({ value }) => `${id}: ${value}`),
    );

    expect(lacking).toEqual([]);
  });

  it('changes the noun wherever English does', () => {
    const lacking = messages.flatMap(({ id, text }) => {
      const arabic = pluralsOf(catalogueInArabic[id] ?? '').map(({ value }) => value);
      return pluralsOf(text)
        .filter(({ forms, value }) => forms.includes('one') && !arabic.includes(value))
        .map(({ value }) => `${id}: ${value}`);
    });

    expect(lacking).toEqual([]);
  });

  it('is written in Arabic: no Latin word but names of files, codes, units and keys', () => {
    const NAMES = 'config\\.json|otpMobile|PNG|JPG|SVG|GIF|WebP|AVIF|BMP|HEIC|TIFF|UTF-8|CSV|XLSX';
    const KEYS = 'Ctrl|Shift|Enter|Esc|Home|End|Page (Up|Down)|[ABCFKMNRUX]';
    const ALLOWED = new RegExp(`\\b(${NAMES}|${KEYS})\\b`, 'g');
    const latin = Object.entries(catalogueInArabic).filter(([, text]) => {
      const shown = allParts(partsOf(text)).map((part) => (isLiteral(part) && 'value' in part ? part.value : ''));
      return /[a-z]/i.test(shown.join(' ').replace(ALLOWED, ''));
    });

    expect(latin).toEqual([]);
  });

  it.each([
    [0, 'لا مواعيد'],
    [1, 'موعد واحد'],
    [2, 'موعدان'],
    [3, '3 مواعيد'],
    [11, '11 موعدًا'],
    [100, '100 موعد'],
    [1203, '1,203 مواعيد'],
  ])('counts %i appointments as %s', (count, text) =>
    expect(filledIn(catalogueInArabic['appointments.count'] ?? '', 'ar-AE', { count })).toBe(text),
  );
});
