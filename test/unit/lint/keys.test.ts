import path from 'node:path';

import { startLinter } from '#test/support/linter';

const file = path.join(__dirname, '../../../src/client/ui/search/SearchField.tsx');

const linter = startLinter();

async function refusals(code: string): Promise<(string | null)[]> {
  const [result] = await linter.lintText(`export ${code};\n`, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

it.each([
  'const field = <input onKeyUp={send} />',
  'const field = <input onKeyPressCapture={send} />',
  "const listen = () => window.addEventListener('keyup', send)",
])('refuses to hear the Enter by which a word of an input method ends: %s', async (code) => {
  expect(await refusals(code)).toEqual(['no-restricted-syntax']);
});

it.each(['const field = <input onKeyDown={send} />', "const listen = () => window.addEventListener('keydown', send)"])(
  'takes what `device/presses` keeps it from: %s',
  async (code) => expect(await refusals(code)).toEqual([]),
);
