import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { specifiedTexts } from '#test/support/specifiedTexts';

const CLIENT = path.resolve(__dirname, '../../../src/client');

interface Entry {
  id: string;
  text: string;
}

/** Every sentence that the source of the client declares as `{ id: '…', defaultMessage: '…' }`. */
const catalogue: Entry[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(path.join(CLIENT, file), 'utf8');
    const declared = source.matchAll(
      /id:\s*'([^']+)',\s*defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g,
    );
    return [...declared].map(([, id = '', single, double]) => ({
      id,
      text: (single ?? double ?? '').replace(/\\'/g, "'"),
    }));
  });

describe('the message catalogue', () => {
  it('has each id once', () => {
    const ids = catalogue.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(specifiedTexts)('says "%s" as the specification does (%s)', (text) => {
    expect(catalogue.map((entry) => entry.text)).toContain(text);
  });
});
