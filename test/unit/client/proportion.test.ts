import { readConfig } from '#client/app/config';
import { parseAddress } from '#client/app/query';
import { wayOf } from '#client/lib/bidi';
import { csvOf, phoneCell, withoutGuards } from '#client/lib/csv';
import { readErrorBody } from '#client/lib/errors';
import { numbersIn, phoneInPlace, plainPhone } from '#client/lib/phone';
import { readPhone } from '#client/lib/phoneBook';
import { dateTyped, timeTyped } from '#client/lib/typedDates';
import { plainText, readPrice, readYesNo } from '#client/sections/home-services/shared/sheets/cells';
import { meaningOfHeads } from '#client/sections/home-services/shared/sheets/heads';
import { providerTypeText } from '#client/sections/manage-providers/directory/providerType';
import { addressIn, mediaSource } from '#contract/mediaHosts';
import { folded, searchTest } from '#contract/text/fold';
import { degreesIn, plainDecimal } from '#contract/text/numbers';
import { withoutTitles } from '#contract/text/titles';
import { cleanCode, cleanText } from '#contract/text/typed';
import { TODAY } from '#test/support/builders/clinic';
import { expectProportion, worstCases } from '#test/support/growth';

const MARKS = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    ',',
    '،',
    ';',
    '/',
    '\\',
    '.',
    ':',
    '-',
    '+',
    '=',
    "'",
    '"',
    '(',
    ')',
    '(0)',
    '?',
    '&',
  ],
  ...[
    '0',
    '1',
    '٣',
    '050',
    'x',
    'é',
    'ع',
    '\u0640',
    '\u200d',
    '\u2068',
    '\u2069',
    'Dr.',
    'د.',
    'AED',
    'ext=',
    'nov',
    '{',
    '[',
    '%',
  ],
  ...['داخلي', '{"a":', '[', '"a"'],
].map((mark) => () => mark);

const FRAMES = [
  ['', ''],
  ['1', 'x'],
  ['x', '='],
  ['050 123 4567', '1'],
  ['[', ']'],
  ['?q=', '&open=1'],
] as const;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return [text, { detail: [text] }];
  }
};

/** Whatever a person, a file or a service gives us as a text. */
it.each<[string, (text: string) => unknown]>([
  ['what was typed', (text) => [cleanText(text), cleanCode(text)]],
  ['amounts and degrees', (text) => [plainDecimal(text), degreesIn(text)]],
  ['dates and times', (text) => [dateTyped(text, TODAY), timeTyped(text)]],
  ['searches', (text) => [folded(text), searchTest(text.slice(0, 100))(text)]],
  ['phones', (text) => [numbersIn(text), plainPhone(text), phoneInPlace(text)]],
  ['phones of all countries', readPhone],
  ['names', (text) => [withoutTitles(text), wayOf(text), providerTypeText(text)]],
  ['cells of a file', (text) => [plainText(text), readPrice(text), readYesNo(text)]],
  ['heads of a file', (text) => meaningOfHeads({ columns: [], passedOver: [] }, [text])],
  [
    'cells that leave the page',
    (text) => [csvOf({ separator: ',', decimal: '.' }, [[text]]), withoutGuards(text), phoneCell(text)],
  ],
  ['addresses', (text) => [addressIn(`/${text}`), mediaSource(text), parseAddress(text)]],
  ['errors of a service', (text) => readErrorBody(parsed(text))],
  [
    'a configuration',
    (text) => {
      try {
        return readConfig(text);
      } catch {
        return null;
      }
    },
  ],
])('reading takes time in proportion to the text: %s', async (_, read) => {
  await expectProportion(worstCases(MARKS, FRAMES), 3_000, read);
});
