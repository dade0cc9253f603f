import { addDays } from '#client/lib/dates';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import {
  entriesCompared,
  schedulePlanApplied,
  scheduleUndoChosen,
} from '#client/sections/home-services/schedule/plan/events';
import { applyingSchedule } from '#client/sections/home-services/schedule/plan/sagas/applySchedule';
import { selectEntriesToUndo } from '#client/sections/home-services/schedule/plan/selectors';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { EMPTY_WEEK, everyDay, type WantedWeeks } from '#client/ui/week/week';
import {
  makeEntry,
  playSchedule,
  PROVIDER,
  SCHEDULE_KEY,
  SCHEDULE_UNDO_KEY,
  scheduleLines,
  ScheduleService,
} from '#test/support/builders/scheduleService';
import { inEnglish } from '#test/support/inEnglish';

const provider = PROVIDER;
/** A Monday. */
const DATE = '2026-12-07';
const question: WantedWeeks = {
  startDate: DATE,
  endDate: DATE,
  week: everyDay([
    { from: '07:30', to: '11:00' },
    { from: '16:00', to: '19:30' },
  ]),
};
const look = (asked = question) => entriesCompared({ provider, question: asked });
const apply = schedulePlanApplied({ provider });
const undo = scheduleUndoChosen({ provider });
const retry = () => retryChosen({ kind: applyingSchedule.name, key: SCHEDULE_KEY });

/** Three entries of a day: one that is in the way of another's new hours, and one that is too many. */
const threeEntries = () =>
  new ScheduleService([
    makeEntry(1, DATE, '07:30 - 09:00', { slot_duration: 60 }),
    makeEntry(2, DATE, '10:00 - 17:00', { slot_duration: '15' }),
    makeEntry(3, DATE, '20:00 - 21:00'),
  ]);
const [first, second, third] = [`${DATE}/~1`, `${DATE}/~2`, `${DATE}/-3`];

it('makes exactly the calls of the difference, keeps slots, and then finds nothing to change', async () => {
  const service = threeEntries();
  service.entries.push(makeEntry(9, addDays(DATE, 2), '08:00 - 09:00', { is_available: false }));
  const wider = { ...question, endDate: addDays(DATE, 1) };
  const state = await playSchedule(service, [look(wider), apply]);

  expect(service.sent).toEqual([
    '~ 2 16:00 15',
    '+ 2026-12-08 07:30 30',
    '+ 2026-12-08 16:00 30',
    '- 3',
    '~ 1 07:30 60',
  ]);
  expect(service.told()).toEqual([
    '2026-12-07 07:30:00 11:00:00 true 60',
    '2026-12-07 16:00:00 19:30:00 true 15',
    '2026-12-08 07:30:00 11:00:00 true 30',
    '2026-12-08 16:00:00 19:30:00 true 30',
    '2026-12-09 08:00:00 09:00:00 false 45',
  ]);
  expect(inEnglish(selectLedger(state, SCHEDULE_KEY)?.conclusion?.text ?? '')).toBe('The plan is applied: 5 changes.');
  expect(homeScheduleKind.selectRows(state, { provider: String(provider) })).toHaveLength(5);

  const again = await playSchedule(service, [look(wider), apply]);
  expect(again.schedulePlans[provider]?.difference?.lines.map(({ sign }) => sign)).toEqual(Array(4).fill('same'));
  expect(service.sent).toHaveLength(5);
});

it('is taken back by the opposite calls, once', async () => {
  const service = threeEntries();
  const before = service.told();
  const state = await playSchedule(service, [look(), apply, undo, undo]);

  expect(service.sent.slice(3)).toEqual(['+ 2026-12-07 20:00 45', '~ 1 07:30 60', '~ 2 10:00 15']);
  expect(service.told()).toEqual(before);
  expect(selectEntriesToUndo(state, provider)).toEqual([]);
});

it.each<[string, (service: ScheduleService) => void, (typeof retry)[], string[], string[]]>([
  [
    'holds back what needs the place of an entry that could not be changed, and sends both by Retry',
    ({ fates }) => fates.push('broken'),
    [retry],
    ['~ 2 16:00 15', '- 3', '~ 2 16:00 15', '~ 1 07:30 60'],
    [`added ${second}`, `added ${third}`, `added ${first}`],
  ],
  [
    'fails what was refused, and says what waits for it',
    ({ fates }) => fates.push('refused'),
    [],
    ['~ 2 16:00 15', '- 3'],
    [`failed ${second}`, `added ${third}`, `failed ${first}`],
  ],
  [
    'looks for lost answers before what needs their place',
    ({ fates }) => fates.push('answerLost', 'answerLost'),
    [],
    ['~ 2 16:00 15', '- 3', '~ 1 07:30 60'],
    [`added ${second}`, `added ${third}`, `added ${first}`],
  ],
  [
    'sends a lost call again by Retry, and no other',
    ({ fates }) => fates.push('answered', 'lostOnTheWay'),
    [retry],
    ['~ 2 16:00 15', '- 3', '~ 1 07:30 60', '- 3'],
    [`added ${second}`, `added ${third}`, `added ${first}`],
  ],
])('%s', async (_, prepare, more, sent, lines) => {
  const service = threeEntries();
  prepare(service);
  const state = await playSchedule(service, [look(), apply, ...more.map((one) => one())]);

  expect(service.sent).toEqual(sent);
  expect(scheduleLines(state)).toEqual(lines);
});

it.each<[string, (service: ScheduleService) => void, string[], string[]]>([
  [
    'an entry that was closed',
    (service) => service.change(2, { is_available: false }),
    [`leftOut ${second}`, `added ${third}`, `leftOut ${first}`],
    ['closed', '', 'overlaps 10:00 - 17:00, closed'],
  ],
  [
    'an entry that was changed otherwise',
    (service) => service.change(2, { end_time: '16:30:00' }),
    [`leftOut ${second}`, `added ${third}`, `leftOut ${first}`],
    ['changed by somebody else meanwhile', '', 'overlaps 10:00 - 17:00, changed by somebody else meanwhile'],
  ],
  [
    'entries that are gone, or are as they are wanted',
    (service) => {
      service.entries = service.entries.filter(({ id }) => id === 2);
      service.change(2, { start_time: '16:00:00', end_time: '19:30:00' });
    },
    [`skipped ${second}`, `skipped ${third}`, `leftOut ${first}`],
    ['', 'already gone', 'already gone'],
  ],
  [
    'another entry in the way',
    (service) => service.entries.push(makeEntry(5, DATE, '18:00 - 19:00')),
    [`leftOut ${second}`, `added ${third}`, `leftOut ${first}`],
    ['overlaps 18:00 - 19:00', '', 'overlaps 10:00 - 17:00, overlaps 18:00 - 19:00'],
  ],
])('finds before it sends what another desk has done: %s', async (_, meanwhile, lines, reasons) => {
  const service = threeEntries();
  const state = await playSchedule(service, [look(), () => meanwhile(service), apply]);

  expect(scheduleLines(state)).toEqual(lines);
  expect(selectLedger(state, SCHEDULE_KEY)?.rows.map(({ reason }) => inEnglish(reason ?? ''))).toEqual(reasons);
});

it('knows on Retry what an earlier try has done, so that Undo takes it back', async () => {
  const service = threeEntries();
  const before = service.told();
  service.fates.push('answerLost', 'answerLost');
  // Nobody can look for them either.
  const { update } = service;
  service.update = (...args) => {
    service.readFails = service.fates.length > 0;
    return update(...args);
  };
  const mends = () => {
    service.readFails = false;
  };
  const state = await playSchedule(service, [look(), apply, mends, retry(), undo]);

  expect(service.sent.slice(0, 3)).toEqual(['~ 2 16:00 15', '- 3', '~ 1 07:30 60']);
  expect(scheduleLines(state, SCHEDULE_UNDO_KEY).every((line) => line.startsWith('added'))).toBe(true);
  expect(service.told()).toEqual(before);
});

it('fails as a whole where the entries cannot be read, and goes on by Retry', async () => {
  const service = threeEntries();
  const reading = (fails: boolean) => () => {
    service.readFails = fails;
  };
  const failed = await playSchedule(service, [look(), reading(true), apply]);
  expect(scheduleLines(failed).every((line) => line.startsWith('failed'))).toBe(true);
  service.readFails = false;
  await playSchedule(service, [look(), reading(true), apply, reading(false), retry()]);
  expect(service.sent).toHaveLength(3);
});

it('lets the service decide about entries that need the place of each other', async () => {
  const service = new ScheduleService([makeEntry(1, DATE, '08:00 - 12:00'), makeEntry(2, DATE, '08:00 - 12:00')]);
  const halves = everyDay([
    { from: '08:00', to: '09:00' },
    { from: '10:00', to: '11:00' },
  ]);
  const state = await playSchedule(service, [look({ ...question, week: halves }), apply]);
  expect(service.sent).toEqual(['~ 1 08:00 45', '~ 2 10:00 45']);
  expect(scheduleLines(state).every((line) => line.startsWith('failed'))).toBe(true);
});

it('asks before all is removed, and before more than a year', async () => {
  const service = threeEntries();
  const empty = look({ ...question, week: EMPTY_WEEK });
  const asked = await playSchedule(service, [empty, apply]);
  expect(inEnglish(selectConfirmation(asked)?.title ?? '')).toBe(
    'Remove all free hours from Mon, 7 Dec 2026 to Mon, 7 Dec 2026?',
  );
  await playSchedule(service, [empty, apply, declined()]);
  expect(service.sent).toEqual([]);
  const long = await playSchedule(service, [look({ ...question, endDate: addDays(DATE, 366) }), apply]);
  expect(inEnglish(selectConfirmation(long)?.title ?? '')).toBe('Plan more than a year?');
  await playSchedule(service, [empty, apply, confirmed()]);
  expect(service.sent.sort()).toEqual(['- 1', '- 2', '- 3']);
});
