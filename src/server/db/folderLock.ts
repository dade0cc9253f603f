import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { StartError } from '../startError';

/**
 * Claims a data folder for this process and returns the function that gives it back, because two servers would destroy
 * an embedded database. Throws a `StartError` where another running process has claimed it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'server.lock');
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new StartError(`The data folder ${folder} cannot be created: choose another one with MAWID_DATA_DIR.`, {
      cause,
    });
  });
  const owner = await ownerOf(lock);
  if (owner !== undefined) {
    throw new StartError(
      `The data folder ${folder} is in use by process ${owner}: ` +
        'stop that server, or choose another folder with MAWID_DATA_DIR.',
    );
  }
  await writeFile(lock, `${process.pid} ${await birthOf(process.pid)}`);
  return () => rm(lock, { force: true });
}

/** The running process that a lock names; a process that was killed has left its lock behind. */
async function ownerOf(lock: string): Promise<number | undefined> {
  const [first, birth] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return undefined;
  // Another process may have got the number of the killed one.
  return birth && birth !== (await birthOf(pid)) ? undefined : pid;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, as Linux tells it: the start of the machine and the ticks since; elsewhere nothing. */
async function birthOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything; the 20th field behind it is the start.
    return `${boot.trim()}/${status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}
