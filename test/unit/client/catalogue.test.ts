import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { specifiedTexts } from '#test/support/specifiedTexts';

const CLIENT = path.resolve(__dirname, '../../../src/client');

const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(CLIENT, file), 'utf8'));

interface Entry {
  /** The name by which the code asks for it. */
  name: string;
  id: string;
  text: string;
}

const DECLARED = /(\w+):\s*\{\s*id:\s*'([^']+)',\s*defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g;

/** Every sentence that the source of the client declares as `name: { id: '…', defaultMessage: '…' }`. */
const catalogue = sources.flatMap((source) =>
  [...source.matchAll(DECLARED)].map(([, name = '', id = '', single, double]): Entry => {
    const text = (single ?? double ?? '').replace(/\\'/g, "'");
    return { name, id, text };
  }),
);

const specified = Object.entries(specifiedTexts).flatMap(([part, texts]) =>
  texts.map(([text, place]) => ({ part, text, place })),
);

describe('the message catalogue', () => {
  it('has each id once', () => {
    const ids = catalogue.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has no sentence that nobody asks for', () => {
    const words = new Map<string, number>();
    for (const source of sources)
      for (const word of source.match(/\w+/g) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
    const declarations = ({ name }: Entry) => catalogue.filter((other) => other.name === name).length;

    expect(catalogue.filter((entry) => (words.get(entry.name) ?? 0) <= declarations(entry))).toEqual([]);
  });

  it.each(specified)('has "$text" of $place in $part', ({ part, text }) => {
    const texts = catalogue.filter(({ id }) => id.startsWith(`${part}.`)).map((entry) => entry.text);

    expect(texts).toContain(text);
  });
});
