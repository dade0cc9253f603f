import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { numberOf } from '#client/lib/counts';
import { currentMoment } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import type { Sent, ItemStanding } from '#client/state/fanOut/row';
import { deleteUnlessGone, endOfOne } from '#client/state/sagas/deleteUnlessGone';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { SCHEDULE_SLOT } from '#contract/rules';
import type { EntryCall } from '../calls';
import type { EntryOn } from '../difference';
import { entryCallStanding } from '../standing';

/** How a call of a plan stands beside the entries, and beside the calls that it needs the place of. */
export function* standingOfEntryCall(one: EntryCall, isTried: boolean): SagaGenerator<ItemStanding<EntryCall>> {
  const entries = yield* select(selectEntries, one);
  const rows = yield* select(selectRowsOf<EntryCall>, one.key);
  const now = yield* call(currentMoment);
  return entryCallStanding(one, { entries, isTried, ...clinicTimeAt(now) }, rows);
}

/** Makes one call of a plan (decisions: fan-outs). */
export function* sendEntry(one: EntryCall, isTried: boolean): SagaGenerator<Sent<EntryCall>> {
  if (one.does === 'add') {
    const made = yield* call(homeSchedulesApi.create, draftOf(one, one.hours, one.like));
    return { outcome: 'added', payload: { ...one, madeId: made.id } };
  }
  const entries = yield* select(selectEntries, one);
  // As it is now: Undo gives back what was there just before.
  const entry = entries.find((known) => String(known.id) === String(one.entry.id)) ?? one.entry;
  const payload = { ...one, entry };
  if (one.does === 'change') {
    yield* call(homeSchedulesApi.update, entry.id, draftOf(one, one.hours, entry));
    return { outcome: 'added', payload };
  }
  const gone = yield* call(deleteUnlessGone, homeSchedulesApi.remove, entry.id);
  return isTried ? { outcome: 'added', payload } : { ...endOfOne(gone), payload };
}

/** The entries of the provider of a call, as they were read. */
function selectEntries(state: Parameters<typeof homeScheduleKind.selectRows>[0], { provider }: EntryCall) {
  return homeScheduleKind.selectRows(state, { provider: String(provider) }) ?? [];
}

/** Hours as they are sent, open, with the slots of the entry that they take the place of, or else the usual ones. */
function draftOf({ provider }: EntryCall, hours: EntryOn, like: HomeSchedule | null): HomeScheduleDraft {
  const slot = numberOf(like?.slot_duration ?? '');
  return {
    availability_type: 'provider',
    provider,
    ...hours,
    is_available: true,
    slot_duration: slot !== null && slot > 0 ? slot : SCHEDULE_SLOT.initial,
  };
}
