import { endsAsBegun, isMeant, type Press } from '#client/lib/presses';

/** What a press can be meant for as a whole; else it is meant for the very element. */
const TAKES_PRESSES = 'button, a, input, select, textarea, label, summary, li, [role], [tabindex]';

/** What does as it says. A switch is none: pressed twice it is on and off again, whatever it says. */
const DOES_AS_IT_SAYS =
  ':is(button, a, summary, [role="button"], [role^="menuitem"]):not([aria-expanded], [aria-pressed], [aria-checked])';

/** A row, which may be drawn in the elements of a former one, so that only this tells them apart. */
const ROW = '[data-key], [data-line], [data-id]';

const ONE_LINE = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Pixels that a hand moves between two presses at one place. */
const REACH = { finger: 24, other: 8 } as const;

/**
 * Keeps presses from now on from what they were not meant for (decisions: presses). It stands before all who listen, so
 * that no button has to know; start it before anything else listens.
 */
export function listenForPresses(): void {
  let former: Press | null = null;
  let begun: Press | null = null;
  let spent: Press['by'] | null = null;

  const begin = (press: Press) => {
    const isTaken = isMeant(press, former);
    if (isTaken) former = press;
    begun = isTaken ? press : null;
    spent = isTaken ? null : press.by;
    return !isTaken;
  };

  listen('pointerdown', (event) => event.button === 0 && begin(pressOf(event)));
  for (const type of ['mousedown', 'pointerup', 'mouseup', 'dblclick'] as const)
    listen(type, () => spent === 'pointer');
  listen('click', ({ target, detail }) => {
    // What a script clicks, or a reader of the screen, is no part of a press of the pointer.
    const by = detail > 0 ? 'pointer' : 'key';
    if (spent === by) return true;
    const ending = begun?.by === by ? begun : null;
    // Of one press a browser clicks a label and its field.
    begun = null;
    return ending !== null && !endsAsBegun(ending, aimOf(target));
  });
  listen('pointercancel', () => {
    begun = null;
    return false;
  });
  window.addEventListener('keydown', leaveToMethod, { capture: true });
  listen('keydown', (event) => {
    if (isPress(event)) return (event.key === 'Enter' && event.repeat) || begin(pressByKey(event));
    former = begun = spent = null;
    return false;
  });
  for (const type of ['keypress', 'keyup'] as const) listen(type, () => spent === 'key');
}

/** Has an event of the page end where it begins, if it is spent. */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  isSpent: (event: WindowEventMap[Type]) => boolean,
): void {
  const end = (event: WindowEventMap[Type]) => {
    if (!isSpent(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(type, end, { capture: true });
}

function pressOf({ target, clientX: x, clientY: y, timeStamp: at, pointerType }: PointerEvent): Press {
  const reach = REACH[pointerType === 'touch' ? 'finger' : 'other'];
  return { by: 'pointer', ...aimOf(target), at, x, y, reach };
}

function pressByKey({ target, timeStamp: at }: KeyboardEvent): Press {
  return { by: 'key', ...aimOf(target), at, x: 0, y: 0, reach: 0 };
}

/** The code of a key that an input method has taken: Safari tells it of the Enter that has ended the word already. */
const OF_METHOD = 229;

/** Enter that ends a word of an input method, or Escape that gives it up, is no key of the page. */
function leaveToMethod(event: KeyboardEvent): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else tells it in Safari.
  const isOfMethod = event.isComposing || event.keyCode === OF_METHOD;
  if (isOfMethod && (event.key === 'Enter' || event.key === 'Escape')) event.stopImmediatePropagation();
}

/** Whether a key presses what has the focus, and is not typed. */
function isPress({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea')) return false;
  return key === 'Enter' || (key === ' ' && !target.matches(ONE_LINE));
}

function aimOf(target: EventTarget | null): Pick<Press, 'on' | 'deed' | 'isInField'> {
  if (!(target instanceof Element)) return { on: target, deed: '', isInField: false };
  const on = target.closest(TAKES_PRESSES) ?? target;
  return { on, deed: deedOf(on), isInField: on.matches(ONE_LINE) };
}

function deedOf(on: Element): string {
  const { key, line, id } = on.closest<HTMLElement>(ROW)?.dataset ?? {};
  const words = on.matches(DOES_AS_IT_SAYS) ? (on.getAttribute('aria-label') ?? on.textContent) : '';
  return [key, line, id, words].join('\n');
}
