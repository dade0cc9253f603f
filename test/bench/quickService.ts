import { listAppointments } from '#contract/appointments';
import { SERVICE_PATHS } from '#server/config';
import type { Backend } from '#test/support/backend/liveBackend';
import { passOn } from '#test/support/backend/proxy';
import { serve } from '#test/support/backend/serving';

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
  const { url, stop } = await serve((call, reply) => {
    if (call.url !== LIST) passOn(backend.url, call, reply);
    else reply.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
  });
  try {
    return await measure({ ...backend, url });
  } finally {
    await stop();
  }
}

/** The rows in an order that is the same in every run, and looks like none. */
function shuffled<Row>(rows: readonly Row[]): Row[] {
  let seed = 1;
  const keyed = rows.map((row) => ({ row, key: (seed = (seed * 48_271) % 2_147_483_647) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ row }) => row);
}
