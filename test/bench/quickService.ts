import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { listAppointments } from '#contract/appointments';
import { SERVICE_PATHS } from '#server/config';
import type { Backend } from '#test/support/backend/liveBackend';

const LIST = SERVICE_PATHS[listAppointments.service] + listAppointments.path;

/**
 * A service that answers the list of appointments at once, from memory, in no order that means anything; all else, the
 * page included, is passed on to the backend whose list it is.
 */
export async function withQuickService<Measured>(
  backend: Backend,
  measure: (service: Backend) => Promise<Measured>,
): Promise<Measured> {
  const { body } = await backend.call(listAppointments);
  const answer = Buffer.from(JSON.stringify(shuffled(body)));
  const server = createServer((call, reply) => {
    if (call.url !== LIST) passOn(call, reply, backend.url);
    else reply.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await measure({ ...backend, url: `http://127.0.0.1:${port}` });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function passOn(call: IncomingMessage, reply: ServerResponse, to: string): void {
  const passed = request(new URL(call.url ?? '', to), { method: call.method, headers: call.headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  call.pipe(passed);
}

/** The rows in an order that is the same in every run, and looks like none. */
function shuffled<Row>(rows: readonly Row[]): Row[] {
  let seed = 1;
  const keyed = rows.map((row) => ({ row, key: (seed = (seed * 48_271) % 2_147_483_647) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ row }) => row);
}
