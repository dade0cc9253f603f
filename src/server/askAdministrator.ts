import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { cleanCode } from '#contract/text/typed';
import type { Administrator } from './config';
import { faultOfEmail, faultOfPassword } from './credentials';
import { StartError } from './startError';

/** A stream that is a terminal or is not. */
export type Terminal<Stream> = Stream & { isTTY?: boolean };

/** The terminal on which a person answers. */
interface Ends {
  input: Terminal<NodeJS.ReadableStream>;
  output: Terminal<NodeJS.WritableStream>;
}

/** Asks one question until the answer will do; of a secret one the answer is not shown. */
type Ask = (question: string, faultOf: (answer: string) => string | undefined, isSecret?: boolean) => Promise<string>;

/**
 * Asks on the terminal who the first administrator is, until the answers will do; the password is not shown. Throws a
 * `StartError` where there is no terminal, or where the questions are left.
 */
export function askAdministrator(input: Ends['input'], output: Ends['output']): Promise<Administrator> {
  const missing = 'set MAWID_ADMIN_EMAIL and MAWID_ADMIN_PASSWORD, or ask for the demo with --demo.';
  const whyNot = [`There is no account to sign in with: ${missing}`, `No administrator was named: ${missing}`] as const;
  return onTerminal({ input, output }, whyNot, async (ask) => {
    output.write('There is no account yet. Who is the first administrator?\n');
    const email = await ask('E-mail: ', (answer) => faultOfEmail(cleanCode(answer)));
    return { email: cleanCode(email).toLowerCase(), password: await ask('Password: ', faultOfPassword, true) };
  });
}

/** Asks on the terminal for the password of an account. */
export function askPassword(email: string, input: Ends['input'], output: Ends['output']): Promise<string> {
  const missing = 'set MAWID_ADMIN_PASSWORD, or ask for it on a terminal.';
  const whyNot = [`A password is needed: ${missing}`, `No password was given: ${missing}`] as const;
  return onTerminal({ input, output }, whyNot, (ask) => ask(`Password of ${email}: `, faultOfPassword, true));
}

/** Puts questions on a terminal. Throws a `StartError` where there is none, and where they are left. */
async function onTerminal<Result>(
  { input, output }: Ends,
  [whyNobody, whyLeft]: readonly [string, string],
  questions: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  if (!input.isTTY || !output.isTTY) throw new StartError(whyNobody);
  const shown = passOn(output);
  const lines = createInterface({ input, output: shown, terminal: true });
  const left = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new StartError(whyLeft)));
  });
  const once = (question: string) => Promise.race([lines.question(question), left]);
  const ask: Ask = async (question, faultOf, isSecret = false) => {
    for (;;) {
      const answer = await (isSecret ? shown.hide(() => once(question)) : once(question));
      const fault = faultOf(answer);
      if (fault === undefined) return answer;
      output.write(`It ${fault}.\n`);
    }
  };
  try {
    return await questions(ask);
  } finally {
    left.catch(() => undefined);
    lines.close();
  }
}

/** A stream that passes on what is written, but for what is typed while something is hidden. */
export function passOn(output: NodeJS.WritableStream) {
  let isHidden = false;
  const stream = new Writable({
    write: (piece, _encoding, done) => {
      if (!isHidden) output.write(piece as Buffer);
      done();
    },
  });
  const hide = async (ask: () => Promise<string>): Promise<string> => {
    const answer = ask();
    isHidden = true;
    try {
      return await answer;
    } finally {
      isHidden = false;
      output.write('\n');
    }
  };
  return Object.assign(stream, { hide });
}
