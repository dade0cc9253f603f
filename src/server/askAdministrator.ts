import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { cleanCode } from '#contract/text/typed';
import { faultOfEmail, faultOfPassword, StartError, type Administrator } from './config';

/** A stream that is a terminal or is not. */
export type Terminal<Stream> = Stream & { isTTY?: boolean };

/**
 * Asks on the terminal who the first administrator is, until the answers will do; the password is not shown. Throws a
 * `StartError` where there is no terminal, or where the questions are left.
 */
export async function askAdministrator(
  input: Terminal<NodeJS.ReadableStream>,
  output: Terminal<NodeJS.WritableStream>,
): Promise<Administrator> {
  if (!input.isTTY || !output.isTTY) throw new StartError(whoIsMissing('There is no account to sign in with'));
  const shown = passOn(output);
  const lines = createInterface({ input, output: shown, terminal: true });
  const left = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new StartError(whoIsMissing('No administrator was named'))));
  });
  const ask = (question: string) => Promise.race([lines.question(question), left]);
  try {
    output.write('There is no account yet. Who is the first administrator?\n');
    const email = await untilGood(async () => cleanCode(await ask('E-mail: ')), faultOfEmail, output);
    const password = await untilGood(() => shown.hide(() => ask('Password: ')), faultOfPassword, output);
    return { email: email.toLowerCase(), password };
  } finally {
    left.catch(() => undefined);
    lines.close();
  }
}

const whoIsMissing = (reason: string) =>
  `${reason}: set MAWID_ADMIN_EMAIL and MAWID_ADMIN_PASSWORD, or ask for the demo with --demo.`;

async function untilGood(
  ask: () => Promise<string>,
  faultOf: (answer: string) => string | undefined,
  output: NodeJS.WritableStream,
): Promise<string> {
  for (;;) {
    const answer = await ask();
    const fault = faultOf(answer);
    if (fault === undefined) return answer;
    output.write(`It ${fault}.\n`);
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
