import type { Page } from 'playwright-core';

import type { Weather } from './weather';

/** So much of the page's time passes at once; more of it after each step. */
const TICK_MS = 100;
const FIRST_TICK_MS = 300;

/** For so long it may go on by itself. */
const MOST_MS = 2000;

/** For so long the page may be busy when nothing keeps it waiting. */
const MAY_BE_BUSY_MS = 10_000;

/** Longer than any weather lasts: the page asks again and again. */
const GIVE_UP_MS = 60_000;

/** Looks, two frames each, after which a browser has lost the end of a call, as of a page that it has left. */
const MOST_LOOKS = 1000;

/** How a page is, as somebody sees it who looks whether it has come to rest. */
interface Look {
  busy: string | null;
  changes: number;
}

/** The page's way to rest, which no machine decides: its clock stands still while it waits for answers. */
export interface Rest {
  /** Lets time pass until nothing moves any more; tells what is busy for too long, if anything is. */
  until: () => Promise<string | null>;
}

/** Follows a page to its rest. Its clock has been stopped. */
export function restOf(page: Page, weather: Weather): Rest {
  /** How the page is once everything that is not held has been answered. */
  const settled = async (): Promise<Look> => {
    for (let looks = 1; ; looks += 1) {
      const look = await page.evaluate(lookOnceDrawn).catch(whileLoading);
      if (weather.underWay() === 0 || looks === MOST_LOOKS) return look;
    }
  };
  return {
    until: async () => {
      let busyMs = 0;
      let { changes } = await settled();
      for (let [passed, ms] = [0, FIRST_TICK_MS]; passed < GIVE_UP_MS; [passed, ms] = [passed + ms, TICK_MS]) {
        await page.clock.runFor(ms).catch(whileLoading);
        weather.pass(ms);
        const look = await settled();
        const isWaiting = weather.held() > 0;
        busyMs += look.busy !== null && !isWaiting ? ms : 0;
        if (busyMs > MAY_BE_BUSY_MS) return look.busy;
        const isStill = look.changes === changes || passed >= MOST_MS;
        if (look.busy === null && !isWaiting && isStill && passed > 0) return null;
        ({ changes } = look);
      }
      return 'Calls';
    },
  };
}

/** A page that is being left cannot be asked. */
function whileLoading(error: unknown): Look {
  if (!/navigation|context was destroyed/i.test(String(error))) throw error;
  return { busy: 'loading', changes: -1 };
}

/** Runs in the page before its clock is another one: counts what changes, and keeps the frames of the real time. */
export function countChanges(): void {
  const walk = { changes: 0, frame: requestAnimationFrame.bind(globalThis) };
  Object.assign(globalThis, { walk });
  new MutationObserver(() => (walk.changes += 1)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Runs in the page: looks once what has happened has been drawn, and what moves by styles has come to its end. */
async function lookOnceDrawn(): Promise<Look> {
  const { walk } = globalThis as unknown as { walk: { changes: number; frame: typeof requestAnimationFrame } };
  await new Promise((drawn) => walk.frame(() => walk.frame(drawn)));
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  const BUSY = '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), [class*=keleton]';
  const busy = [...document.querySelectorAll(BUSY)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  const told = busy && `${busy.localName} ${busy.getAttribute('aria-label') ?? ''} ${busy.textContent.slice(0, 60)}`;
  return { busy: told ?? null, changes: walk.changes };
}
