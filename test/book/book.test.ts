import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { STEP_TESTS, withPictures, WORKFLOWS } from '#test/support/book/handbook';
import { pageOf } from '#test/support/book/page';
import { record, recorded } from '#test/support/book/recorder';
import { talesOf } from '#test/support/book/tale';

const BOOK = path.resolve(__dirname, '../../.cache/book.html');

const files = readdirSync(STEP_TESTS, { recursive: true, encoding: 'utf8' });
for (const file of files.sort()) if (file.endsWith('.steps.test.ts')) record(path.join(STEP_TESTS, file));

it('the book is written, and the pictures of the handbook are drawn anew', () => {
  const tales = talesOf(recorded());
  mkdirSync(path.dirname(BOOK), { recursive: true });
  writeFileSync(BOOK, pageOf(tales));
  writeFileSync(WORKFLOWS, withPictures(readFileSync(WORKFLOWS, 'utf8'), tales));
});
