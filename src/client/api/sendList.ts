import { UnreadableAnswer } from '#client/lib/errors';
import type { Endpoint, Payloads } from '#contract/endpoint';
import type { CallInput, SendOptions } from './call';
import { cancellable } from './cancellable';
import { send } from './send';

interface Envelope {
  results: unknown[];
  next?: string | null;
}

/**
 * Reads a list that may come as an array or as `{ results, next }`; every further page is read too, so that nothing is
 * silently cut. Rejects like `send`, and when the answer is neither.
 */
export function sendList<Path extends string, P extends Payloads & { reply: unknown[] }>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions = {},
): Promise<P['reply']> {
  return cancellable((signal) => readPages(endpoint, input, { signal, ...options }));
}

async function readPages<Path extends string, P extends Payloads & { reply: unknown[] }>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions,
): Promise<P['reply']> {
  const items: P['reply'] = [];
  const seen = new Set<string>();
  let query = (input as { query?: object }).query;
  for (;;) {
    const page = { ...(input as object), query } as CallInput<Path, P>;
    const reply: unknown = await send(endpoint, page, options);
    if (Array.isArray(reply)) return items.concat(reply);
    if (!isEnvelope(reply)) throw new UnreadableAnswer('broken', 'The answer is not a list');
    items.push(...reply.results);
    if (!reply.next || seen.has(reply.next)) return items;
    seen.add(reply.next);
    query = { ...query, ...Object.fromEntries(new URL(reply.next, 'http://next.invalid').searchParams) };
  }
}

function isEnvelope(reply: unknown): reply is Envelope {
  return typeof reply === 'object' && reply !== null && 'results' in reply && Array.isArray(reply.results);
}
