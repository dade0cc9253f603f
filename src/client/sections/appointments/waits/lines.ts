import type { Id } from '#contract/common';

/** The groups of the worklist that appointments stand in, in the order of the page (decisions: what waits). */
export const WAIT_GROUPS = ['soon', 'passed', 'clashes', 'dropped'] as const;

export type WaitGroup = (typeof WAIT_GROUPS)[number];

/** What waits for somebody at the desk: an appointment, or two that clash, the later one second. */
export interface WaitingLine {
  group: WaitGroup;
  ids: readonly [Id] | readonly [Id, Id];
}

/** Tells a line from every other one. */
export function keyOfLine({ group, ids }: WaitingLine): string {
  return [group, ...ids].join('/');
}
