import type { Id } from '#contract/common';

/** The groups of the worklist that appointments stand in, in the order of the page (decisions: what waits). */
export const WAIT_GROUPS = ['soon', 'passed', 'clashes', 'dropped'] as const;

export type WaitGroup = (typeof WAIT_GROUPS)[number];

/**
 * What may wait for somebody at the desk: an appointment, or two that clash, the later one second. The clock says in
 * which of its two groups a pending one stands.
 */
export interface WaitingLine {
  kind: 'pending' | Extract<WaitGroup, 'clashes' | 'dropped'>;
  ids: readonly [Id] | readonly [Id, Id];
}

/** Tells a line from every other one. */
export function keyOfLine({ kind, ids }: WaitingLine): string {
  return [kind, ...ids].join('/');
}
