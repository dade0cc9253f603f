import { call } from 'typed-redux-saga';

import type { changesFound } from '#client/sections/appointments/reading/events';
import { noteInTitle } from '#client/ui/page/useDocumentTitle';

/** What shows that somebody is there. */
const SIGNS = ['keydown', 'pointerdown'];

let count = 0;

/** Counts new appointments before the title of the page, until somebody presses a key or a button. */
export function* noteNews({ payload: { added } }: ReturnType<typeof changesFound>) {
  if (added.length > 0) yield* call(countInTitle, added.length);
}

/** Counts so many more before the title. */
export function countInTitle(more: number): void {
  count += more;
  noteInTitle(`(${count}) `);
  for (const sign of SIGNS) window.addEventListener(sign, forget, { capture: true, passive: true });
}

function forget(): void {
  count = 0;
  noteInTitle('');
  for (const sign of SIGNS) window.removeEventListener(sign, forget, { capture: true });
}
