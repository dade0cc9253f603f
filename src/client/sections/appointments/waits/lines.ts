import type { Id, MomentText } from '#contract/common';

/** The groups of the worklist that appointments stand in, in the order of the page (decisions: what waits). */
export const WAIT_GROUPS = ['soon', 'passed', 'clashes', 'hours', 'dropped'] as const;

export type WaitGroup = (typeof WAIT_GROUPS)[number];

/**
 * An appointment that may wait for somebody at the desk. The clock says in which of its two groups a pending one
 * stands; those that clash stand in the list of all clashes.
 */
export interface WaitingLine {
  kind: 'pending' | 'hours' | 'dropped';
  id: Id;
  /** Since when a pending one waits, where it was probably moved: when the first visit of its chain was made. */
  since?: MomentText | null | undefined;
}
