import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import type { Backend } from '#test/support/backend/liveBackend';
import { beyondFloor, quantile, type Figure } from './figures';
import { LIST, watchFrames, type Frames, type Ground } from './frames';
import { FLOOR, freshContext, OURS, PEER, type MeasuredPage } from './pages';
import { openList } from './probes';
import { openPage, orSlowed } from './slow';
import { untilKept } from './untilKept';

/** Milliseconds between two events of the wheel. */
export const TURN_EVERY_MS = 16;
const TURNED_FOR_MS = 2000;
/** What is scrolled comes to rest at its beginning before. */
const REST_MS = 500;
/** How often it is turned: on a busy machine a frame is missing now and then whatever the page does. */
const TURNS = 5;
/** What the wheel turns by with each event, and how many frames may be missing for it. */
const SPEEDS = [
  { pixels: 200, mayDrop: 0 },
  { pixels: 800, mayDrop: 2 },
] as const;

/** What the list is like while the wheel turns. */
interface Condition {
  what: string;
  hasPictures: boolean;
  /** What was searched for. */
  search: string;
}

const CONDITIONS: readonly Condition[] = [
  { what: 'pictures load', hasPictures: true, search: '' },
  { what: 'pictures fail', hasPictures: false, search: '' },
  { what: 'what a search found', hasPictures: true, search: 'al' },
];

/** What was seen in several turns. */
interface Turned {
  turns: number;
  /** In half of the turns so many or fewer. */
  dropped: number;
  /** In three quarters of them: a machine that is busy now and then tells by it how much it takes of any page. */
  usual: number;
  most: number;
  /** Milliseconds, in any of them. */
  worst: number;
  /** In all of them. */
  blank: number;
}

/** Turns a real wheel over the list of each page: with pictures that load, with pictures that fail, and narrowed. */
export async function measureWheel(browser: Browser, backend: Backend): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const condition of CONDITIONS) {
    const context = await freshContext(browser, backend);
    const open = ({ address }: MeasuredPage) => openIn(context, backend.url + address, condition);
    const [floor, peer, ours] = [await open(FLOOR), await open(PEER), await open(OURS)];
    for (const { pixels, mayDrop } of SPEEDS) {
      const turning = (page: Page): Turning => ({ page, ground: LIST, delta: { deltaX: 0, deltaY: pixels } });
      const what = `Wheel of ${pixels} px every ${TURN_EVERY_MS} ms, ${condition.what}`;
      const turned = await turnWheels({ floor: turning(floor), peer: turning(peer), ours: turning(ours) }, (seen) =>
        figuresOf(what, mayDrop, seen),
      );
      figures.push(...turned);
    }
    await context.close();
  }
  return figures;
}

async function openIn(context: BrowserContext, address: string, { hasPictures, search }: Condition): Promise<Page> {
  const page = await openPage(context);
  if (!hasPictures) await failPictures(page);
  await openList(page, address);
  await page.locator('input[type="text"]').first().fill(search);
  return page;
}

function figuresOf(what: string, mayDrop: number, turned: Record<MeasuredPage['name'], Turned>): Figure[] {
  const { ours, floor, peer } = turned;
  return [
    droppedFrames(what, orSlowed(mayDrop, 5), ours, { floor, peer }),
    {
      what: `${what}: frames with a blank row`,
      figure: `${ours.blank} (floor ${floor.blank}; peer ${peer.blank})`,
      bound: beyondFloor(0, floor.blank),
    },
  ];
}

/**
 * The promise to lose so many frames at most in half of the turns, beyond those that plain DOM loses in three quarters
 * of its turns.
 */
export function droppedFrames(
  what: string,
  mayDrop: number,
  ours: Turned,
  beside: Record<string, Turned> & { floor: Turned },
): Figure {
  const others = Object.entries(beside).map(([name, turned]) => `${name} ${told(turned)}`);
  return {
    what: `${what}: dropped frames`,
    figure: `${told(ours)} (${others.join('; ')})`,
    bound: beyondFloor(mayDrop, beside.floor.usual),
  };
}

const told = ({ turns, dropped, usual, most, worst }: Turned) =>
  `${dropped}, in 3 of 4 turns ${usual}, at most ${most} of ${turns}, worst frame ${Math.round(worst)} ms`;

async function failPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
}

/** What the wheel turns, and by what. */
interface Turning {
  page: Page;
  ground: Ground;
  delta: Delta;
}

/**
 * Turns the wheel again and again from the beginning of what is scrolled: on one page after the other, so that what a
 * machine is busy with meanwhile is borne by all of them.
 */
export async function turnWheels<Name extends string>(
  turning: Record<Name, Turning>,
  figuresOfTurns: (turned: Record<Name, Turned>) => Figure[],
): Promise<Figure[]> {
  const names = Object.keys(turning) as Name[];
  const seen = names.map((name) => ({ name, frames: [] as Frames[] }));
  const turnAll = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const { name, frames } of seen) frames.push(await turnOnce(turning[name]));
    }
  };
  return untilKept(turnAll, () => {
    const turned = Object.fromEntries(seen.map(({ name, frames }) => [name, inAll(frames)]));
    return figuresOfTurns(turned as Record<Name, Turned>);
  });
}

function inAll(turns: readonly Frames[]): Turned {
  const dropped = turns.map((turn) => turn.dropped);
  return {
    turns: turns.length,
    dropped: quantile(dropped, 0.5),
    usual: quantile(dropped, 0.75),
    most: Math.max(...dropped),
    worst: Math.max(...turns.map(({ worst }) => worst)),
    blank: turns.reduce((sum, { blank }) => sum + blank, 0),
  };
}

/** Pixels of each event. */
interface Delta {
  deltaX: number;
  deltaY: number;
}

/**
 * Sends wheel events at their times, whether or not the page keeps up, and looks at every frame meanwhile. At the end
 * of what is scrolled the wheel turns back, so that it moves all the time.
 */
async function turnOnce({ page, ground, delta }: Turning): Promise<Frames> {
  await page.bringToFront();
  const box = await page.locator(ground.scroller).boundingBox();
  if (!box) throw new Error('There is nothing to scroll');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const room = await page.locator(ground.scroller).evaluate((scroller) => {
    scroller.scrollTo({ top: 0, left: 0 });
    return { x: scroller.scrollWidth - scroller.clientWidth, y: scroller.scrollHeight - scroller.clientHeight };
  });
  await pause(REST_MS);
  const watched = watchFrames(page, ground, TURNED_FOR_MS);
  const until = performance.now() + TURNED_FOR_MS;
  const sent: Promise<unknown>[] = [];
  const turnsThere = Math.ceil(delta.deltaX > 0 ? room.x / delta.deltaX : room.y / delta.deltaY);
  for (let turn = 0; performance.now() < until; turn += 1) {
    const way = Math.floor(turn / turnsThere) % 2 === 0 ? 1 : -1;
    const event = { type: 'mouseWheel', x, y, deltaX: way * delta.deltaX, deltaY: way * delta.deltaY } as const;
    sent.push(session.send('Input.dispatchMouseEvent', event));
    await pause(TURN_EVERY_MS);
  }
  const frames = await watched;
  await Promise.all(sent);
  await session.detach();
  return frames;
}
