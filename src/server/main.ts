import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:net';

import { readConfig, type Config } from './config';
import { openDatabase, type OpenDatabase } from './db/client';
import { buildApp } from './http/app';
import { requirePage } from './http/static';
import { prepareData } from './prepareData';
import { registerRoutes } from './routes/index';
import { runCommand, say } from './runCommand';
import { StartError } from './startError';

const STOP_WITHIN_MS = 5000;
const IDLE_CHECK_MS = 50;

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config.timeZone !== '') process.env.TZ = config.timeZone;
  if (!config.seedOnly) {
    requirePage(config);
    await requireFreePort(config);
  }
  const opened = await openDatabase(config.database);
  try {
    const news = await prepareData(config, opened.db);
    if (config.seedOnly) await leave(opened);
    else await serve(config, opened);
    news.forEach(say);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function leave({ leaveCopy, close }: OpenDatabase): Promise<void> {
  await leaveCopy?.();
  await close();
}

async function serve(config: Config, opened: OpenDatabase): Promise<void> {
  const ending = new AbortController();
  const app = await buildApp(config, opened.db);
  registerRoutes(app, opened.db, config, ending.signal);
  const address = await app.listen({ host: config.host, port: config.port });
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());
  ending.signal.addEventListener('abort', () => setTimeout(() => stop(app, opened), config.drainSeconds * 1000));
  say(`Mawid is ready at ${address}`);
}

/** Fails where the port is taken; it is asked before the data is opened, so that a second start harms no data. */
function requireFreePort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(new StartError(whyNoPort(cause, host, port), { cause })));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function whyNoPort({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use: stop what uses it, or choose another with --port.`;
  }
  if (code === 'EACCES') return `Port ${port} on ${host} is not allowed: choose one above 1023 with --port.`;
  return `The address ${host} port ${port} cannot be used: choose others with --host and --port.`;
}

/** Answers what has been asked, closes the data and ends, after five seconds at the latest. */
function stop(app: FastifyInstance, opened: OpenDatabase): void {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  // Without this, a connection whose answer ends from now on would stay open for a next request.
  setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  void app
    .close()
    .then(() => opened.close())
    .then(() => process.exit(0));
}

runCommand(main);
