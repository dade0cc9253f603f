import fc from 'fast-check';

import type { LinkRow } from '#client/sections/home-services/linking/linkRows';
import { changedPrice, PRICE_STEPS, type PriceRule } from '#client/sections/home-services/linking/prices/changedPrice';
import { pastedPrices } from '#client/sections/home-services/linking/prices/pastedPrices';
import { byColumn, byRule, priceDifference } from '#client/sections/home-services/linking/prices/priceDifference';
import { rowsToSend } from '#client/sections/home-services/shared/sheets/difference';
import { inEnglish } from '#test/support/inEnglish';
import { piecesOf } from '#test/support/pieces';
import { runs } from '#test/support/runs';

const rowOf = (id: number, price: string): LinkRow => ({
  link: { kind: 'packageLinks', id, name: `Panel ${id}` },
  offer: { id, price, is_available: true },
  item: { id: id + 50, code: `P${id}` },
});

it.each<[PriceRule['way'], PriceRule['unit'], string, PriceRule['step'], string, string | null]>([
  ['raise', 'percent', '7.5', '0.25', '90.00', '96.75'],
  ['raise', 'percent', '7.5', '0.01', '90.30', '97.07'],
  ['raise', 'percent', '0.5', '0.01', '1.00', '1.01'],
  ['lower', 'percent', '12', '0.25', '85.00', '74.75'],
  ['lower', 'percent', '100', '1', '85.00', '0.00'],
  ['lower', 'percent', '100.01', '5', '85.00', null],
  ['raise', 'aed', '2.5', '5', '120.00', '125.00'],
  ['raise', 'aed', '2.49', '5', '120.00', '120.00'],
  ['raise', 'aed', '0.50', '1', '33.00', '34.00'],
  ['lower', 'aed', '0.12', '0.25', '1.00', '1.00'],
  ['lower', 'aed', '0.13', '0.25', '1.00', '0.75'],
  ['lower', 'aed', '40', '0.25', '40.00', '0.00'],
  ['lower', 'aed', '40.01', '5', '40.00', null],
  ['raise', 'percent', '10', '0.01', '1.15', '1.27'],
  ['raise', 'percent', '15', '0.01', '0.10', '0.12'],
  ['raise', 'percent', '0', '0.25', '10.10', '10.00'],
  ['raise', 'percent', '1', '0.01', '90071992547409.93', '90972712472884.03'],
])('a price: %s by %s %s, rounded to %s, from %s to %s', (way, unit, by, step, price, expected) => {
  expect(changedPrice({ way, unit, by, step }, price)).toBe(expected);
});

it('rounds any price to the nearest step, halves upwards, and to nothing else', () => {
  const fils = fc.integer({ min: 0, max: 5_000_000 });
  const text = (amount: number) => (amount / 100).toFixed(2);
  fc.assert(
    fc.property(
      fils,
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom('raise', 'lower'),
      fc.constantFrom('percent', 'aed'),
      fc.constantFrom(...PRICE_STEPS),
      (price, by, way, unit, step) => {
        const sign = way === 'raise' ? 1 : -1;
        // In hundredths of a hundredth of a fils, as whole numbers.
        const exact = unit === 'percent' ? price * (10_000 + sign * by) : (price + sign * by) * 10_000;
        const made = changedPrice({ way, unit, by: text(by), step }, text(price));
        if (exact < 0) expect(made).toBeNull();
        else {
          const [found, round] = [Math.round(Number(made) * 100), Math.round(Number(step) * 100)];
          expect(found % round).toBe(0);
          expect(exact - found * 10_000).toBeLessThan(round * 5_000);
          expect(exact - found * 10_000).toBeGreaterThanOrEqual(-round * 5_000);
        }
      },
    ),
    runs(300),
  );
});

it.each<[string, string, { cells: string[]; mayHaveHead?: boolean; hasHead?: boolean } | null]>([
  ['lines of Windows', '95\r\n1,095.50\r\n\r\n', { cells: ['95', '1,095.50'] }],
  ['lines of an old Mac', '95\r96\r', { cells: ['95', '96'] }],
  ['a blank cell between', '95\n \n97\n\n\n', { cells: ['95', '', '97'] }],
  ['a column beside blank ones', '\t95\t\n\t\t\n\t97\t\n', { cells: ['95', '', '97'] }],
  ['a head', 'Price (AED)\n95', { cells: ['Price (AED)', '95'], mayHaveHead: true, hasHead: true }],
  ['a head of two lines', '"Price\n2031"\n95', { cells: ['Price\n2031', '95'], mayHaveHead: true, hasHead: true }],
  ['a head in Arabic', 'السعر\n٩٥', { cells: ['السعر', '٩٥'], mayHaveHead: true, hasHead: true }],
  ['a head nobody knows', 'Our list\n95', { cells: ['Our list', '95'], mayHaveHead: true, hasHead: true }],
  ['no price at first', 'n/a\n95', { cells: ['n/a', '95'], mayHaveHead: true }],
  ['a dash at first', '-\n95', { cells: ['-', '95'], mayHaveHead: true }],
  ['a wrong price at first', '95,5\n96', { cells: ['95,5', '96'], mayHaveHead: true }],
  ['two columns', 'CBC\t95\nTSH\t96', null],
  ['quotes that hold several prices', '94\n"95\n96"\n97', null],
])('reads what was pasted: %s', async (_, text, expected) => {
  const whole = expected && { mayHaveHead: false, hasHead: false, ...expected };
  expect(await pastedPrices(text)).toEqual(whole);
});

describe('the difference of prices', () => {
  /** What each row comes to: its sort, then why, or what changes. */
  const linesOf = async (...args: Parameters<typeof priceDifference>) =>
    ((await priceDifference(...args))?.rows ?? []).map(({ is, compared: { price } }) =>
      [is, price?.fault ? inEnglish(price.fault) : price?.wanted && `${price.now} > ${price.wanted}`].join(' '),
    );

  it('has what was pasted in whatever writing, and the reason of what is no price', async () => {
    const cells = [
      'AED 1,095.00',
      '٨٨٫٥٠',
      '٩٬٠٠٠ درهم',
      ' ',
      'soon',
      '40,5',
      '7',
      'Dhs. 3',
      '-2',
      '64,50 AED',
      '٦٤،٥ درهم',
    ];
    const rows = cells.map((_, at) => rowOf(at, '7.00'));

    expect(await linesOf(rows, byColumn(cells), { '5 price': '6.5' })).toEqual([
      'changed 7.00 > 1095.00',
      'changed 7.00 > 88.50',
      'changed 7.00 > 9000.00',
      'unchanged ',
      'changed 7.00 > 6.50',
      'faulty Write 40,5 with a point, such as 120.50',
      'unchanged ',
      'changed 7.00 > 3.00',
      'faulty -2 is no price: write an amount such as 120.50',
      'faulty Write 64,50 AED with a point, such as 120.50',
      'faulty Write \u206864،5 درهم\u2069 with a point, such as 120.50',
    ]);
  });

  it('leaves out what would fall below 0 and what is no price, and sends the rest with what stood there', async () => {
    const rule: PriceRule = { way: 'lower', unit: 'aed', by: '30', step: '1' };
    const rows = [rowOf(1, '29.99'), rowOf(2, '30'), rowOf(3, '100.4'), rowOf(4, 'free')];
    const difference = await priceDifference(rows, byRule(rule));

    expect(await linesOf(rows, byRule(rule))).toEqual([
      'faulty It would fall below 0',
      'changed 30.00 > 0.00',
      'changed 100.40 > 70.00',
      'faulty What is there is no price',
    ]);
    expect(difference && rowsToSend(difference, { provider: 4 })).toMatchObject([
      { id: 2, name: 'Panel 2', wanted: { price: '0.00' }, before: { price: '30.00' }, cells: { code: 'P2' } },
      { id: 3, wanted: { price: '70.00' }, before: { price: '100.40' } },
    ]);
  });

  it('sends nothing of prices that a rule leaves as they are', async () => {
    const rows = ['10.00', '15', '15.20'].map((price, at) => rowOf(at, price));
    const difference = await priceDifference(rows, byRule({ way: 'raise', unit: 'percent', by: '2', step: '5' }));

    expect(difference?.counts).toMatchObject({ changed: 1, unchanged: 2, faulty: 0 });
  });

  it('is made of 5,000 rows in pieces that let the browser draw, or not at all once it is stale', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => rowOf(at, `${at}.00`));
    const propose = byRule({ way: 'raise', unit: 'percent', by: '3', step: '0.25' });
    const pieces = await piecesOf((step) =>
      priceDifference(rows, (row, at) => {
        step();
        return propose(row, at);
      }),
    );

    expect(pieces.reduce((sum, size) => sum + size)).toBe(5_000);
    expect(Math.max(...pieces)).toBeLessThan(50);
    await piecesOf(async (step) => {
      const stale = await priceDifference(
        rows,
        (row, at) => {
          step();
          return propose(row, at);
        },
        {},
        () => true,
      );
      expect(stale).toBeNull();
    });
  });
});
