import { addDays } from '#client/lib/dates';
import { schedulePlan } from '#client/sections/home-services/schedule/plan/plan';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectRequest } from '#client/state/requests/requests';
import { everyDay, twoShifts, type WantedWeeks } from '#client/ui/week/week';
import { inEnglish } from '#test/support/inEnglish';
import type { Fate } from '#test/support/service/fates';
import {
  changeEntry,
  entriesIn,
  entriesTold,
  linesOf,
  makeEntry,
  planService,
  playSchedule as play,
  PROVIDER,
  reasonsIn,
  replaceEntries,
  SCHEDULE_KEY,
  SCHEDULE_UNDO_KEY,
  writesOf,
  type ScheduleState,
} from '#test/support/service/plans';
import { isReading, type Service } from '#test/support/service/service';

const scope = PROVIDER;
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
const { events, applying, keys } = schedulePlan;
const look = (asked = question) => events.differenceWanted({ scope, question: asked });
const apply = events.applied({ scope });
const undo = events.undoChosen({ scope });
const retry = retryChosen({ kind: applying.name, key: SCHEDULE_KEY });

/** Three entries of a day: one that is in the way of another's new hours, and one that is too many. */
const threeEntries = (...fates: Fate[]) =>
  planService(
    {
      entries: [
        makeEntry(1, DATE, '07:30 - 09:00', { slot_duration: 60 }),
        makeEntry(2, DATE, '10:00 - 17:00', { slot_duration: '15' }),
        makeEntry(3, DATE, '20:00 - 21:00'),
      ],
    },
    ...fates,
  );
const [first, second, third] = [`${DATE}/~1`, `${DATE}/~2`, `${DATE}/-3`];
const signs = (state: ScheduleState) => state.schedulePlans[scope]?.difference?.lines.map(({ sign }) => sign);

it('makes exactly the calls of the difference, keeps slots, and takes them back by the opposite ones', async () => {
  const service = threeEntries();
  const closed = makeEntry(9, addDays(DATE, 2), '08:00 - 09:00', { is_available: false });
  replaceEntries(service, ...entriesIn(service), closed);
  const before = entriesTold(service);
  const wider = { ...question, endDate: addDays(DATE, 1) };
  await play(service, [look(wider), apply]);

  expect(writesOf(service)).toEqual([
    '~ 2 16:00 15',
    '+ 2026-12-08 07:30 30',
    '+ 2026-12-08 16:00 30',
    '- 3',
    '~ 1 07:30 60',
  ]);
  expect(entriesTold(service)).toEqual([
    '2026-12-07 07:30:00 11:00:00 true 60',
    '2026-12-07 16:00:00 19:30:00 true 15',
    '2026-12-08 07:30:00 11:00:00 true 30',
    '2026-12-08 16:00:00 19:30:00 true 30',
    '2026-12-09 08:00:00 09:00:00 false 45',
  ]);
  expect(signs(await play(service, [look(wider)]))).toEqual(Array(4).fill('same'));

  const again = threeEntries();
  await play(again, [look(), apply, undo]);
  expect(writesOf(again).slice(3)).toEqual(['+ 2026-12-07 20:00 45', '~ 1 07:30 60', '~ 2 10:00 15']);
  expect(entriesTold(again)).toEqual(before.slice(0, 3));
});

it.each<[string, (service: Service) => void, string[], string[]]>([
  [
    'an entry that was closed',
    (service) => changeEntry(service, 2, { is_available: false }),
    [`leftOut ${second}`, `added ${third}`, `leftOut ${first}`],
    ['closed', '', 'overlaps 10:00 - 17:00, closed'],
  ],
  [
    'an entry that was changed otherwise',
    (service) => changeEntry(service, 2, { end_time: '16:30:00' }),
    [`leftOut ${second}`, `added ${third}`, `leftOut ${first}`],
    ['changed by somebody else meanwhile', '', 'overlaps 10:00 - 17:00, changed by somebody else meanwhile'],
  ],
  [
    'entries that are gone, or are as they are wanted',
    (service) => replaceEntries(service, makeEntry(2, DATE, '16:00 - 19:30')),
    [`skipped ${second}`, `skipped ${third}`, `leftOut ${first}`],
    ['', 'already gone', 'already gone'],
  ],
  [
    'another entry in the way',
    (service) => replaceEntries(service, ...entriesIn(service), makeEntry(5, DATE, '18:00 - 19:00')),
    [`leftOut ${second}`, `added ${third}`, `leftOut ${first}`],
    ['overlaps 18:00 - 19:00', '', 'overlaps 10:00 - 17:00, overlaps 18:00 - 19:00'],
  ],
])('finds before it sends what another desk has done: %s', async (_, meanwhile, lines, reasons) => {
  const service = threeEntries();
  const state = await play(service, [look(), () => meanwhile(service), apply]);

  expect(linesOf(state, SCHEDULE_KEY)).toEqual(lines);
  expect(reasonsIn(state, SCHEDULE_KEY)).toEqual(reasons);
});

it('sends an entry whole, with the slots that it has by then', async () => {
  const service = threeEntries();
  await play(service, [look(), () => changeEntry(service, 2, { slot_duration: 20 }), apply]);

  expect(service.sent[0]).toBe(
    'PUT /api/v3/availability/2/ {"availability_type":"provider","provider":4,"date":"2026-12-07",' +
      '"start_time":"16:00:00","end_time":"19:30:00","is_available":true,"slot_duration":20}',
  );
});

it('knows on Retry what an earlier try has done, so that Undo takes it back', async () => {
  const service = threeEntries('lost after it took effect', 'lost after it took effect');
  const before = entriesTold(service);
  const { fateOf } = service;
  // Nobody can look for them either, once the first was sent.
  service.fateOf = (request) =>
    isReading(request) && writesOf(service).length > 0 ? 'lost before it took effect' : fateOf(request);
  const mends = () => {
    service.fateOf = fateOf;
  };
  const state = await play(service, [look(), apply, mends, retry, undo]);

  expect(writesOf(service).slice(0, 3)).toEqual(['~ 2 16:00 15', '- 3', '~ 1 07:30 60']);
  expect(linesOf(state, SCHEDULE_UNDO_KEY).every((line) => line.startsWith('added'))).toBe(true);
  expect(entriesTold(service)).toEqual(before);
});

it('lets the service decide about entries that need the place of each other', async () => {
  const service = planService({ entries: [1, 2].map((id) => makeEntry(id, DATE, '08:00 - 12:00')) });
  const halves = everyDay([
    { from: '08:00', to: '09:00' },
    { from: '10:00', to: '11:00' },
  ]);
  const state = await play(service, [look({ ...question, week: halves }), apply]);
  expect(writesOf(service)).toEqual(['~ 1 08:00 45', '~ 2 10:00 45']);
  expect(linesOf(state, SCHEDULE_KEY).every((line) => line.startsWith('failed'))).toBe(true);
});

it('compares with the entries as they are by then, and says when they cannot be read', async () => {
  const service = planService({ entries: [makeEntry(1, DATE, '09:00 - 13:00')] });
  const compared = look({ ...question, week: twoShifts() });
  expect(signs(await play(service, [compared]))).toEqual(['same', 'add']);

  service.loses(isReading);
  const failed = await play(service, [compared]);
  expect(failed.schedulePlans[scope]).toBeUndefined();
  expect(inEnglish(selectRequest(failed, keys.find(scope))?.failure?.text ?? '')).toBe(
    'Failed to read what is there. Please try again.',
  );
});

it('draws the open entries of the week of a date', async () => {
  const service = planService({
    entries: [
      makeEntry(1, DATE, '09:00 - 13:00'),
      makeEntry(2, addDays(DATE, 1), '09:00 - 13:00', { is_available: false }),
      makeEntry(3, addDays(DATE, 7), '10:00 - 11:00'),
    ],
  });
  const state = await play(service, [events.weekWanted({ scope, of: DATE })]);
  expect(state.schedulePlans[scope]?.drawn).toEqual([[], [{ from: '09:00', to: '13:00' }], [], [], [], [], []]);
});
