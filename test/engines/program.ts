import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the tests. */
export interface Program {
  /** Waits until it writes a line of this pattern, and returns its first group. */
  says: (pattern: RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a program, which ends with the tests at the latest. */
export function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (written += String(piece)));
  return {
    says: (pattern) =>
      new Promise((found, fail) => {
        const look = () => {
          const group = pattern.exec(written)?.[1];
          if (group !== undefined) found(group);
        };
        look();
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        void ended.then(() => fail(new Error(`${command} ended: ${written}`)), fail);
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
