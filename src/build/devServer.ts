import { spawn } from 'node:child_process';
import type { Configuration } from 'webpack-dev-server';

import { at } from '#build/paths';

/** The page of `npm run dev` listens here, the backend behind it on the next port. */
const DEV_PORT = 4173;
const BACKEND_PORT = DEV_PORT + 1;

/** Serves the page while it is written, with a backend of its own behind it. */
export function devServer(): Configuration {
  return {
    host: 'localhost',
    port: DEV_PORT,
    hot: true,
    static: false,
    proxy: [
      {
        context: ['/provider-service', '/appointment-service', '/referral-service', '/media', '/config.json'],
        target: `http://127.0.0.1:${BACKEND_PORT}`,
      },
    ],
    onListening: startBackend,
  };
}

/** Runs the local backend beside the dev server, restarted when its code changes, ended with it. */
function startBackend(): void {
  const tsx = at('node_modules/tsx/dist/cli.mjs');
  const args = ['watch', 'src/server/main.ts', '--api-only', '--port', String(BACKEND_PORT)];
  const backend = spawn(process.execPath, [tsx, ...args], { cwd: at('.'), stdio: 'inherit' });
  process.once('exit', () => backend.kill());
}
