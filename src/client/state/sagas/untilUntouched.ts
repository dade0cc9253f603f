import { untilOver } from './untilOver';

/** A row of a table, or of the board. */
const ROW = '[role="row"]';

/** Milliseconds in which a hand that has just come to a row, or has just let it go, may still press it. */
const MOMENT_MS = 400;

let isPressed = false;
let touchedAt = -Infinity;

/** Notes from now on when a row is pressed, and when the pointer or the focus comes to another one. */
export function listenForHands(): void {
  const listen = (type: string, note: (row: Element | null) => void) =>
    window.addEventListener(type, ({ target }) => note(target instanceof Element ? target.closest(ROW) : null), {
      capture: true,
      passive: true,
    });
  const touch = () => {
    touchedAt = performance.now();
  };
  for (const type of ['pointerover', 'focusin']) {
    let last: Element | null = null;
    listen(type, (row) => {
      if (row !== null && row !== last) touch();
      last = row;
    });
  }
  listen('pointerdown', (row) => {
    isPressed = row !== null;
  });
  // A menu of the browser, or another window, may take the end of the press.
  for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'blur'])
    listen(type, () => {
      if (isPressed) touch();
      isPressed = false;
    });
}

/**
 * Resolves at once, or while a row is pressed or has just been come to, once that is over: for what would put another
 * row in its place.
 */
export function untilUntouched(): Promise<void> {
  return untilOver(touchedFor);
}

/** Milliseconds until the next look is worth it; not above 0 where nothing is touched. */
const touchedFor = () => (isPressed ? MOMENT_MS : touchedAt + MOMENT_MS - performance.now());
