import path from 'node:path';

import { startLinter } from '#test/support/linter';

const file = path.join(__dirname, '../../../src/contract/text/fold.ts');

const linter = startLinter();

async function refusals(pattern: string): Promise<(string | null)[]> {
  const [result] = await linter.lintText(`export const PATTERN = ${pattern};\n`, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

it.each(['/\\s+$/', '/^(\\w+\\s?)*$/', '/[,\\t]["\\s]*=/g', '/<[^]*?>/', '/<b>.*?<\\/b>/s'])(
  'refuses a pattern that takes the square of a text: %s',
  async (pattern) => {
    expect((await refusals(pattern))[0]).toMatch(/^(?:regexp\/no-super-linear-|no-restricted-syntax$)/);
  },
);

it.each(['/(?<!\\s)\\s+$/', '/<b>/', '/^[^,]*,/', '/\\s+/y'])('takes one that does not: %s', async (pattern) => {
  expect(await refusals(pattern)).toEqual([]);
});
