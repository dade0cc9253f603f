import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { theme } from '#client/app/theme';

const CLIENT = path.resolve(__dirname, '../../../../src/client');

const named = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => readFileSync(path.join(CLIENT, file), 'utf8').match(/--mui-[\w-]+/g) ?? []);

it('has everything that a stylesheet names of it, light and dark', () => {
  const sheets = theme.generateStyleSheets().map((sheet) => Object.keys(Object.values(sheet)[0] as object));
  const isColoured = (names: readonly string[]) => names.includes('--mui-palette-accentSoft');
  const shared = sheets.filter((names) => !isColoured(names)).flat();
  const coloured = sheets.filter(isColoured);

  expect(named).toContain('--mui-palette-accentSoft');
  expect(coloured.length).toBeGreaterThanOrEqual(2);
  const isShared = (name: string) => shared.includes(name) && !name.startsWith('--mui-palette');
  coloured.forEach((names) => {
    expect(named.filter((name) => !names.includes(name) && !isShared(name))).toEqual([]);
  });
});
