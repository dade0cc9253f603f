import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { messagesOfSource, SPEAKING } from '#test/support/messagesOfSource';
import { specifiedTexts } from '#test/support/specifiedTexts';

const SOURCE = path.resolve(__dirname, '../../../src');

const sources = SPEAKING.flatMap((part) =>
  readdirSync(path.join(SOURCE, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SOURCE, part, file), 'utf8')),
);

const catalogue = messagesOfSource();

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
    const declarations = ({ name }: { name: string }) => catalogue.filter((other) => other.name === name).length;

    const named = catalogue.filter(({ name }) => name !== '');
    expect(named.filter((entry) => (words.get(entry.name) ?? 0) <= declarations(entry))).toEqual([]);
  });

  it.each(specified)('has "$text" of $place in $part', ({ part, text }) => {
    const texts = catalogue.filter(({ id }) => id.startsWith(`${part}.`)).map((entry) => entry.text);

    expect(texts).toContain(text);
  });
});
