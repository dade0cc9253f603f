import fc from 'fast-check';

import { linkSheet, type LinkWorld } from '#client/sections/home-services/linking/sheets/linkSheet';
import {
  compareSheet,
  differingNotes,
  rowsToSend,
  type SheetDifference,
} from '#client/sections/home-services/shared/sheets/difference';
import { countHeads, meaningOfHeads, unusedHeads } from '#client/sections/home-services/shared/sheets/heads';
import { inEnglish } from '#test/support/inEnglish';
import { piecesOf } from '#test/support/pieces';
import { runs } from '#test/support/runs';

const item = (id: number, code: string, name: string | null = `Test ${id}`) => ({ id, code, name });
const link = (id: number, of: number, price: string, is_available = true, duration_minutes = 45) => ({
  ...{ id, item: of, price, is_available, duration_minutes },
});

function worldOf(items: LinkWorld['items'], links: LinkWorld['links']): LinkWorld {
  return { items, links, byId: new Map(items.map((one) => [String(one.id), one])) };
}

const world = worldOf(
  [item(11, 'CBC'), item(12, 'tsh'), item(13, 'VIT-D'), item(14, 'IRON', null), item(15, 'same'), item(16, 'SAME')],
  [link(101, 11, '120'), link(102, 12, '85.50', false, 60)],
);

const compared = async (nursing: boolean, ...cells: Record<string, string>[]) =>
  await compareSheet(
    linkSheet('anyLink', nursing),
    world,
    cells.map((one, at) => ({ line: at + 2, cells: one })),
  );

/** What a row comes to: its sort, then what is wrong (`price! why`), or else what changes (`price: 1 > 2`). */
async function rowOf(cells: Record<string, string>, nursing = true): Promise<string> {
  const [row] = (await compared(nursing, cells))?.rows ?? [];
  const cellsOfRow = Object.entries(row?.compared ?? {});
  const faults = cellsOfRow.flatMap(([column, { fault }]) => (fault ? [`${column}! ${inEnglish(fault)}`] : []));
  const changes = cellsOfRow.flatMap(([column, { now, wanted }]) =>
    wanted === null ? [] : [`${column}: ${now || '-'} > ${wanted}`],
  );
  const told = faults.length > 0 ? faults : changes;
  return [row?.is, ...told].join(' | ');
}

describe('a row of a file of links', () => {
  it.each<[string, Record<string, string>, string]>([
    ['the same in other words', { code: ' cbc ', price: 'AED 120.00', available: 'متاح' }, 'unchanged'],
    [
      'digits of Arabic, and its decimal sign',
      { code: 'TSH', price: '٨٥٫٥٠', duration: '٦٠', available: 'لا' },
      'unchanged',
    ],
    ['blank cells', { code: 'TSH', price: '', duration: ' ', available: '\u200f' }, 'unchanged'],
    ['names are information', { code: 'CBC', enName: 'Something else', arName: 'غير هذا' }, 'unchanged'],
    ['a price', { code: 'Cbc', price: '1,250.5' }, 'changed | price: 120.00 > 1250.50'],
    [
      'several cells',
      { code: 'tsh', price: '90', available: 'Available', duration: '75' },
      'changed | price: 85.50 > 90.00 | duration: 60 > 75 | available: no > yes',
    ],
    [
      'an item that is not linked',
      { code: 'vit-d', price: '30', available: 'No' },
      'added | code: - > vit-d | price: - > 30.00 | available: - > no',
    ],
    ['no price for a new one', { code: 'IRON', available: 'TRUE' }, 'faulty | price! Price is required'],
    [
      'what a spreadsheet was kept from reckoning',
      { code: "'-X", price: '3' },
      'faulty | code! Nothing of this list has the code -X',
    ],
    ['no code', { price: '3' }, 'faulty | code! Code is required'],
    ['an unknown code', { code: 'CBC2', price: '3' }, 'faulty | code! Nothing of this list has the code CBC2'],
    ['a code of two', { code: 'Same', price: '3' }, 'faulty | code! Several have the code Same'],
    ['a decimal comma', { code: 'CBC', price: '99,5' }, 'faulty | price! Write 99,5 with a point, such as 120.50'],
    [
      'a decimal comma in Arabic',
      { code: 'CBC', price: '٩٩،٥٠' },
      'faulty | price! Write \u206899،50\u2069 with a point, such as 120.50',
    ],
    [
      'a decimal comma beside the currency',
      { code: 'CBC', price: 'AED 3.099,50' },
      'faulty | price! Write AED 3.099,50 with a point, such as 120.50',
    ],
    [
      'three decimals',
      { code: 'CBC', price: '99.505' },
      'faulty | price! 99.505 has more than two decimals: write at most two decimals, such as 120.50',
    ],
    [
      'a price below nothing',
      { code: 'CBC', price: '-4' },
      'faulty | price! -4 is no price: write an amount such as 120.50',
    ],
    [
      'a formula',
      { code: 'CBC', price: '=40*2' },
      'faulty | price! This cell holds a formula that was never reckoned: open the file in Excel once and save it',
    ],
    [
      'three decimals behind thousands',
      { code: 'CBC', price: '1,099.505' },
      'faulty | price! 1,099.505 has more than two decimals: write at most two decimals, such as 120.50',
    ],
    [
      'too short',
      { code: 'CBC', duration: '10' },
      'faulty | duration! Duration must be at least 15 minutes, in steps of 15',
    ],
    [
      'no step of 15',
      { code: 'CBC', duration: '50' },
      'faulty | duration! Duration must be at least 15 minutes, in steps of 15',
    ],
    [
      'an error of the spreadsheet',
      { code: 'CBC', price: '#DIV/0!', available: 'Err:504' },
      'faulty | price! #DIV/0! is an error of the spreadsheet: mend it there, or write what is meant | ' +
        'available! Err:504 is an error of the spreadsheet: mend it there, or write what is meant',
    ],
    ['an error where nothing is read', { code: 'CBC', enName: '#N/A' }, 'unchanged'],
    ['neither yes nor no', { code: 'CBC', available: 'maybe' }, 'faulty | available! maybe is neither Yes nor No'],
    [
      'what every object has',
      { code: 'CBC', available: 'constructor' },
      'faulty | available! constructor is neither Yes nor No',
    ],
  ])('is compared cell by cell: %s', async (_, cells, expected) => {
    expect(await rowOf(cells)).toBe(expected);
  });

  it('is not understood where another one is about the same, whatever else it says', async () => {
    const difference = await compared(
      false,
      { code: 'CBC', price: '1' },
      { code: 'TSH', price: '2' },
      { code: 'cbc', price: 'x' },
    );

    expect(difference?.counts).toEqual({ added: 0, changed: 1, unchanged: 0, faulty: 2, examples: 0 });
    expect(difference?.rows.map(({ compared: { code } }) => code?.fault && inEnglish(code.fault))).toEqual([
      'It stands in the file more than once: lines 2, 4',
      undefined,
      'It stands in the file more than once: lines 2, 4',
    ]);
  });

  it('is left out where it is an example', async () => {
    const difference = await compared(
      false,
      { code: 'EXAMPLE-1', price: '1' },
      { code: 'example9' },
      { code: 'CBC', price: '9' },
    );

    expect(difference?.counts).toEqual({ added: 0, changed: 1, unchanged: 0, faulty: 0, examples: 2 });
  });

  it('sends only what is new of it, with what stood there', async () => {
    const cells = { code: 'cbc', price: '7', available: 'yes' };
    const difference = await compared(false, cells, { code: 'VIT-D', price: '8' }, { code: 'TSH' }, { code: '?' });

    expect(difference && rowsToSend(difference, { provider: 3 })).toEqual([
      {
        filter: { provider: 3 },
        id: 101,
        key: '11',
        name: 'Test 11',
        wanted: { price: '7.00' },
        before: { price: '120.00' },
        cells,
      },
      {
        filter: { provider: 3 },
        id: null,
        key: '13',
        name: 'Test 13',
        wanted: { code: 'VIT-D', price: '8.00' },
        before: { code: '', price: '' },
        cells: { code: 'VIT-D', price: '8' },
      },
    ]);
  });
});

it.each<[string[], (string | null | undefined)[], string[]]>([
  [['Code', 'Price', 'Available'], ['code', 'price', 'available'], []],
  [['الرمز', 'السعر (درهم)', 'المدة (بالدقائق)', 'متاح'], ['code', 'price', 'duration', 'available'], []],
  [[' code *', 'PRICE (AED):', 'duration'], ['code', 'price', 'duration'], []],
  [
    ['Name', 'Duration', 'Status', 'Code', 'Duration (minutes)', 'Reason', ''],
    [null, null, null, 'code', 'duration', null, null],
    [],
  ],
  [['Code', 'Our price', 'Available'], ['code', undefined, 'available'], []],
  [['Code', 'Price', 'Price', 'Name'], ['code', undefined, undefined, null], ['price']],
  [['Code', 'Price', 'السعر (درهم)'], ['code', undefined, undefined], ['price']],
  [
    ['Code', 'الرمز', 'Duration', 'المدة'],
    [undefined, undefined, undefined, undefined],
    ['code', 'duration'],
  ],
])('knows what the heads %j mean', (heads, meanings, doubled) => {
  const sheet = linkSheet('any', true);

  expect(meaningOfHeads(sheet, heads)).toEqual({ meanings, doubled });
  expect(countHeads(sheet, heads)).toBe(new Set([...meanings, ...doubled].filter(Boolean)).size);
});

it('names each column that is filled and not used, by its place where it has no name of its own', () => {
  const heads = ['Code', 'Name', 'Price', '', 'Price', 'Status', 'Note'];
  const lines = [
    { line: 2, cells: ['A', '', '', 'x', '', '', ' '] },
    { line: 3, cells: ['B', 'Bee', '3', '', '4', ''] },
  ];

  expect(unusedHeads({ heads, lines }, ['code', null, 'price', null, '', null, null]).map(inEnglish)).toEqual([
    'Name',
    'column 4',
    'Price, column 5',
  ]);
});

it('tells of names only where they differ from those that are there', async () => {
  const sheet = linkSheet('any', false);
  const texts = { translations: [{ locale: 'en' as const, name: 'Blood count', description: '' }] };
  const named = worldOf([{ ...item(11, 'CBC'), ...texts }, item(12, 'TSH')], [link(1, 11, '1')]);
  const notesOf = async (...cells: Record<string, string>[]) => {
    const lines = cells.map((one, line) => ({ line, cells: one }));
    const difference = await compareSheet(sheet, named, lines);
    return difference && differingNotes(sheet.columns, difference).map(inEnglish);
  };

  expect(await notesOf({ code: 'CBC', enName: ' Blood count' }, { code: 'TSH', enName: 'new', price: '1' })).toEqual(
    [],
  );
  expect(await notesOf({ code: 'CBC', enName: 'Haemogram' })).toEqual(['English Name']);
});

it('takes nothing of a line that its file has not written properly', async () => {
  const lines = [{ line: 2, cells: { code: 'CBC', price: '7' }, fault: 'Mend it' }];
  const difference = await compareSheet(linkSheet('any', false), world, lines);

  expect(difference?.rows).toMatchObject([{ is: 'faulty', fault: 'Mend it', id: null, key: '' }]);
  expect(difference && rowsToSend(difference, {})).toEqual([]);
});

it('says what its reader says of a cell, until a person has typed there', async () => {
  const oddities = { price: { fault: 'It was never reckoned' } };
  const of = async (typed: string[], price: string) => {
    const lines = [{ line: 2, cells: { code: 'CBC', price }, oddities, typed }];
    const [row] = (await compareSheet(linkSheet('any', false), world, lines))?.rows ?? [];
    return [row?.is, row?.compared.price?.fault, row?.compared.price?.wanted];
  };

  expect(await of([], '')).toEqual(['faulty', 'It was never reckoned', null]);
  expect(await of(['price'], '7')).toEqual(['changed', undefined, '7.00']);
});

it('calls nothing new by a list that may lack something', async () => {
  const lines = ['CBC', 'VIT-D'].map((code, line) => ({ line, cells: { code, price: '7' } }));
  const difference = await compareSheet(linkSheet('any', false), world, lines, { isSure: false });

  expect(difference?.rows.map(({ is, compared: { code } }) => [is, code?.fault && inEnglish(code.fault)])).toEqual([
    ['changed', undefined],
    ['faulty', 'The list was changing while it was read, so that nobody knows whether this is new. Please try again.'],
  ]);
});

it('agrees with a comparison of one row after another, for any table', async () => {
  const price = fc.integer({ min: 0, max: 3 }).map((amount) => `${amount}.00`);
  const cell = fc.oneof(price, fc.constantFrom('', '1', 'x', '2,5'));
  const code = fc.constantFrom('A0', 'a1', 'A2', 'A3', 'none', '', 'EXAMPLE');
  await fc.assert(
    fc.asyncProperty(
      fc.array(price, { maxLength: 4 }),
      fc.array(fc.record({ code, price: cell }), { maxLength: 12 }),
      async (prices, table) => {
        const items = [0, 1, 2, 3].map((at) => item(at, `A${at}`));
        const links = prices.map((amount, at) => link(100 + at, at, amount));
        const lines = table.map((cells, at) => ({ line: at, cells }));
        const difference = await compareSheet(linkSheet('any', false), worldOf(items, links), lines);

        const naive = table
          .filter((row) => row.code !== 'EXAMPLE')
          .map((row) => {
            const at = items.findIndex((one) => one.code.toLowerCase() === row.code.toLowerCase());
            const isTwice = table.filter((other) => other.code.toLowerCase() === row.code.toLowerCase()).length > 1;
            const amount = /^\d(\.00)?$/.test(row.price) ? Number(row.price) : null;
            if (at < 0 || isTwice || (row.price !== '' && amount === null)) return 'faulty';
            const now = prices[at];
            if (now === undefined) return amount === null ? 'faulty' : 'added';
            return amount === null || amount === Number(now) ? 'unchanged' : 'changed';
          });
        expect(difference?.rows.map(({ is }) => is)).toEqual(naive);
      },
    ),
    runs(100),
  );
});

it('compares 5,000 rows in pieces that leave the browser room to draw', async () => {
  const items = Array.from({ length: 5_000 }, (_, at) => item(at, `L-${at}`, `Test of the blood ${at}`));
  const links = items.map(({ id }) => link(id, id, '100.00'));
  const lines = items.map(({ code }, at) => ({ line: at, cells: { code, price: at % 3 ? '100' : '101.5' } }));
  const sheet = linkSheet('any', false);
  let difference: SheetDifference | null = null;
  const pieces = await piecesOf(async (step) => {
    const nameOf: typeof sheet.nameOf = (...args) => {
      step();
      return sheet.nameOf(...args);
    };
    difference = await compareSheet({ ...sheet, nameOf }, worldOf(items, links), lines);
  });

  expect(difference).toMatchObject({ counts: { changed: 1_667, unchanged: 3_333 } });
  expect(pieces.reduce((sum, rows) => sum + rows)).toBe(5_000);
  expect(Math.max(...pieces)).toBeLessThan(50);
});

it('takes a row whose thing is gone since for no new one, until it says that it is about another', async () => {
  const known = new Set<string>();
  const after = async (code: string, here: typeof world) => {
    const lines = [{ line: 2, cells: { code, price: '1' } }];
    const [row] = (await compareSheet(linkSheet('any', false), here, lines, { known }))?.rows ?? [];
    return [row?.is, row?.compared.code?.fault && inEnglish(row.compared.code.fault)];
  };
  const unlinked = worldOf(world.items, []);

  expect(await after('CBC', world)).toEqual(['changed', undefined]);
  expect(await after('CBC', unlinked)).toEqual(['faulty', 'It is gone: it was deleted meanwhile.']);
  expect(await after('TSH', unlinked)).toEqual(['added', undefined]);
});

it('ends without a difference once nobody wants it', async () => {
  const lines = Array.from({ length: 3_000 }, (_, line) => ({ line, cells: { code: 'CBC', price: '1' } }));

  expect(await compareSheet(linkSheet('any', false), world, lines, { isStale: () => true })).toBeNull();
});
