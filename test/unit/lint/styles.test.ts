import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.join(__dirname, '../../../src/client');

const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(path.join(client, file), 'utf8');

/** The classes of a sheet; a comment, an address and a number as `0.5` have none. */
function classesOf(sheet: string): string[] {
  const text = textOf(sheet).replace(/\/\*.*?\*\/|url\(.*?\)/gs, '');
  return [...new Set([...text.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name))].sort();
}

/** What each sheet is asked for: `styles.frame` where `styles` is imported from it. */
function readAsked(): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const text = textOf(file);
    const code = text.replace(/^import .*$/gm, '');
    for (const [, name = '', from = ''] of text.matchAll(/^import (\w+) from '(\S+\.module\.css)';$/gm)) {
      const sheet = from.startsWith('#client/') ? from.slice('#client/'.length) : path.join(path.dirname(file), from);
      const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
      asked.set(sheet, [...new Set([...(asked.get(sheet) ?? []), ...used])].sort());
    }
  }
  return asked;
}

it('every class that is asked for stands in its sheet, and every class of a sheet is asked for', () => {
  const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'));

  expect(modules.length).toBeGreaterThan(10);
  expect(Object.fromEntries(readAsked())).toEqual(
    Object.fromEntries(modules.map((sheet) => [sheet, classesOf(sheet)])),
  );
});

it('no text is smaller than twelve pixels', () => {
  const sizes = files
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\bfont(?:-s|S)ize: ([1-9]\d*)(?=px|[,;]| \})/g)].map((size) => ({ file, size })),
    );

  expect(sizes.length).toBeGreaterThan(30);
  expect(sizes.filter(({ size: [, pixels] }) => Number(pixels) < 12).map(({ file }) => file)).toEqual([]);
});

it('what WebKit knows by its own name only stands under both, in sheets, to which nobody adds it', () => {
  const lines = sheets.flatMap((sheet) =>
    textOf(sheet)
      .split('\n')
      .map((line, at, all) => ({ sheet, line, before: all[at - 1] })),
  );
  const owned = lines.filter(({ line }) => /^\s*user-select:/.test(line));

  expect(owned.length).toBeGreaterThan(3);
  expect(owned.filter(({ line, before }) => before !== line.replace('user-select', '-webkit-user-select'))).toEqual([]);
});

it('no gradient repeats itself, which WebKit draws without some of its lines', () =>
  expect(files.filter((file) => /\.(css|tsx?)$/.test(file) && /repeating-\w+-gradient/.test(textOf(file)))).toEqual(
    [],
  ));

it('the sheets that all share are what every page begins with, its start, and that of forced colours', () =>
  expect(sheets.filter((sheet) => !sheet.endsWith('.module.css'))).toEqual([
    path.join('app', 'baseline.css'),
    path.join('app', 'forcedColors.css'),
    path.join('app', 'starting.css'),
  ]));
