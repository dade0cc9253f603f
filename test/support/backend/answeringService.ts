import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CANCEL } from 'redux-saga';

import { configureHttp } from '#client/api/http';

/** How the service answers a call. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A service on this machine, as a test sets it up; every test begins with a valid token. */
export const service = {
  answer: ((_, response) => response.end('[]')) as Answer,
  /** The calls that came in. */
  seen: [] as IncomingMessage[],
  token: 'the token',
  onUnauthorized: jest.fn(),
};

export const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const empty: Answer = (_, response) => response.writeHead(204).end();

/** Runs the service for the tests of a file, and has the client call it. */
export function runService(): void {
  const server = createServer((request, response) => {
    service.seen.push(request);
    service.answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    configureHttp({
      baseUrls: { provider: `${base}/provider/`, appointment: `${base}/appointment`, referral: base },
      currentToken: () => service.token,
      onUnauthorized: service.onUnauthorized,
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    service.seen = [];
    service.token = 'the token';
    service.onUnauthorized.mockReset();
  });
}

/** Resolves when the client has closed the connection of the next call; the call is cancelled as soon as it arrives. */
export function cancelledOnArrival(call: () => Promise<unknown>): {
  reply: Promise<unknown>;
  closed: Promise<unknown>;
} {
  const closed = new Promise((resolve) => {
    service.answer = (request) => {
      request.on('close', resolve);
      reply[CANCEL]?.();
    };
  });
  const reply = call() as Promise<unknown> & Partial<Record<typeof CANCEL, () => void>>;
  return { reply, closed };
}
