import { UnreadableAnswer } from '#client/lib/errors';
import type { Endpoint, Payloads } from '#contract/endpoint';
import type { CallInput, SendOptions } from './call';
import { cancellable } from './cancellable';
import { send } from './send';

interface Envelope {
  results: unknown[];
  next?: string | null;
  /** How many there are on all pages. */
  count?: number;
}

/** How often a list is read whole once more that did not add up. */
const MORE_READINGS = 2;

/** The lists that did not add up, however often they were read. */
const unsure = new WeakSet<readonly unknown[]>();

/** Whether a list has all that its service has, as far as that says; nothing may be called new by one that has not. */
export function isSure(list: readonly unknown[]): boolean {
  return !unsure.has(list);
}

/** A list by which something is told not to be there; throws where it is not sure, for nobody can tell then. */
export function surely<List extends readonly unknown[]>(list: List): List {
  if (isSure(list)) return list;
  throw new UnreadableAnswer('broken', 'The pages of a list do not add up');
}

/**
 * Reads a list that may come as an array or as `{ results, next }`; every further page is read too, so that nothing is
 * silently cut. Where something came or went meanwhile pages shift: what stands twice is taken once, and a list that
 * does not add up is read once more. Rejects like `send`, and when the answer is neither.
 */
export function sendList<Path extends string, P extends Payloads & { reply: unknown[] }>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions = {},
): Promise<P['reply']> {
  return cancellable((signal) => readWhole(endpoint, input, { signal, ...options }));
}

async function readWhole<Path extends string, P extends Payloads & { reply: unknown[] }>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions,
): Promise<P['reply']> {
  for (let left = MORE_READINGS; ; left -= 1) {
    const { items, counts } = await readPages(endpoint, input, options);
    const list: P['reply'] = withoutDoubles(items);
    // What went between two pages leaves the last count right, and a hole.
    const addsUp = list.length === items.length && counts.every((count) => count === list.length);
    if (addsUp) return list;
    if (left > 0) continue;
    unsure.add(list);
    return list;
  }
}

/** What was read on all pages, and how many there are by each of them. */
async function readPages<Path extends string, P extends Payloads & { reply: unknown[] }>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions,
): Promise<{ items: unknown[]; counts: number[] }> {
  const items: unknown[] = [];
  const counts: number[] = [];
  const seen = new Set<string>();
  let query = (input as { query?: object }).query;
  for (;;) {
    const page = { ...(input as object), query } as CallInput<Path, P>;
    const reply: unknown = await send(endpoint, page, options);
    if (Array.isArray(reply)) return { items: items.concat(reply), counts };
    if (!isEnvelope(reply)) throw new UnreadableAnswer('broken', 'The answer is not a list');
    items.push(...reply.results);
    const { count, next } = reply;
    if (typeof count === 'number') counts.push(count);
    if (!next || seen.has(next)) return { items, counts };
    seen.add(next);
    query = { ...query, ...Object.fromEntries(new URL(next, 'http://next.invalid').searchParams) };
  }
}

/** The items without those that came once more by their id: the later one tells of now. */
function withoutDoubles(items: readonly unknown[]): unknown[] {
  const byId = new Map<unknown, unknown>();
  for (const item of items) byId.set(idOf(item) ?? Symbol(), item);
  return [...byId.values()];
}

function idOf(item: unknown): string | undefined {
  const { id } = (item ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

function isEnvelope(reply: unknown): reply is Envelope {
  return typeof reply === 'object' && reply !== null && 'results' in reply && Array.isArray(reply.results);
}
