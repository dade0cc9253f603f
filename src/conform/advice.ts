import { isObject } from '#client/lib/records';
import { say } from '#client/lib/text';
import type { Endpoint } from '#contract/endpoint';
import type { Caller, Heard, Place } from './caller';
import { conformMessages as messages } from './messages';

type Records = readonly Record<string, unknown>[];

const SLOW_MS = 1500;
const WORTH_COMPRESSING = 20_000;

/** What would make the list of appointments come sooner. */
export function adviseOnList(caller: Caller, endpoint: Endpoint, { headers, took, length }: Heard): void {
  if (took > SLOW_MS) caller.advise(endpoint, say(messages.slow, { milliseconds: Math.round(took) }));
  if (caller.isElsewhere(endpoint.service) && !caller.means.asksAsBrowser) return;
  if (!headers.get('etag')) caller.advise(endpoint, say(messages.noTag, { header: 'ETag' }));
  if (length > WORTH_COMPRESSING && !headers.get('content-encoding'))
    caller.advise(endpoint, say(messages.uncompressed, { encodings: 'gzip, br' }));
}

/** Names of languages and services that are no objects. */
export function adviseOnNames(caller: Caller, endpoint: Endpoint, doctors: Records): void {
  const entries = doctors.flatMap(({ languages, services }) => [languages, services]).flat();
  if (entries.some((one) => typeof one === 'string'))
    caller.advise(endpoint, say(messages.plainNames, { name: 'name' }));
}

/** Items of a list that bring no translations along. */
export function adviseOnTranslations(caller: Caller, endpoint: Endpoint, items: Records): void {
  const field = 'translations';
  if (items.length > 0 && !items.some((one) => Array.isArray(one[field])))
    caller.advise(endpoint, say(messages.noTranslations, { field }));
}

const PICTURES = ['profile_picture', 'logo', 'banner_image', 'icon'];

/** Pictures of hosts that the policy of the page refuses. */
export function adviseOnPictures(caller: Caller, endpoint: Endpoint, answer: unknown): void {
  const hosts = new Set<string>();
  const look = (part: unknown) => {
    if (Array.isArray(part)) part.forEach(look);
    if (!isObject(part)) return;
    for (const [field, value] of Object.entries(part))
      if (PICTURES.includes(field) && typeof value === 'string') {
        const host = foreignHost(value, caller.place);
        if (host) hosts.add(host);
      } else look(value);
  };
  look(answer);
  if (hosts.size === 0) return;
  const values = { hosts: [...hosts].sort().join(', '), key: 'mediaHosts', file: 'config.json' };
  caller.advise(endpoint, say(messages.otherPictures, values));
}

/** The host of a picture that may not be asked; a path is one of the page's own. */
function foreignHost(address: string, { baseUrls, pageOrigin, pictureSources }: Place): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { origin, host } = new URL(address);
  const origins = [pageOrigin, ...Object.values(baseUrls).map((base) => new URL(base).origin)];
  return origins.includes(origin) || pictureSources.some((one) => one === origin || one === host) ? null : host;
}
