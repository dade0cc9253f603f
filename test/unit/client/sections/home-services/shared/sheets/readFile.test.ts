import { zipSync, strToU8 } from 'fflate';

import type { Text } from '#client/lib/text';
import * as reader from '#client/sections/home-services/shared/sheets/file/readFile';
import { FILE_LIMITS, type FileReading, type Oddity } from '#client/sections/home-services/shared/sheets/file/table';
import { expectProportion, worstCases } from '#test/support/growth';
import { inEnglish } from '#test/support/inEnglish';

type Parts = Record<string, string>;

const BOOK: Parts = {
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Prices" sheetId="4" r:id="rId7"/>' +
    '<sheet name="Old" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1" Type="http://x/worksheet"/>' +
    '<Relationship Id="rId7" Target="worksheets/sheet9.xml" Type="http://x/worksheet"/></Relationships>',
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

const HEADS = ['Code', 'English Name', 'Price', 'السعر', 'الرمز'];
/** Reads a file for a list with these heads. */
const known = (cells: readonly string[]) => cells.filter((cell) => HEADS.includes(cell.trim())).length;
const readFile = (file: File, signal?: AbortSignal, sheet?: string) =>
  reader.readFile(file, { known, ...(signal && { signal }), sheet });
const readPaste = (text: string) => reader.readPaste(text, 'It', { known });

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

  it('has the letters of other languages where Excel saved none in Arabic', async () => {
    const bytes = new Uint8Array(Buffer.from('Code,English Name\r\nSJ,Sjögren 37°\r\n', 'latin1'));

    expect(linesIn(await readFile(fileOf(bytes)))).toEqual([
      ['Code', 'English Name'],
      ['SJ', 'Sjögren 37°'],
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
    expect(linesIn(await readPaste('Code\tPrice\r\nA\t1\r\n'))).toEqual([
      ['Code', 'Price'],
      ['A', '1'],
    ]);
  });
});

const idOf = (text: Text) => (typeof text === 'string' ? text : text.id.split('.').at(-1));

/** What a line comes to: its line, then its cells, and what is said of them or of all of it. */
const told = (reading: FileReading) =>
  'table' in reading
    ? reading.table.lines.map(({ line, cells, fault, oddities = new Map<number, Oddity>() }) =>
        [
          `${line}:`,
          cells
            .map((cell, at) => (oddities.has(at) ? `${cell}!` : cell))
            .join('|')
            .replace(/\n/g, '/'),
          ...(fault ? [`(${idOf(fault)})`] : []),
          ...[...oddities.values()].map(
            ({ fault: why, isAsked, isOfTexts, isOfNewCodes }) =>
              `${idOf(why)}${isAsked ? '?' : ''}${isOfTexts ? ' of texts' : ''}${isOfNewCodes ? ' of new codes' : ''}`,
          ),
        ].join(' '),
      )
    : inEnglish(reading.fault);

describe('the lines of a text', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a quote that is none, in the middle',
      'Code,English Name\nCBC,"Two" inch\nESR,x\nCRP,"y"',
      ['2: CBC|"Two" inch (quotes)', '3: ESR|x', '4: CRP|y'],
    ],
    [
      'a quote that is closed in another row',
      'Code,English Name,Price\nA,"Two inch" needle,1\nB,b,2\nC,"c, and d",3',
      ['2: A|"Two inch" needle|1 (quotes)', '3: B|b|2', '4: C|c, and d|3'],
    ],
    ['a quote that is never closed', 'Code,English Name\nA,"a\nB,b\nC,c\n', ['2: A|"a (quotes)', '3: B|b', '4: C|c']],
    [
      'quotes that would hold whole rows',
      'Code,English Name,Price\nA,"a,1\nB,b,2\nC,c",3\nD,d,4\n',
      ['2: A|"a|1 (quotes)', '3: B|b|2', '4: C|c"|3', '5: D|d|4'],
    ],
    [
      'quotes that would hold rows that leave out their last cells',
      'Code,English Name,Price,Note\nA,"a\nB,b\nC,c"\nD,d\nE,"e\n1,250 f",5',
      ['2: A|"a (quotes)', '3: B|b', '4: C|c"', '5: D|d', '6: E|"e (quotes)', '7: 1|250 f"|5'],
    ],
    [
      'quotes that would make one row of two',
      'Code,English Name,Price\nA,"Two inch,1\nB,needle 5",2',
      ['2: A|"Two inch|1 (quotes)', '3: B|needle 5"|2'],
    ],
    [
      'lines and quotes within quotes, and blanks behind them',
      'Code,English Name\nA,"one\r\ntwo ""three"", and four\rfive" \r\nB,b',
      ['2: A|one/two "three", and four/five', '3: B|b'],
    ],
    ['all three kinds of line ends', 'Code,English Name\r\nA,a\nB,"b\nb"\rC,c\r\n', ['2: A|a', '3: B|b/b', '4: C|c']],
    ['more cells than heads', 'Code,Price,\nA,1,,\nB,1,250\nC,3\n', ['2: A|1||', '3: B|1|250 (moreCells)', '4: C|3']],
  ])('are parted as their reader sees them: %s', async (_, text, lines) => {
    expect(told(await readFile(fileOf(text)))).toEqual(lines);
    expect(told(await readPaste(text.replace(/,(?=[^ ])/g, '\t')))).toEqual(lines);
  });

  it.each<[string, string, readonly string[]]>([
    [
      'lines with marks within quotes, where no row is short',
      'Prices,of 2027\nCode,English Name,Price,Note\nA,"a\n1,250 b",1,\nC,"7,5\nc",2,',
      ['3: A|a/1,250 b|1|', '4: C|7,5/c|2|'],
    ],
    [
      'a blank behind each mark, and before quotes',
      'Code, English Name, Price\nA, "a", 1\n"B, b, 2\nC", c, 3\nD, d, 4',
      ['2: A| "a"| 1 (quotes)', '3: "B| b| 2 (quotes)', '4: C"| c| 3', '5: D| d| 4'],
    ],
    [
      'a quote that is never opened',
      '"Code","English Name","Price"\n"A",a","1"\n"B","b, ""c""","2"\nC,5" needle,3\nD,d ""d""",4',
      ['2: "A"|a"|"1" (quotes)', '3: B|b, "c"|2', '4: C|5" needle|3', '5: D|d ""d"""|4 (quotes)'],
    ],
    [
      'lines that a quote closes and none opens',
      'Code,English Name,Price\nA,a\nb\nc",1\nB,b,2\nC,c,3\nd"\nNeedles\nD,5" long,4\nE,e',
      [
        ...['2: A|a (quotes)', '3: b (quotes)', '4: c"|1 (quotes)', '5: B|b|2', '6: C|c|3 (quotes)', '7: d" (quotes)'],
        ...['8: Needles', '9: D|5" long|4', '10: E|e'],
      ],
    ],
    [
      'blanks and quotes within quotes',
      'Code,English Name,Price\nA," ""a"", ""b""",1\n"B, x","b, ",2',
      ['2: A| "a", "b"|1', '3: B, x|b, |2'],
    ],
  ])('are told apart from rows in a file: %s', async (_, text, lines) => {
    expect(told(await readFile(fileOf(text)))).toEqual(lines);
  });

  it.each<[string, string]>([
    ['that names its mark', 'sep=;\nCode;Price\nA;1'],
    ['that names its mark in quotes, behind its own mark', '\uFEFF"sep=;"\r\nCode;Price\r\nA;1'],
    ['that names its mark behind two of its own', '\uFEFF\uFEFFsep=|\nCode|Price\nA|1'],
    ['with thousands of blank lines', `Code;Price\n${';\n'.repeat(21_000)}A;1\n${';\n'.repeat(9_000)}`],
    ['that names a mark of its own', 'sep=|\nCode|Price\nA|1'],
    ['with a title above', 'Prices of 2027, all clinics, valid at once\n\nCode;Price\nA;1'],
    ['with a line above that has a head', 'Code;2027\nCode;Price\nA;1'],
    ['with blank lines above', '\n;;\n\nCode;Price\nA;1'],
  ])('are found below the heads of a file %s', async (_, text) => {
    const reading = await readFile(fileOf(text));

    expect('table' in reading && [reading.table.heads, reading.table.lines.map(({ cells }) => cells)]).toEqual([
      ['Code', 'Price'],
      [['A', '1']],
    ]);
  });

  it('are parted by tabs where they were pasted, whatever stands above', async () => {
    const reading = await readPaste('Prices; of 2027; all, of, them\nCode\tPrice\nA; and B\t1,50');

    expect('table' in reading && reading.table.lines.map(({ cells }) => cells)).toEqual([['A; and B', '1,50']]);
  });
});

describe('the cells of a workbook', () => {
  const FORMATS = ['General', '0000', 'd-m', 'mmm-yy', '0E+00', '0%', '0.00', '#,##0.00', '[$AED] 0.00', '@'];
  const formatOf = (code: string, at: number) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`;
  const STYLES =
    `<styleSheet><numFmts>${FORMATS.map(formatOf).join('')}</numFmts>` +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    `<cellXfs>${FORMATS.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}<xf numFmtId="14"/></cellXfs>` +
    '</styleSheet>';
  const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
  const HEAD = `<row r="1">${['Code', 'English Name', 'Price'].map(text).join('')}</row>`;
  const book = (rows: string, more: Partial<Parts> & { after?: string; before?: string } = {}) => {
    const { after = '', before = '', ...parts } = more;
    return fileOf(
      zipped({
        ...BOOK,
        'xl/styles.xml': STYLES,
        'xl/worksheets/sheet9.xml': `<worksheet>${before}<sheetData>${HEAD}${rows}</sheetData>${after}</worksheet>`,
        ...(parts as Parts),
      }),
      'prices.xlsx',
    );
  };
  const number = (value: string, format: string) => `<c s="${FORMATS.indexOf(format)}"><v>${value}</v></c>`;

  it.each<[string, string, string]>([
    [
      'a formula that was never reckoned',
      `<row r="2">${text('A')}<c r="C2"><f>100*1.05</f></c></row>`,
      '2: A||! unreckoned',
    ],
    ['one with an empty value', `<row r="2">${text('A')}<c r="C2"><f>B1</f><v></v></c></row>`, '2: A||! unreckoned'],
    [
      'one that shares its formula',
      `<row r="2">${text('A')}<c r="C2"><f t="shared" si="0"/></c></row>`,
      '2: A||! unreckoned',
    ],
    ['one whose value is an empty text', `<row r="2">${text('A')}<c t="str" r="C2"><f>B1</f><v></v></c></row>`, '2: A'],
    ['one with a value', `<row r="2">${text('A')}<c r="C2"><f>B1</f><v>105</v></c></row>`, '2: A||105'],
    ['leading zeros', `<row r="2">${number('12', '0000')}</row>`, '2: 0012! numberAsCode of new codes'],
    ['a date', `<row r="2">${number('46085', 'd-m')}</row>`, '2: 46085! shownOtherwise'],
    ['a date by a number of Excel', '<row r="2"><c s="10"><v>46082</v></c></row>', '2: 46082! shownOtherwise'],
    ['a date by its type', '<row r="2"><c t="d"><v>2026-05-01</v></c></row>', '2: 2026-05-01! shownOtherwise'],
    ['a month', `<row r="2">${number('46082', 'mmm-yy')}</row>`, '2: 46082! shownOtherwise'],
    ['an exponent', `<row r="2">${number('100000', '0E+00')}</row>`, '2: 100000! shownOtherwise'],
    ['a share', `<row r="2">${number('1.2', '0%')}</row>`, '2: 1.2! shownOtherwise'],
    ['decimals that are not shown', `<row r="2">${number('104.9895', '0.00')}</row>`, '2: 104.99! rounded?'],
    ['thousands', `<row r="2">${number('1250.5', '#,##0.00')}</row>`, '2: 1,250.50! shownOtherwise of texts'],
    ['a currency', `<row r="2">${number('1250.5', '[$AED] 0.00')}</row>`, '2: AED 1250.50! shownOtherwise of texts'],
    ['a number in a text', `<row r="2">${number('12', '@')}</row>`, '2: 12'],
    ['a style that nobody knows', '<row r="2"><c s="99"><v>12</v></c></row>', '2: 12'],
  ])('are read as they are shown, or said: %s', async (_, rows, line) => {
    expect(told(await readFile(book(rows)))).toEqual([line]);
  });

  it('take no 0 for the value of a formula that is reckoned once the file is opened', async () => {
    const parts = {
      'xl/workbook.xml':
        BOOK['xl/workbook.xml']?.replace('</workbook>', '<calcPr fullCalcOnLoad="1"/></workbook>') ?? '',
    };
    const formula = `<row r="2">${text('A')}<c r="C2"><f>B1*2</f><v>0</v></c></row>`;
    const rows = `${formula}<row r="3">${text('B')}<c r="C3"><v>0</v></c></row>`;

    expect(told(await readFile(book(rows, parts)))).toEqual(['2: A||! unreckoned', '3: B||0']);
  });

  it('stand in each row of those merged downwards, and are said of those merged sideways', async () => {
    const rows =
      `<row r="2">${text('A')}${text('Blood')}<c r="C2"><v>7</v></c></row>` +
      `<row r="3">${text('B')}<c r="C3" s="1"/></row><row r="4">${text('Section')}<c r="B4"/></row>`;
    const after = '<mergeCells><mergeCell ref="C2:C3"/><mergeCell ref="B2:B3"/><mergeCell ref="A4:C4"/></mergeCells>';

    expect(told(await readFile(book(rows, { after })))).toEqual([
      '2: A|Blood|7',
      '3: B|Blood|7',
      '4: Section|!|! mergedCell mergedCell',
    ]);
  });

  it('are left out of hidden rows and columns, which is told', async () => {
    const rows =
      `<row r="2" hidden="1">${text('A')}</row><row r="3" hidden="1"/>` +
      `<row r="4">${text('B')}${text('Name')}<c r="C4"><v>7</v></c></row><row r="5" ht="0">${text('C')}</row>`;
    const reading = await readFile(book(rows, { before: '<cols><col min="3" max="16384" hidden="1"/></cols>' }));

    expect(told(reading)).toEqual(['4: B|Name|']);
    expect('table' in reading && reading.table.hidden).toEqual({ rows: 2, columns: ['Price'] });

    const narrow = await readFile(book(rows, { before: '<cols><col min="2" max="2" width="0"/></cols>' }));
    expect('table' in narrow && narrow.table.hidden?.columns).toEqual(['English Name']);
  });

  it('are those of the first sheet that is seen and has heads; others can be wanted', async () => {
    const sheets = ['Notes', 'Columns', 'Prices', 'Old', 'Gone'];
    const headsOf: Record<string, string> = {
      Notes: '',
      Columns: ['Code', 'Price'].map((head) => `<row>${text(head)}</row>`).join(''),
    };
    const relationOf = (_: string, at: number) =>
      `<Relationship Id="r${at}" Target="${at}.xml" Type="http://x/worksheet"/>`;
    const parts = Object.fromEntries([
      [
        'xl/workbook.xml',
        `<workbook><sheets>${sheets
          .map((name, at) => `<sheet name="${name}" r:id="r${at}" ${name === 'Gone' ? 'state="hidden"' : ''}/>`)
          .join('')}</sheets></workbook>`,
      ],
      ['xl/_rels/workbook.xml.rels', `<Relationships>${sheets.map(relationOf).join('')}</Relationships>`],
      ...sheets.map((name, at) => [
        `xl/${at}.xml`,
        `<worksheet><sheetData>${headsOf[name] ?? HEAD}<row>${text(`of ${name}`)}</row></sheetData></worksheet>`,
      ]),
    ]) as Parts;
    const file = fileOf(zipped(parts), 'many.xlsx');
    const read = async (sheet?: string) => {
      const reading = await readFile(file, undefined, sheet);
      return 'table' in reading && [reading.table.sheets, reading.table.lines[0]?.cells[0]];
    };
    const names = ['Notes', 'Columns', 'Prices', 'Old'];

    expect(await read()).toEqual([{ names, read: 'Prices' }, 'of Prices']);
    expect(await read('Old')).toEqual([{ names, read: 'Old' }, 'of Old']);
    expect(await read('Columns')).toEqual([{ names, read: 'Columns' }, 'Price']);
  });

  it('are found wherever the workbook lies, and behind a sheet that is a picture', async () => {
    const types = ['chartsheet', 'worksheet'];
    const parts = {
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="/xl/workbook2.xml"/></Relationships>',
      'xl/workbook2.xml': `<workbook><sheets>${types
        .map((type) => `<sheet name="${type}" r:id="${type}"/>`)
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook2.xml.rels': `<Relationships>${types
        .map((type) => `<Relationship Id="${type}" Type="http://x/${type}" Target="${type}.xml"/>`)
        .join('')}</Relationships>`,
      'xl/chartsheet.xml': '<chartsheet><drawing r:id="a"/></chartsheet>',
      'xl/worksheet.xml': `<worksheet><sheetData>${HEAD}<row>${text('A')}</row></sheetData></worksheet>`,
    };
    const reading = await readFile(fileOf(zipped(parts), 'chart.xlsx'));

    expect(told(reading)).toEqual(['2: A']);
    expect('table' in reading && reading.table.sheets).toEqual({ names: ['worksheet'], read: 'worksheet' });
  });

  it('do not count where they hold nothing, however many there are', async () => {
    const blank = '<row><c s="1"/><c t="s"><v>3</v></c></row>'.repeat(21_000);

    expect(told(await readFile(book(`<row r="2">${text('A')}</row>${blank}`)))).toEqual(['2: A']);
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
  const noBook = Object.fromEntries(Object.entries(BOOK).filter(([name]) => !name.includes('workbook.xml')));

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
      'a workbook whose cell has a text that is not there',
      () => fileOf(filled('<row><c t="s"><v>0</v></c><c t="s"><v>77</v></c></row>')),
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
    ['a line without end', () => fileOf(`Code,Price\n"A,${'B'.repeat(60_000)}`), LONG_ROW],
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
