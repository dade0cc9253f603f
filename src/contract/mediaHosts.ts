const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/;

/**
 * What an entry of `mediaHosts` allows pictures from, as the policy of the page says it: a host with its port, and with
 * its scheme where the entry has one; `null` for an entry that is neither (decisions: runtime configuration).
 */
export function mediaSource(entry: unknown): string | null {
  if (typeof entry !== 'string' || entry.trim().endsWith(':') || !URL.canParse(addressOf(entry))) return null;
  const { origin, protocol, hostname, host, pathname, search, hash, username } = new URL(addressOf(entry));
  const isHostAlone = pathname === '/' && search + hash + username === '';
  if (!isHostAlone || !HOST.test(hostname) || !/^https?:$/.test(protocol)) return null;
  return hasScheme(entry) ? origin : host;
}

/** The address in a value of `config.json`: a path of the page's own origin or a whole one; `null` if it is neither. */
export function addressIn(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return null;
  const text = value.trim();
  // As browsers read it: to them `/\other.example` is another host.
  const isOwn = text.startsWith('/') && URL.canParse(text, OWN) && new URL(text, OWN).origin === OWN;
  const isUsable = isOwn || (/^https?:\/\/[^/\\]/.test(text) && URL.canParse(text));
  return isUsable ? text : null;
}

/** What stands for the page's own origin where an address is looked at. */
const OWN = 'http://own.invalid';

const LONGEST_ADDRESS = 2_000;

/** The origin of the address of a service; `null` where it is a path of the page's own origin. */
export function originOf(baseUrl: string): string | null {
  return URL.canParse(baseUrl) ? new URL(baseUrl).origin : null;
}

const hasScheme = (entry: string) => entry.includes('://');

const addressOf = (entry: string) => (hasScheme(entry) ? entry.trim() : `https://${entry.trim()}`);
