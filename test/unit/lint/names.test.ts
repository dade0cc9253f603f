import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '../../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

const camelCase = /^[a-z][A-Za-z0-9]*(\.config|\.d)?\.ts$/;
const pascalCase = /^[A-Z][A-Za-z0-9]*\.tsx$/;

test('a file that draws is named like its component, any other like what it exports', () => {
  const misnamed = files
    .filter((file) => /\.tsx?$/.test(file) && file !== 'client/main.tsx')
    .filter((file) => !(file.endsWith('x') ? pascalCase : camelCase).test(path.basename(file)));
  expect(files).toContain('contract/rules.ts');
  expect(misnamed).toEqual([]);
});
