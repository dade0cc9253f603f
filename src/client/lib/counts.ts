import type { Text } from './text';
import { notKnown } from './text';

/** A number that may have come as a text, or not at all; `null` where it is none (decisions: reading answers). */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A count as `1,200`; `N/A` where none is known. */
export function countText(count: number | null): Text {
  return count === null ? notKnown : count.toLocaleString('en-US');
}
