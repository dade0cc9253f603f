import { readFileSync } from 'node:fs';
import path from 'node:path';

import { sourceFiles } from '#test/support/imports';

const SOURCE = path.resolve(__dirname, '../../../src');

it('all that is printed goes by one way: a part of the page, and no frame, which tablets print wrongly', () => {
  const printing = sourceFiles.filter((file) =>
    /\b(window\.print|contentWindow|iframe|afterprint)\b/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
  );

  expect(printing).toEqual(['client/ui/page/Paper.tsx']);
});
