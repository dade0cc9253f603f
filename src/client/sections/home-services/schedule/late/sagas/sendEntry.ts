import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { numberOf } from '#client/lib/counts';
import { currentMoment } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { homeScheduleKind, isSameEntry } from '#client/sections/home-services/kinds/homeSchedule';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import type { Found, LostRow, Sent } from '#client/state/fanOut/row';
import { deleteUnlessGone, endOfOne } from '#client/state/sagas/deleteUnlessGone';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { SCHEDULE_SLOT } from '#contract/rules';
import type { EntryCall } from '../entryCalls';
import type { EntryOn } from '../entryDifference';
import { entryTried } from '../planEvents';
import { selectIsEntryTried } from '../planSelectors';
import { keptBack } from '../standing';

/** Makes one call of a plan, or finds that nothing is to be done any more (decisions: fan-outs). */
export function* sendEntry(one: EntryCall): SagaGenerator<Sent<EntryCall>> {
  const { provider, id } = one;
  const entries = (yield* select(homeScheduleKind.selectRows, { provider: String(provider) })) ?? [];
  const isTried = yield* select(selectIsEntryTried, one);
  const rows = yield* select(selectRowsOf<EntryCall>, one.key);
  const now = yield* call(currentMoment);
  const end = keptBack(one, { entries, isTried, ...clinicTimeAt(now) }, rows);
  if (end && 'heldBackBy' in end) throw new Problem(say(weekPlanMessages.heldBack, { hours: end.heldBackBy }));
  if (end) return end;
  yield* put(entryTried({ provider, id }));
  if (one.does === 'add') {
    const made = yield* call(homeSchedulesApi.create, draftOf(one, one.hours, one.like));
    return { outcome: 'added', payload: { ...one, madeId: made.id } };
  }
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

/** Reads the entries once, and returns those calls without an answer that have come true. */
export function* findEntryCalls(
  lost: readonly LostRow<EntryCall>[],
): SagaGenerator<ReadonlyMap<string, Found<EntryCall>>> {
  const found = new Map<string, Found<EntryCall>>();
  const [first] = lost;
  if (!first) return found;
  const entries = yield* call(homeSchedulesApi.list, { provider: first.payload.provider });
  for (const { id, payload } of lost) {
    if (payload.does === 'add') {
      const made = entries.find((entry) => entry.is_available && isSameEntry(entry, payload.hours));
      if (made) found.set(id, { outcome: 'added', payload: { ...payload, madeId: made.id } });
      continue;
    }
    const there = entries.find((entry) => String(entry.id) === String(payload.entry.id));
    const isDone = payload.does === 'remove' ? !there : there !== undefined && isSameEntry(there, payload.hours);
    if (isDone) found.set(id, { outcome: 'added' });
  }
  return found;
}
