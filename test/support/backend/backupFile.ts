import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The lines of a backup without those that tell of its moment: the first and the last. */
export async function rowsIn(file: string): Promise<string[]> {
  return (await linesIn(file)).slice(1, -1);
}

/** Writes a backup as another version, or somebody else, would have written it: whole, with a hash that matches. */
export async function rewriteBackup(file: string, to: string, change: (lines: string[]) => string[]): Promise<void> {
  const lines = change((await linesIn(file)).slice(0, -1));
  const text = lines.map((line) => `${line}\n`).join('');
  const rows = lines.filter((line) => !line.startsWith('#')).length;
  const sha256 = createHash('sha256').update(text).digest('hex');
  await writeFile(to, gzipSync(`${text}# ${JSON.stringify({ rows, sha256 })}\n`));
}

async function linesIn(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
}
