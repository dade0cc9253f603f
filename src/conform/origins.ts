import { say } from '#client/lib/text';
import type { Endpoint, ServiceName } from '#contract/endpoint';
import type { Caller, Heard } from './caller';
import { conformMessages as messages } from './messages';

/** What a report calls the manners of a service towards pages of another origin. */
const CORS = 'CORS';

/** What every page may send without being allowed to. */
const ALWAYS_ALLOWED = ['GET', 'HEAD', 'POST'];
const SENT_ALONG = ['authorization', 'content-type'];

/**
 * Asks a service of another origin what a browser would ask before it lets the page call: one question for each method
 * that the page uses there.
 */
export async function checkOrigin(caller: Caller, service: ServiceName, endpoints: readonly Endpoint[]): Promise<void> {
  const { place, means, report } = caller;
  const origin = place.pageOrigin;
  if (origin === null) {
    if (caller.isElsewhere(service)) report.say(service, CORS, 'untried', messages.noOrigin);
    return;
  }
  if (!caller.isElsewhere(service)) return;
  report.open(service, CORS);
  const methods = [...new Set(endpoints.map(({ method }) => method))];
  if (!means.asksAsBrowser) {
    const asked = methods.filter((method) => !ALWAYS_ALLOWED.includes(method)).join(', ');
    if (asked) report.say(service, CORS, 'untried', say(messages.onlyByCommand, { methods: asked, origin }));
    return;
  }
  const refused: string[] = [];
  for (const method of methods) {
    const endpoint = endpoints.find((one) => one.method === method);
    if (!endpoint) continue;
    const headers = await preflight(caller, endpoint, SENT_ALONG);
    if (!headers) return;
    if (!allowsOrigin(headers, origin)) {
      report.say(service, CORS, 'needed', say(messages.originRefused, { origin, header: ALLOW_ORIGIN }));
      return;
    }
    const isAllowed = ALWAYS_ALLOWED.includes(method) || names(headers, ALLOW_METHODS, method);
    if (!isAllowed) refused.push(method);
    refuseHeaders(
      caller,
      service,
      SENT_ALONG.filter((one) => !names(headers, ALLOW_HEADERS, one, one !== 'authorization')),
    );
  }
  const values = { methods: refused.join(', '), origin, header: ALLOW_METHODS };
  if (refused.length > 0) report.say(service, CORS, 'needed', say(messages.methodsRefused, values));
}

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';
const ALLOW_METHODS = 'Access-Control-Allow-Methods';
const ALLOW_HEADERS = 'Access-Control-Allow-Headers';
const EXPOSED = 'Access-Control-Expose-Headers';

/** The headers of the answer to what a browser asks first; `null` where it is none, of which the report tells. */
async function preflight(caller: Caller, endpoint: Endpoint, headers: readonly string[]): Promise<Headers | null> {
  const { place, means, report } = caller;
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]));
  try {
    const answer = await means.fetch(caller.addressOf(endpoint, { params }), {
      method: 'OPTIONS',
      redirect: 'manual',
      headers: {
        origin: place.pageOrigin ?? '',
        'access-control-request-method': endpoint.method,
        'access-control-request-headers': headers.join(','),
      },
    });
    await answer.arrayBuffer();
    if (answer.ok) return answer.headers;
    const values = { method: 'OPTIONS', status: answer.status };
    report.say(endpoint.service, CORS, 'needed', say(messages.preflightFails, values));
  } catch {
    report.say(endpoint.service, CORS, 'needed', messages.unreachable);
  }
  return null;
}

/** What a page of another origin may read of the list, and whether it may ask for what is new alone. */
export async function checkReading(caller: Caller, endpoint: Endpoint, { headers }: Heard): Promise<void> {
  const { place, means, report } = caller;
  const { service } = endpoint;
  const origin = place.pageOrigin;
  if (origin === null || !caller.isElsewhere(service)) return;
  const wanted = ['Retry-After', 'ETag'];
  if (!means.asksAsBrowser) {
    const values = { headers: 'ETag', origin, header: EXPOSED };
    if (!headers.get('etag')) report.say(service, CORS, 'advice', say(messages.unreadableHeaders, values));
    return;
  }
  if (!allowsOrigin(headers, origin))
    report.say(service, CORS, 'needed', say(messages.originRefused, { origin, header: ALLOW_ORIGIN }));
  const unread = wanted.filter((one) => !names(headers, EXPOSED, one));
  const values = { headers: unread.join(', '), origin, header: EXPOSED };
  if (unread.length > 0) report.say(service, CORS, 'advice', say(messages.unreadableHeaders, values));
  if (unread.includes('ETag') || !headers.get('etag')) return;
  const conditional = await preflight(caller, endpoint, [...SENT_ALONG, 'if-none-match']);
  if (conditional && !names(conditional, ALLOW_HEADERS, 'if-none-match'))
    refuseHeaders(caller, service, ['if-none-match']);
}

function refuseHeaders({ place, report }: Caller, service: ServiceName, refused: readonly string[]): void {
  if (refused.length === 0) return;
  const values = { headers: refused.join(', '), origin: place.pageOrigin ?? '', header: ALLOW_HEADERS };
  report.say(service, CORS, 'needed', say(messages.headersRefused, values));
}

const allowsOrigin = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get(ALLOW_ORIGIN)?.trim() ?? '');

/** Whether a header names something, by itself or by the star that means all. */
function names(headers: Headers, header: string, wanted: string, byStar = true): boolean {
  const named = (headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase());
  return named.includes(wanted.toLowerCase()) || (byStar && named.includes('*'));
}
