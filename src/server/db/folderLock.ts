import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { StartError } from '../config';

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
  await writeFile(lock, String(process.pid));
  return () => rm(lock, { force: true });
}

async function ownerOf(lock: string): Promise<number | undefined> {
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
