import { toldOf } from './failure';
import { StartError } from './startError';

/** Runs a command to its end; where it fails it says why in one sentence and ends with code 1. */
export function runCommand(command: () => Promise<void>): void {
  process.on('uncaughtException', endWith);
  command().catch(endWith);
}

/** An error that nobody has foreseen is told as far as it may be: Node itself would print all that it holds. */
function endWith(error: unknown): void {
  const { message, stack } = toldOf(error);
  process.stderr.write(`${error instanceof StartError ? error.message : `Mawid has failed: ${message}\n${stack}`}\n`);
  process.exit(1);
}

export const say = (line: string) => process.stdout.write(`${line}\n`);
