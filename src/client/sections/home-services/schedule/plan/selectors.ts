import { schedulePlanKeys } from '#client/sections/home-services/keys';
import type { FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { StoredRow } from '#client/state/fanOut/row';
import { selectRowsToUndo } from '#client/state/fanOut/rowsToUndo';
import type { Id } from '#contract/common';
import type { EntryCall } from './calls';
import type { SchedulePlan, SchedulePlansRoot } from './state';

/** What is known of the plan of a provider; `undefined` before anything was. */
export function selectSchedulePlan({ schedulePlans }: SchedulePlansRoot, provider: Id): SchedulePlan | undefined {
  return schedulePlans[provider];
}

/** The lines of the plan of a provider that was applied last, where any has come true and nothing is under way. */
export function selectEntriesToUndo(state: FanOutsRoot, provider: Id): readonly StoredRow<EntryCall>[] {
  return selectRowsToUndo(state, schedulePlanKeys.plan(provider), schedulePlanKeys.undo(provider));
}
