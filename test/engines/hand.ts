import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { findIn, type Found, type Target } from './find';
import type { Deed, Wire } from './wire';

/** How long a busy machine may take until something is there. */
const PATIENCE_MS = 60_000;

/** Time from one press to the next of somebody who means both (decisions: presses). */
const BETWEEN_PRESSES_MS = 520;

const FOLDER = '.cache/engines';

/** A person at a tab: what one does there by mouse and keys, and what one sees. */
export interface Hand {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  press: (target: Target, held?: 'Shift') => Promise<void>;
  /** Presses a field, and types in place of what it holds. */
  write: (target: Target, text: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses keys one after another, each with those that are held: `Shift+Tab`. */
  keys: (...keys: readonly string[]) => Promise<void>;
  drag: (target: Target, by: { right: number; down: number }) => Promise<void>;
  /** Turns the wheel over something by so many pixels. */
  wheel: (target: Target, by: { right: number; down: number }) => Promise<void>;
  /** Gives a file to the field of files within this dialog. */
  chooseFile: (path: string) => Promise<void>;
  /** Waits until something is seen, and returns its text. */
  see: (target: Target) => Promise<string>;
  /** Waits until one of these is seen. */
  seeOne: (...targets: readonly Target[]) => Promise<void>;
  /** Waits until nothing of this is seen any more. */
  seeNone: (target: Target) => Promise<void>;
  /** The texts of all that is seen of this. */
  all: (target: Target) => Promise<readonly string[]>;
  /** The value of an expression in the page. */
  ask: <Value>(expression: string) => Promise<Value>;
  /** Another tab of the same browser, in front of this one. */
  newTab: () => Promise<Hand>;
  toFront: () => Promise<unknown>;
  close: () => Promise<unknown>;
  /** Keeps a picture of the page, in `.cache/engines`. */
  picture: (name: string) => Promise<void>;
}

/** Testing Library in the page finds what a person finds, by roles and names, in every engine alike. */
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** A person at a tab of an engine. */
export function handAt(wire: Wire): Hand {
  let pressedAt = 0;

  async function find(target: Target): Promise<Found[]> {
    const asked = `(${findIn.toString()})(${written(target)})`;
    // What moves is elsewhere when the next picture is drawn.
    const whenDrawn = target.isToReach ? `new Promise(requestAnimationFrame).then(() => ${asked})` : asked;
    const found = await wire.evaluate(`globalThis.TestingLibraryDom ? ${whenDrawn} : null`);
    if (found) return found as Found[];
    await wire.evaluate(`void (() => { ${library} }).call(globalThis)`);
    return find(target);
  }

  /** Waits until what is there is as wanted, and asks once more where the page has changed meanwhile. */
  async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
    const end = performance.now() + PATIENCE_MS;
    let refusal: unknown;
    while (performance.now() < end) {
      const seen = await look().catch((error: unknown) => void (refusal = error));
      if (seen !== undefined) return seen;
    }
    await picture(expect.getState().currentTestName?.replace(/\W+/g, '-') ?? '');
    throw new Error(`${what}, in vain; see ${FOLDER}`, { cause: refusal });
  }

  /** Where to press something, once it is there, at rest, alive and covered by nothing. */
  async function placeOf(target: Target): Promise<Found> {
    let former: Found | undefined;
    return until(`To reach ${written(target)}`, async () => {
      const [found] = await find({ ...target, isToReach: true });
      const isAtRest = found?.isFree && former?.x === found.x && former.y === found.y;
      former = found;
      return isAtRest ? found : undefined;
    });
  }

  async function pointAt(target: Target): Promise<void> {
    const { x, y } = await placeOf(target);
    await wire.perform([{ type: 'pointerMove', x, y }]);
  }

  async function keepPace(): Promise<void> {
    const wait = pressedAt + BETWEEN_PRESSES_MS - performance.now();
    if (wait > 0) await new Promise((passed) => setTimeout(passed, wait));
    pressedAt = performance.now();
  }

  async function press(target: Target, held?: 'Shift'): Promise<void> {
    await keepPace();
    await pointAt(target);
    const deeds: Deed[] = [{ type: 'pointerDown' }, { type: 'pointerUp' }];
    await wire.perform(held ? [{ type: 'keyDown', key: held }, ...deeds, { type: 'keyUp', key: held }] : deeds);
  }

  async function keys(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      if (chord === 'Enter') await keepPace();
      const parts = chord.split('+');
      await wire.perform([
        ...parts.map((key): Deed => ({ type: 'keyDown', key })),
        ...parts.reverse().map((key): Deed => ({ type: 'keyUp', key })),
      ]);
    }
  }

  async function picture(name: string): Promise<void> {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${name}.png`, await wire.picture(), 'base64');
  }

  const type = (text: string) => keys(...Array.from(text));

  return {
    open: wire.open,
    back: wire.back,
    press,
    write: async (target, text) => {
      await press(target);
      await keys('Control+a');
      await type(text);
    },
    type,
    keys,
    drag: async (target, { right, down }) => {
      const { x, y } = await placeOf(target);
      const steps = [0.25, 0.5, 0.75, 1].map((part): Deed => ({
        type: 'pointerMove',
        x: Math.round(x + right * part),
        y: Math.round(y + down * part),
      }));
      await wire.perform([{ type: 'pointerMove', x, y }, { type: 'pointerDown' }, ...steps, { type: 'pointerUp' }]);
    },
    wheel: async (target, { right, down }) => {
      const { x, y } = await placeOf(target);
      await wire.perform([{ type: 'scroll', x, y, deltaX: right, deltaY: down }]);
    },
    chooseFile: (path) => wire.chooseFile('[role="dialog"] input[type="file"]', path),
    see: (target) => until(`To see ${written(target)}`, async () => (await find(target))[0]?.text),
    seeOne: async (...targets) => {
      await until(`To see one of ${targets.map(written).join(', ')}`, async () => {
        const seen = await Promise.all(targets.map(find));
        return seen.some(({ length }) => length > 0) || undefined;
      });
    },
    seeNone: async (target) => {
      await until(`To see no ${written(target)}`, async () => (await find(target)).length === 0 || undefined);
    },
    all: async (target) => (await find(target)).map(({ text }) => text),
    ask: async <Value>(expression: string) => (await wire.evaluate(expression)) as Value,
    newTab: async () => handAt(await wire.newTab()),
    toFront: wire.toFront,
    close: wire.close,
    picture,
  };
}

/** A target as a text that the page can read. */
function written(target: Target): string {
  return JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
}
