/** By which the plans of one sort are told apart, such as the id of a provider. */
export type PlanScope = string | number;

/** The keys of the plans of one sort, by what each is about. */
export interface PlanKeys {
  name: string;
  /** The ledger of a plan that was applied, and that of its undo. */
  plan: (scope: PlanScope) => string;
  undo: (scope: PlanScope) => string;
  /** Reading what a plan is compared with, or a week to draw. */
  find: (scope: PlanScope) => string;
  week: (scope: PlanScope) => string;
}

/** Makes the keys of the plans of one sort. */
export function planKeys(name: string): PlanKeys {
  const key = (what: string) => (scope: PlanScope) => `${name}/${what}/${scope}`;
  return { name, plan: key('plan'), undo: key('planUndo'), find: key('planFind'), week: key('planWeek') };
}
