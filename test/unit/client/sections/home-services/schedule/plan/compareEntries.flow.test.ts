import { addDays } from '#client/lib/dates';
import { schedulePlanKeys } from '#client/sections/home-services/keys';
import { entriesCompared, entriesWanted } from '#client/sections/home-services/schedule/plan/events';
import { selectRequest } from '#client/state/requests/requests';
import { twoShifts } from '#client/ui/week/week';
import { makeEntry, playSchedule, PROVIDER, ScheduleService } from '#test/support/builders/scheduleService';
import { inEnglish } from '#test/support/inEnglish';

const provider = PROVIDER;
/** A Wednesday. */
const DATE = '2026-12-09';
const compared = entriesCompared({ provider, question: { startDate: DATE, endDate: DATE, week: twoShifts() } });

it('compares with the entries as they are by then, and says when they cannot be read', async () => {
  const service = new ScheduleService([makeEntry(1, DATE, '09:00 - 13:00')]);
  const state = await playSchedule(service, [compared]);
  expect(state.schedulePlans[provider]?.difference?.lines.map(({ sign }) => sign)).toEqual(['same', 'add']);

  service.readFails = true;
  const failed = await playSchedule(service, [compared]);
  expect(failed.schedulePlans[provider]).toBeUndefined();
  expect(inEnglish(selectRequest(failed, schedulePlanKeys.find(provider))?.failure?.text ?? '')).toBe(
    'Failed to read what is there. Please try again.',
  );
});

it('draws the open entries of the week of a date', async () => {
  const service = new ScheduleService([
    makeEntry(1, DATE, '09:00 - 13:00'),
    makeEntry(2, addDays(DATE, 1), '09:00 - 13:00', { is_available: false }),
    makeEntry(3, addDays(DATE, 7), '10:00 - 11:00'),
  ]);
  const state = await playSchedule(service, [entriesWanted({ provider, date: DATE })]);
  expect(state.schedulePlans[provider]?.drawn).toEqual([[], [], [], [{ from: '09:00', to: '13:00' }], [], [], []]);
});
