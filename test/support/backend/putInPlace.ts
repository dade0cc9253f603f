import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where a process makes a folder that others must never see half of. */
export const asideOf = (folder: string) => `${folder}.${process.pid}`;

/** Moves what was made aside to its place in one step; where another process was first, its folder stays. */
export function putInPlace(folder: string): void {
  const aside = asideOf(folder);
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
