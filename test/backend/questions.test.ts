import { PassThrough } from 'node:stream';

import { askAdministrator } from '#server/askAdministrator';
import { askYes } from '#server/askYes';
import { StartError } from '#server/startError';

/** A terminal on which a person types. */
function makeTerminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  let seen = '';
  output.setEncoding('utf8').on('data', (piece: string) => (seen += piece));
  /** Waits for words on the screen that have not been waited for, and answers. */
  const answer = async (question: string, line: string) => {
    while (!seen.includes(question)) await new Promise((next) => output.once('data', next));
    seen = seen.slice(seen.indexOf(question) + question.length);
    input.write(line);
  };
  return { input, output, answer, seen: () => seen };
}

describe('the question for the first administrator', () => {
  it('is asked until the answers will do, and shows no password', async () => {
    const { input, output, answer, seen } = makeTerminal();
    const asked = askAdministrator(input, output);
    await answer('E-mail: ', 'head\n');
    await answer('It needs an e-mail address, not "head".\n', '');
    await answer('E-mail: ', 'Head@Clinic.example\n');
    await answer('Password: ', 'too short\n');
    await answer('It needs 12 to 1024 characters.\n', '');
    await answer('Password: ', 'a long enough password\n');
    expect(await asked).toEqual({ email: 'head@clinic.example', password: 'a long enough password' });
    expect(seen()).not.toMatch(/too|long/);
  });

  it('is left with a sentence that says what to set', async () => {
    const { input, output, answer } = makeTerminal();
    const asked = askAdministrator(input, output);
    await answer('E-mail: ', '\u0004');
    await expect(asked).rejects.toThrow(/^No administrator was named: set MAWID_ADMIN_EMAIL .+\.$/);
  });

  it('is not asked where nobody could answer', async () => {
    await expect(askAdministrator(new PassThrough(), new PassThrough())).rejects.toThrow(StartError);
  });
});

describe('a question before data is replaced', () => {
  it.each([
    ['yes\n', true],
    ['no\n', false],
    ['\n', false],
    ['\u0004', false],
  ])('takes %j for %p', async (line, meaning) => {
    const { input, output, answer } = makeTerminal();
    const asked = askYes('Go on? (yes) ', input, output);
    await answer('Go on? (yes) ', line);
    expect(await asked).toBe(meaning);
  });

  it('is not asked where nobody could answer', async () => {
    expect(await askYes('Go on? (yes) ', new PassThrough(), new PassThrough())).toBeUndefined();
  });
});
