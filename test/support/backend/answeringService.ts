import type { IncomingMessage, ServerResponse } from 'node:http';
import { CANCEL } from 'redux-saga';

import { configureHttp } from '#client/api/http';
import { serve, type Serving } from './serving';

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
  let serving: Serving;
  beforeAll(async () => {
    serving = await serve((request, response) => {
      service.seen.push(request);
      service.answer(request, response);
    });
    const { url } = serving;
    configureHttp({
      baseUrls: { provider: `${url}/provider/`, appointment: `${url}/appointment`, referral: url },
      currentToken: () => service.token,
      onUnauthorized: service.onUnauthorized,
    });
  });
  afterAll(() => serving.stop());
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
