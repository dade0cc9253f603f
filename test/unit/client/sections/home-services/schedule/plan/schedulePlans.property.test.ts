import fc from 'fast-check';

import { addDays, endOfMinutes, timeOfMinutes } from '#client/lib/dates';
import {
  entriesCompared,
  schedulePlanApplied,
  scheduleUndoChosen,
} from '#client/sections/home-services/schedule/plan/events';
import { applyingSchedule, undoingSchedule } from '#client/sections/home-services/schedule/plan/sagas/applySchedule';
import { retryChosen } from '#client/state/fanOutEvents';
import { hoursOfSpan } from '#client/ui/week/week';
import { TODAY } from '#test/support/builders/clinic';
import {
  ENTRY_FATES,
  makeEntry,
  playSchedule,
  PROVIDER,
  SCHEDULE_KEY,
  SCHEDULE_UNDO_KEY,
  ScheduleService,
} from '#test/support/builders/scheduleService';
import { runs } from '#test/support/runs';

interface AnySpan {
  start: number;
  end: number;
}

const FIRST = addDays(TODAY, 3);
const DAYS = 3;
const anySpan = fc
  .tuple(fc.nat(10), fc.integer({ min: 1, max: 4 }))
  .map(([start, length]): AnySpan => ({ start: 420 + start * 60, end: 420 + (start + length) * 60 }));
const anyDay = fc
  .array(anySpan, { maxLength: 3 })
  .map((spans) =>
    spans.reduce<AnySpan[]>(
      (kept, one) => (kept.some((other) => one.start < other.end && other.start < one.end) ? kept : [...kept, one]),
      [],
    ),
  );
const anyFates = fc.array(fc.constantFrom(...ENTRY_FATES), { maxLength: 8 });
const anyClosed = fc.array(fc.nat(8), { maxLength: 2 });

const provider = PROVIDER;
const retries = (name: string, key: string, times: number) =>
  Array.from({ length: times }, () => retryChosen({ kind: name, key }));

it('a plan leaves the wanted week, its undo what was there, and closed entries stay', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyDay, { minLength: DAYS, maxLength: DAYS }),
      fc.array(anyDay, { minLength: 7, maxLength: 7 }),
      anyFates,
      anyFates,
      anyClosed,
      async (there, days, fates, undoFates, closed) => {
        const entries = there.flatMap((spans, day) =>
          spans.map(({ start, end }, at) => ({
            ...makeEntry(day * 10 + at, addDays(FIRST, day), '00:00 - 01:00', { slot_duration: 15 * (at + 1) }),
            ...{ start_time: timeOfMinutes(start), end_time: endOfMinutes(end) },
          })),
        );
        for (const at of closed) Object.assign(entries[at] ?? {}, { is_available: false });
        const service = new ScheduleService(entries, [...fates]);
        const before = service.told();
        // Never the empty week, which asks.
        const week = days.map((spans) => (spans.length > 0 ? spans : [{ start: 0, end: 30 }]).map(hoursOfSpan));
        const question = { startDate: FIRST, endDate: addDays(FIRST, DAYS - 1), week };
        const look = entriesCompared({ provider, question });
        const answerAll = () => void service.fates.splice(0);
        let after: string[] = [];
        let sent = 0;
        const state = await playSchedule(service, [
          look,
          schedulePlanApplied({ provider }),
          ...retries(applyingSchedule.name, SCHEDULE_KEY, 2),
          answerAll,
          ...retries(applyingSchedule.name, SCHEDULE_KEY, 2),
          () => {
            after = service.told();
            sent = service.sent.length;
          },
          look,
          schedulePlanApplied({ provider }),
        ]);
        expect(service.sent).toHaveLength(sent);
        const signs = state.schedulePlans[provider]?.difference?.lines.map(({ sign }) => sign) ?? [];
        expect(signs.filter((sign) => sign !== 'same' && sign !== 'leftOut')).toEqual([]);
        expect(after.filter((one) => one.includes('false'))).toEqual(before.filter((one) => one.includes('false')));

        const again = new ScheduleService(entries, [...fates]);
        await playSchedule(again, [
          look,
          schedulePlanApplied({ provider }),
          ...retries(applyingSchedule.name, SCHEDULE_KEY, 2),
          () => void again.fates.splice(0, again.fates.length, ...undoFates),
          scheduleUndoChosen({ provider }),
          ...retries(undoingSchedule.name, SCHEDULE_UNDO_KEY, 2),
          () => void again.fates.splice(0),
          ...retries(undoingSchedule.name, SCHEDULE_UNDO_KEY, 2),
        ]);
        expect(again.told()).toEqual(before);
      },
    ),
    runs(40),
  );
});
