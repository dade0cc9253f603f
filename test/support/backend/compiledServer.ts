import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { compileServer, serverSources } from '#build/server/compileServer';
import { asideOf, putInPlace } from './putInPlace';

/** Tests and measurements are run from the root of the project. */
const CACHE = join(process.cwd(), '.cache');

let compiled: string | undefined;

/**
 * Compiles the server to JavaScript, once for each state of its sources, and returns the folder of its programs: a test
 * starts it in half of the time that a loader takes to compile it anew in each process.
 */
export function compiledServer(): string {
  compiled ??= compile();
  return compiled;
}

function compile(): string {
  const sources = serverSources();
  const hash = createHash('sha256');
  for (const { file, content } of sources) hash.update(file).update(content);
  const folder = join(CACHE, `server-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    compileServer(sources, asideOf(folder));
    putInPlace(folder);
  }
  return join(folder, 'src/server');
}
