import { readdirSync, readFileSync } from 'node:fs';
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

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/**
 * Calls are left out: they are read by the name of their module, as in `authApi.createToken`; and so are the second
 * halves of the app and of the sections, which give the app the same things.
 */
test('a name that the client exports means one thing', () => {
  const homes = new Map<string, string[]>();
  for (const file of files.filter((one) =>
    /^client\/(?!api\/|(?:app|sections\/[^/]+)\/rest(?:Code)?\.ts).*\.tsx?$/.test(one),
  ))
    for (const [, name = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(EXPORTED))
      homes.set(name, [...(homes.get(name) ?? []), file]);

  expect(homes.size).toBeGreaterThan(1000);
  expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
});
