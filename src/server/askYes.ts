import { createInterface } from 'node:readline/promises';

import type { Terminal } from './askAdministrator';

/** Asks on the terminal; all but `yes` means no. Where there is no terminal the answer is undefined. */
export async function askYes(
  question: string,
  input: Terminal<NodeJS.ReadableStream>,
  output: Terminal<NodeJS.WritableStream>,
): Promise<boolean | undefined> {
  if (!input.isTTY || !output.isTTY) return undefined;
  const lines = createInterface({ input, output });
  const left = new Promise<string>((done) => lines.once('close', () => done('')));
  const answer = await Promise.race([lines.question(question), left]);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}
