import { createHash } from 'node:crypto';
import type { BrowserContext, Request, Route } from 'playwright-core';

/** What a page is up against: nothing, slow answers, failing ones, code that comes late or not, or all of it. */
export type Sky = 'clear' | 'slow' | 'failing' | 'late' | 'storm';

/** How often each is met. */
export const SKIES = [
  ['clear', 4],
  ['slow', 2],
  ['failing', 2],
  ['late', 2],
  ['storm', 1],
] as const satisfies readonly (readonly [Sky, number])[];

/** What becomes of a call. */
type Fate = 'passes' | 'refused' | 'dropped' | 'unanswered' | 'signedOut' | { holds: number };

/** What stands between the page and the service. */
export interface Weather {
  /** Lets so much of the page's time pass, and lets go what was held for so long. */
  pass: (ms: number) => void;
  /** How many calls are held. */
  held: () => number;
  /** How many others have not been answered. Those that the browser itself keeps back for later count for neither. */
  underWay: () => number;
}

const IS_SLOW: ReadonlySet<Sky> = new Set(['slow', 'storm']);
const IS_FAILING: ReadonlySet<Sky> = new Set(['failing', 'storm']);
const IS_LATE: ReadonlySet<Sky> = new Set(['late', 'storm']);
const LONGEST_HOLD_MS = 4000;

/** How often the same piece of code may fail: with more than that a page is rightly busy for as long as one may be. */
const FAILURES = 3;

/** What a page waits for; a font that nothing uses is never told to be there. */
const WAITED_FOR = new Set(['document', 'script', 'xhr', 'fetch']);

/**
 * Has a browser meet the weather of a seed. What becomes of a call depends on its address and on how often that was
 * called before, not on what came between, so that a walk with steps left out meets the same.
 */
export async function makeWeather(context: BrowserContext, seed: number, sky: Sky, own: string): Promise<Weather> {
  const times = new Map<string, number>();
  let now = 0;
  let held: { until: number; letGo: () => void }[] = [];
  const underWay = new Set<Request>();
  const hold = (ms: number) =>
    new Promise<void>((letGo) => {
      held.push({ until: now + ms, letGo });
    });
  // The page may take an answer in only later, when the code for it has come: it counts from its first line on.
  context.on('response', (response) => underWay.delete(response.request()));
  context.on('requestfailed', (request) => underWay.delete(request));

  await context.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin !== own) return route.abort();
    const name = `${request.method()} ${pathname.replace(OF_BUILD, '')}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    const fate = time >= FAILURES && isCode(pathname) ? 'passes' : fateOf(`${seed} ${name} ${time}`, sky, pathname);
    if (typeof fate === 'object') await hold(fate.holds);
    // One of a page that was left meanwhile has failed already, and is told no more.
    if (WAITED_FOR.has(request.resourceType()) && request.failure() === null) underWay.add(request);
    return meet(route, fate);
  });

  return {
    pass: (ms) => {
      now += ms;
      held.filter(({ until }) => until <= now).forEach(({ letGo }) => letGo());
      held = held.filter(({ until }) => until > now);
    },
    held: () => held.length,
    underWay: () => underWay.size,
  };
}

/** What the build puts into the name of a file for what is in it. */
const OF_BUILD = /\.[\da-f]{8}(?=\.)/;

/** What the page begins with, without which nothing of ours runs. */
const AT_FIRST = /\/(early|framework|vendor|main)\.|\.css$/;

const isCode = (pathname: string) => pathname.startsWith('/assets/');

/** What becomes of a call by the weather; the page itself always comes, and what it begins with. */
function fateOf(call: string, sky: Sky, pathname: string): Fate {
  const [first, second] = sharesOf(call);
  if (isCode(pathname)) {
    if (!IS_LATE.has(sky) || AT_FIRST.test(pathname)) return 'passes';
    if (first < 0.15) return 'refused';
    if (first < 0.25) return 'dropped';
    return first < 0.6 ? { holds: second * LONGEST_HOLD_MS } : 'passes';
  }
  if (!pathname.includes('-service/')) return 'passes';
  if (IS_FAILING.has(sky)) {
    if (first < 0.08) return 'refused';
    if (first < 0.12) return 'dropped';
    if (first < 0.18) return 'unanswered';
    if (first < 0.185) return 'signedOut';
  }
  return IS_SLOW.has(sky) && first < 0.6 ? { holds: second * LONGEST_HOLD_MS } : 'passes';
}

/** Two shares of one, as even as chance and always the same for a text. */
function sharesOf(text: string): [number, number] {
  const bytes = createHash('sha256').update(text).digest();
  return [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32];
}

async function meet(route: Route, fate: Fate): Promise<void> {
  switch (fate) {
    case 'refused':
      return route.fulfill({ status: 503, json: {} });
    case 'signedOut':
      return route.fulfill({ status: 401, json: { detail: 'Given token not valid for any token type' } });
    case 'dropped':
      return route.abort('connectionreset');
    case 'unanswered':
      await route.fetch();
      return route.abort('connectionreset');
    default:
      return route.continue();
  }
}
