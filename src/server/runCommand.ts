import { StartError } from './config';

/** Runs a command to its end; where it fails it says why in one sentence and ends with code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exit(1);
  });
}

export const say = (line: string) => process.stdout.write(`${line}\n`);
