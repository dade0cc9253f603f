import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { theme } from '#client/app/theme';

const CLIENT = path.resolve(__dirname, '../../../../src/client');

const named = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => readFileSync(path.join(CLIENT, file), 'utf8').match(/--mui-[\w-]+/g) ?? []);

it('has every colour that a stylesheet names, light and dark', () => {
  const schemes = theme.generateStyleSheets().map((sheet) => Object.keys(Object.values(sheet)[0] as object));
  const coloured = schemes.filter((names) => names.includes('--mui-palette-accentSoft'));

  expect(named).toContain('--mui-palette-accentSoft');
  expect(coloured.length).toBeGreaterThanOrEqual(2);
  coloured.forEach((names) => expect(named.filter((name) => !names.includes(name))).toEqual([]));
});
