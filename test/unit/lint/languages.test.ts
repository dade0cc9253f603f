import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { startLinter } from '#test/support/linter';

const client = path.join(__dirname, '../../../src/client');

const linter = startLinter();

/** What the rules say of a component that draws this. */
async function refusals(drawn: string): Promise<string[]> {
  const text = `export function Thing({ name = 'x' }) {\n  return ${drawn};\n}\n`;
  const [result] = await linter.lintText(text, { filePath: path.join(client, 'ui/layout/PageBar.tsx') });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

describe('a text that people read', () => {
  const refusal = ['Say it by a message of `messages.ts`.'];

  it.each([
    '<p>Not saved</p>',
    '<p>لم يُحفظ</p>',
    "<p>{'Not saved'}</p>",
    '<p>{name} was saved</p>',
    '<button aria-label="Close">{name}</button>',
    "<button title={'Close'}>{name}</button>",
    '<input aria-label={name} placeholder="Name" />',
    '<img src="/a.png" alt="A clinic" />',
    "<input aria-label={name ? 'On' : name} />",
  ])('is refused as a literal: %s', async (drawn) => {
    expect(await refusals(drawn)).toEqual(refusal);
  });

  it.each([
    '<p>{name}</p>',
    '<p>{name}: 12%</p>',
    '<p className="quiet">—</p>',
    '<input aria-label={name} type="text" />',
  ])('is let through as a value: %s', async (drawn) => {
    expect(await refusals(drawn)).toEqual([]);
  });
});

describe('a side of the page', () => {
  const refusal = ['Name the side by where lines begin and end: `insetInlineStart`, `end`.'];

  it.each([
    '<p style={{ marginLeft: 4 }}>{name}</p>',
    '<p style={{ paddingRight: 4 }}>{name}</p>',
    '<p style={{ borderLeftWidth: 4 }}>{name}</p>',
    '<p style={{ borderTopLeftRadius: 4 }}>{name}</p>',
    '<p style={{ scrollMarginLeft: 4 }}>{name}</p>',
    "<p style={{ textAlign: 'left' }}>{name}</p>",
    "<p style={{ float: 'right' }}>{name}</p>",
    '<p sx={{ left: 0 }}>{name}</p>',
    '<p sx={{ ml: 1 }}>{name}</p>',
    '<p sx={{ pr: 1 }}>{name}</p>',
    "styled('p')({ right: 0 })",
  ])('is refused by its own name: %s', async (drawn) => {
    expect(await refusals(drawn)).toEqual(refusal);
  });

  it.each([
    '<p style={{ marginInlineStart: 4, paddingBlock: 2 }}>{name}</p>',
    "<p style={{ textAlign: 'end' }}>{name}</p>",
    '<p sx={{ insetInlineEnd: 0 }}>{name}</p>',
  ])('is let through by where lines begin and end: %s', async (drawn) => {
    expect(await refusals(drawn)).toEqual([]);
  });

  it('is named so by no stylesheet either', () => {
    const named =
      /(margin|padding|border)-(left|right)|^\s*(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)/m;
    const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((file) => named.test(readFileSync(path.join(client, file), 'utf8')))).toEqual([]);
  });
});

it('what the Enter key does is said by components that know whether there are keys', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const textOf = (file: string) => readFileSync(path.join(client, file), 'utf8');
  const saysEnter = /^ {2}(\w+):\s+(?:'[^'\n]*' \+\s+)*'[^'\n]*\bEnter (?:open|choose|shows|saves|takes|or)\b/gm;
  const named = files
    .filter((file) => path.basename(file) === 'messages.ts')
    .flatMap((file) =>
      [...textOf(file).matchAll(saysEnter)].map(([, name = '']) => ({ name, room: path.dirname(file) })),
    );
  const saying = named.flatMap(({ name, room }) =>
    files
      .filter((file) => file.endsWith('.tsx') && file.startsWith(room.replace(/\/(late|list)$/, '')))
      .filter((file) => new RegExp(`Messages\\.${name}\\b`).test(textOf(file))),
  );

  expect(saying.length).toBeGreaterThan(6);
  expect(saying.filter((file) => !/KeyHints|useIsTouched/.test(textOf(file)))).toEqual([]);
});
