import { notKnown, type Text } from './text';

/** A number that may have come as a text, or not at all; `null` where it is none (decisions: reading answers). */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A count as `1,200`; `N/A` where none is known. */
export function countText(count: number | null): Text {
  return count === null ? notKnown : (wholeText(count) ?? count.toLocaleString('en-US'));
}

/**
 * A whole number as `1,200`, which is how both languages write it; `null` for one that is negative or not whole. The
 * browser's own format holds up the first drawing that uses it by 15 ms.
 */
export function wholeText(number: number): string | null {
  return Number.isSafeInteger(number) && number >= 0 ? String(number).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',') : null;
}
