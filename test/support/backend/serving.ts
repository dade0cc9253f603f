import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test, at an address of this machine. */
export interface Serving {
  url: string;
  /** Ends it with all its connections. */
  stop: () => Promise<void>;
}

/** Answers the calls to a free port of this machine, until it is stopped. */
export async function serve(answer: RequestListener): Promise<Serving> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((stopped) => server.close(() => stopped()).closeAllConnections()),
  };
}
