import { zipSync, strToU8 } from 'fflate';

import { readFile, readPaste } from '#client/sections/home-services/shared/sheets/file/readFile';
import { FILE_LIMITS, type FileReading } from '#client/sections/home-services/shared/sheets/file/table';
import { expectProportion, worstCases } from '#test/support/growth';
import { inEnglish } from '#test/support/inEnglish';

type Parts = Record<string, string>;

const BOOK: Parts = {
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Prices" sheetId="4" r:id="rId7"/>' +
    '<sheet name="Old" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/>' +
    '<Relationship Id="rId7" Target="worksheets/sheet9.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Code</t></si><si><r><t>Pri</t></r><r><t xml:space="preserve">ce </t></r><rPh><t>no</t></rPh></si>' +
    '<si><t>R&amp;D_x000D_ &#x633;كر</t></si><si/></sst>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row><c t="str"><v>not this one</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet9.xml':
    '<worksheet><cols><col min="1"/></cols><sheetData>' +
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>' +
    '<row r="3"/><row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" t="inlineStr"><is><t>in line</t></is></c>' +
    '<c r="C4"><f>1+1</f><v>120.35000000000001</v></c><c r="D4" t="b"><v>1</v></c><c r="E4" t="e"><v>#N/A</v></c>' +
    '<c r="F4" s="3"/><c t="str"><f>"="</f><v>=1+1</v></c></row></sheetData></worksheet>',
};

const zipped = (parts: Parts) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level: 1 });
const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'prices.csv') => new File([bytes], name);
const linesIn = (reading: FileReading) =>
  'table' in reading
    ? [reading.table.heads, ...reading.table.lines.map(({ cells }) => cells)]
    : inEnglish(reading.fault);

/** Windows-1256 of what these tests write in Arabic. */
const IN_1256: Record<string, number> = { ا: 0xc7, ل: 0xe1, ر: 0xd1, م: 0xe3, ز: 0xd2, س: 0xd3, ع: 0xda };
const in1256 = (text: string) => new Uint8Array(Array.from(text, (letter) => IN_1256[letter] ?? letter.charCodeAt(0)));

describe('a file that is read', () => {
  it.each<[string, File]>([
    ['Excel in Arabic, by semicolons', fileOf(in1256('الرمز;السعر\r\nM-7;88.25\r\n'))],
    ['LibreOffice, by commas', fileOf('الرمز,السعر\nM-7,88.25\n')],
    ['one with its mark, by tabs', fileOf('\uFEFFالرمز\tالسعر\r\nM-7\t88.25')],
    ['Excel as Unicode', fileOf(new Uint8Array([0xff, 0xfe, ...Buffer.from('الرمز\tالسعر\r\nM-7\t88.25', 'utf16le')]))],
  ])('says the same whoever saved it: %s', async (_, file) => {
    expect(linesIn(await readFile(file))).toEqual([
      ['الرمز', 'السعر'],
      ['M-7', '88.25'],
    ]);
  });

  it('keeps what quotes hold together, and tells a decimal comma from what parts the cells', async () => {
    const text = '\n;;\nCode;Price;Tests\n"A;1";9,50;"HDL\nLDL ""new"""\n;;\nB2;4\n';
    const reading = await readFile(fileOf(text));

    expect(linesIn(reading)).toEqual([
      ['Code', 'Price', 'Tests'],
      ['A;1', '9,50', 'HDL\nLDL "new"'],
      ['B2', '4'],
    ]);
    expect('table' in reading && reading.table.lines.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('has the saved values of the first sheet of an XLSX file', async () => {
    expect(linesIn(await readFile(fileOf(zipped(BOOK), 'prices.xlsx')))).toEqual([
      ['Code', '', 'Price '],
      ['R&D\r سكر', 'in line', '120.35', 'TRUE', '#N/A', '', '=1+1'],
    ]);
  });

  it('reads a sheet whose names have a prefix', async () => {
    const prefixed = Object.fromEntries(
      Object.entries(BOOK).map(([name, xml]) => [name, xml.replace(/(<\/?)(?=[a-zA-Z])/g, '$1x:')]),
    );

    expect(linesIn(await readFile(fileOf(zipped(prefixed))))).toHaveLength(2);
  });

  it('reads what was pasted', async () => {
    expect(linesIn(await readPaste('Code\tPrice\r\nA\t1\r\n', 'It'))).toEqual([
      ['Code', 'Price'],
      ['A', '1'],
    ]);
  });
});

describe('a file that is not taken', () => {
  const many = (count: number) => `Code,Price\n${'A,1\n'.repeat(count)}`;
  const sheet = (rows: number) =>
    zipped({
      ...BOOK,
      'xl/worksheets/sheet9.xml': `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(rows)}</sheetData>`,
    });
  const filled = (...rows: readonly string[]) =>
    zipped({ ...BOOK, 'xl/worksheets/sheet9.xml': `<sheetData>${rows.join('')}</sheetData>` });
  const unending = () => filled('<row><c><f>x', 'x'.repeat(2_000_000));
  const sharing = () =>
    zipped({
      ...BOOK,
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
      'xl/worksheets/sheet9.xml': `<sheetData><row>${'<c t="s"><v>0</v></c>'.repeat(2)}</row></sheetData>`,
    });
  const wide = (cells: number) => filled(`<row>${'<c><v>1</v></c>'.repeat(cells)}</row>`);
  /** The same archive, of which each part says that it holds a hundred bytes. */
  const lying = (bytes: Uint8Array<ArrayBuffer>) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at + 46 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    return bytes;
  };
  const LONG_ROW = 'A row of prices.csv has more than 50,000 characters. A quotation mark may lack its second one.';
  const noBook = Object.fromEntries(Object.entries(BOOK).filter(([name]) => name !== 'xl/workbook.xml'));

  it.each<[string, () => File, string]>([
    ['nothing', () => fileOf(''), 'prices.csv is empty.'],
    ['blanks alone', () => fileOf(' , \n\n,,'), 'prices.csv is empty.'],
    ['heads alone', () => fileOf('Code,Price\n,\n'), 'prices.csv has nothing below its heads.'],
    [
      'a PDF',
      () => fileOf('%PDF-1.7 and so on'),
      'prices.csv is no CSV and no XLSX file. Save it as one of these, then choose it again.',
    ],
    [
      'a picture',
      () => fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])),
      'prices.csv is no CSV and no XLSX file. Save it as one of these, then choose it again.',
    ],
    [
      'another archive',
      () => fileOf(zipped(noBook)),
      'prices.csv is no CSV and no XLSX file. Save it as one of these, then choose it again.',
    ],
    [
      'a damaged workbook',
      () => fileOf(zipped(BOOK).slice(0, 900)),
      'prices.csv is damaged and cannot be read. Save it once more, then choose it again.',
    ],
    [
      'a workbook without its sheet',
      () => fileOf(zipped({ ...BOOK, 'xl/worksheets/sheet9.xml': '' })),
      'prices.csv is damaged and cannot be read. Save it once more, then choose it again.',
    ],
    ['too many rows', () => fileOf(many(10_001)), 'prices.csv has more than 10,000 rows.'],
    ['far too many rows', () => fileOf(many(60_000)), 'prices.csv has more than 10,000 rows.'],
    ['a sheet of too many rows', () => fileOf(sheet(10_002)), 'prices.csv has more than 10,000 rows.'],
    ['too many bytes', () => fileOf(new Uint8Array(10 * 1024 * 1024 + 1)), 'prices.csv is larger than 10 MB.'],
    [
      'a part that never ends',
      () => fileOf(unending()),
      'prices.csv is damaged and cannot be read. Save it once more, then choose it again.',
    ],
    ['a cell without end', () => fileOf(`Code,Price\n"A,1\n${'B,1\n'.repeat(20_000)}`), LONG_ROW],
    ['a text that all cells share', () => fileOf(sharing()), LONG_ROW],
    ['too many columns', () => fileOf(`Code,Price\n${','.repeat(200)}1`), 'prices.csv has more than 200 columns.'],
    ['row of cells without end', () => fileOf(wide(100_000)), 'prices.csv has more than 200 columns.'],
  ])('is told why in one sentence: %s', async (_name, file, sentence) => {
    expect(linesIn(await readFile(file()))).toBe(sentence);
  });

  it.each([
    ['as it is', (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ['that says it is small', lying],
  ])('is told when it holds too much once it is unzipped, such as a bomb %s', async (_, made) => {
    jest.replaceProperty(FILE_LIMITS, 'unzippedMegabytes', 1 as 100);
    const bomb = filled(...Array.from({ length: 1_100 }, () => `<row><c><f>${'x'.repeat(1_000)}</f></c></row>`));

    expect(linesIn(await readFile(fileOf(made(bomb))))).toBe('prices.csv holds more than 100 MB once it is unzipped.');
  });

  it('may have as many rows as are allowed', async () => {
    expect(linesIn(await readFile(fileOf(many(10_000))))).toHaveLength(10_001);
  });

  it('is told when it cannot be read at all', async () => {
    const file = fileOf('Code\n1');
    file.arrayBuffer = () => Promise.reject(new Error('It has moved'));

    expect(linesIn(await readFile(file))).toBe('prices.csv could not be read. Choose it again.');
  });
});

describe('a reading that takes its time', () => {
  const rows = (count: number) => `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(count)}</sheetData>`;

  it.each<[string, () => File]>([
    ['a text', () => fileOf(`Code,Price\n${'A,1\n'.repeat(9_000)}`)],
    ['a quote without end', () => fileOf(`Code,Price\n"${'A,1\n'.repeat(9_000)}`)],
    ['a workbook', () => fileOf(zipped({ ...BOOK, 'xl/worksheets/sheet9.xml': rows(9_000) }))],
    ['blank rows', () => fileOf(zipped({ ...BOOK, 'xl/worksheets/sheet9.xml': '<row/>'.repeat(9_000) }))],
    ['one row', () => fileOf(zipped({ ...BOOK, 'xl/worksheets/sheet9.xml': `<row>${'<c/>'.repeat(9_000)}</row>` }))],
    ['texts', () => fileOf(zipped({ ...BOOK, 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(9_000)}</sst>` }))],
  ])('lets the browser draw, and ends when it is stopped: %s', async (_, file) => {
    const stop = new AbortController();
    let pauses = 0;
    const { scheduler } = globalThis as { scheduler?: object };
    // Each look at the clock finds that it is time to pause.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const postTask = () => {
      pauses += 1;
      if (pauses === 3) stop.abort();
      return Promise.resolve();
    };
    Object.assign(globalThis, { scheduler: { postTask } });
    try {
      await readFile(file(), stop.signal);
    } finally {
      Object.assign(globalThis, { scheduler });
    }
    expect(pauses).toBe(3);
  });

  it('grows in proportion to a text, whatever that repeats', async () => {
    const marks = ['"', '""', ',', ';', '\t', '\n', '\r', '\r\n', ' ', 'A,1\n', '"x', '= ', "'", 'x', '\u00a0', 'ع'];
    const frames = [
      ['Code,Price\n', ''],
      ['Code,Price\n"', '"'],
      ['Code,Price\n"x"', `${' '.repeat(5_000)},`],
      ['', ''],
    ] as const;
    const pieces = marks.map((mark) => () => mark);
    await expectProportion(worstCases(pieces, frames), 4_000, (text) => readFile(fileOf(text)));
  });

  it('grows in proportion to a sheet and to its texts, whatever these repeat', async () => {
    const marks = [
      '<row>',
      '</row>',
      '<row/>',
      '<c>',
      '</c>',
      '<c t="s"><v>0</v></c>',
      '<v>',
      '</v>',
      '<t>',
      '</t>',
      '<si>',
    ];
    const more = [
      '</si>',
      '<rPh>',
      '</rPh>',
      '<!--',
      '-->',
      '<',
      '>',
      '&',
      '&#1;',
      '_x0041_',
      ' ',
      '"',
      'x',
      '<![CDATA[',
    ];
    const pieces = [
      ...[...marks, ...more].map((mark) => () => mark),
      (at: number) => ` a${at}="b"`,
      (at: number) => `<row r="${at}"><c r="B${at}"><v>${at}</v></c></row>`,
    ];
    const frames = [
      ['<sheetData>', '</sheetData>'],
      ['<sheetData><row>', '</row></sheetData>'],
      ['<sst><si><t>', '</t></si></sst>'],
      ['', ''],
    ] as const;
    await expectProportion(worstCases(pieces, frames), 1_000, (text) =>
      readFile(fileOf(zipped({ ...BOOK, 'xl/worksheets/sheet9.xml': text, 'xl/sharedStrings.xml': text }))),
    );
  });

  it('grows in proportion to an archive', async () => {
    const bytes = Buffer.from(zipped(BOOK)).toString('latin1');
    const pieces = ['PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', '\0', '\xff', bytes].map((mark) => () => mark);
    const frames = [
      ['PK', bytes],
      [bytes, ''],
      ['PK', '\xff'.repeat(70_000)],
    ] as const;
    await expectProportion(worstCases(pieces, frames), 200, (text) => readFile(fileOf(Buffer.from(text, 'latin1'))));
  });
});
