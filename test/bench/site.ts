import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import webpack from 'webpack';

import { startBackend, type Backend } from '#test/support/backend/liveBackend';
// eslint-disable-next-line no-restricted-imports -- it stands at the root, which no package import names
import configure from '../../webpack.config';

const SITE = path.resolve('.cache/bench');

const PEER_PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Peer</title>
<div id="root"></div>
<script defer src="peer.js"></script>
`;

/**
 * Makes a folder of the built page with two others beside it that show the same list, and returns its path:
 * `floor.html` is plain DOM, `peer.html` is made of TanStack Table and Virtual and Material UI, built as our own is.
 */
export async function makeSite(): Promise<string> {
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(SITE, { recursive: true });
  cpSync('dist', SITE, { recursive: true });
  cpSync('test/bench/floor', SITE, { recursive: true });
  await buildPeer();
  writeFileSync(path.join(SITE, 'peer.html'), PEER_PAGE);
  const compressed = await promisify(brotliCompress)(readFileSync(path.join(SITE, 'peer.js')));
  writeFileSync(path.join(SITE, 'peer.js.br'), compressed);
  return SITE;
}

async function buildPeer(): Promise<void> {
  const { mode, resolve, module } = await configure({}, { mode: 'production' });
  const compiler = webpack({
    mode,
    // Without what our page leaves out of the libraries: this one uses them as they are.
    resolve: { ...resolve, alias: {} },
    module,
    entry: path.resolve('test/bench/peer/main.tsx'),
    output: { path: SITE, filename: 'peer.js' },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** Serves a site in front of a list of so many appointments while something is measured. */
export async function withRows<Measured>(
  rows: number,
  site: string,
  measure: (backend: Backend) => Promise<Measured>,
): Promise<Measured> {
  const args = ['--appointments', String(rows)];
  const backend = await startBackend({ page: true, args, env: { MAWID_PAGE_DIR: site } });
  try {
    return await measure(backend);
  } finally {
    await backend.stop();
  }
}

/** Thousands of bytes that these scripts of a site take on their way, as the build has compressed them. */
export function weigh(scripts: Iterable<string>, site: string): number {
  const bytes = [...new Set(scripts)].map((name) => {
    const file = path.join(site, name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}
