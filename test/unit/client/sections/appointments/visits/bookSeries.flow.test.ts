import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { seriesContinued, type ChosenSeries } from '#client/sections/appointments/visits/events';
import { patientKeys } from '#client/sections/appointments/visits/keys';
import { continueChosen, ledgerClosed, retryChosen } from '#client/state/fanOutEvents';
import { endingOf, halfDoneRecalled, selectHalfDone } from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import { createAppointment } from '#contract/appointments';
import { atOnce } from '#test/support/service/desk';
import { json } from '#test/support/service/fates';
import {
  bookedIn,
  chosenAt,
  ledgerOf,
  linesOf,
  openSeriesDesk,
  seriesService,
  submit,
} from '#test/support/service/series';
import type { Service } from '#test/support/service/service';
import { noticesIn } from '#test/support/service/told';
import { changesSentTo } from '#test/support/service/visits';

const key = appointmentKeys.series;
const ref = { kind: key, key };
const posts = (service: Service) => service.callsTo(createAppointment).length;
const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);

it('twelve lines name what is closed and taken, and one press books each once, also after a lost answer', async () => {
  const service = seriesService(['answered', 'answered', 'answered', 'answered', 'lost after it took effect']);
  const desk = await openSeriesDesk(service);
  const named = linesOf(desk.state()).flatMap(({ obstacle, slot }) => (obstacle ? [[obstacle.is, slot?.date]] : []));

  expect(named).toEqual([
    ['closed', '2026-12-23'],
    ['closed', '2026-12-30'],
    ['taken', '2027-01-12'],
  ]);

  await desk.act(submit(chosenAt(desk)));
  const booked = bookedIn(service);

  expect([posts(service), new Set(booked).size, booked.length]).toEqual([12, 12, 12]);
  expect(ledgerOf(desk.state())).toEqual(times(12, 'added'));
  expect(noticesIn(desk.state()).map(({ said }) => said)).toEqual(['12 visits booked.']);
  // The first one shows whether anything can be booked; then five are on their way at once.
  expect(service.callsTo(createAppointment)[1]?.beside).toEqual([]);
  expect(selectHalfDone(desk.state())).toEqual({});

  const offered = selectNotices(desk.state()).at(-1)?.offer?.event;
  if (!offered) throw new Error('Undo was expected.');
  await desk.act({ ...offered });

  expect(changesSentTo(service).map(([, status]) => status)).toEqual(times(12, 'rejected'));
  expect(bookedIn(service)).toEqual([]);
  expect(noticesIn(desk.state()).map(({ said }) => said)).toContain('12 visits cancelled.');
  desk.close();
});

it('a service that refuses says why once, and the rest is not tried before a person wants it', async () => {
  const reason = 'A former appointment is needed.';
  const service = seriesService([json(400, { detail: reason })]);
  const desk = await openSeriesDesk(service);
  await desk.act(submit(chosenAt(desk)));

  expect(posts(service)).toBe(1);
  expect(ledgerOf(desk.state())).toEqual([`failed: ${reason}`, ...times(11, 'unsent')]);

  await desk.act(continueChosen(ref), retryChosen(ref));

  expect([posts(service), bookedIn(service).length]).toEqual([13, 12]);
  desk.close();
});

it.each(['403', '429', '500'] as const)('a first booking that meets %s', async (fate) => {
  const service = seriesService([fate]);
  const desk = await openSeriesDesk(service);
  await desk.act(submit(chosenAt(desk)));

  // 429 is waited for; a lost one was looked for, and the others may still be booked.
  const sent = { '403': 1, '429': 13, '500': 12 };
  expect(posts(service)).toBe(sent[fate]);
  desk.close();
});

it('a reload goes on with what is not booked, and Undo then cancels all of it', async () => {
  const cutOff = ['hangs after it took effect', 'hangs before it takes effect'] as const;
  const service = seriesService(['answered', ...cutOff, ...cutOff, 'hangs after it took effect']);
  const before = await openSeriesDesk(service);
  await before.act(submit(chosenAt(before)));
  const [work] = Object.values(selectHalfDone(before.state()));
  before.close();
  if (!work) throw new Error('A series was expected.');

  expect([posts(service), bookedIn(service).length]).toEqual([6, 4]);
  expect(JSON.stringify(work)).not.toContain('Layla');

  const desk = await openSeriesDesk(service, [halfDoneRecalled({ [patientKeys.keptSeries]: work })]);
  const goOn = seriesContinued(work.data as ChosenSeries);
  await desk.act({ ...endingOf(work) }, goOn);

  expect([posts(service), bookedIn(service).length, new Set(bookedIn(service)).size]).toEqual([14, 12, 12]);
  expect(ledgerOf(desk.state())).toEqual(times(12, 'added'));
  expect(selectNotices(desk.state()).at(-1)?.offer?.event.payload).toHaveLength(12);
  desk.close();
});

it('what another desk has taken since is left out, and what it has booked is not booked again', async () => {
  const service = seriesService();
  const desk = await openSeriesDesk(service);
  const series = chosenAt(desk, { count: 3, weeks: 1, weekdays: [] });
  const visit = (id: number, user: number, date: string) => ({
    ...{ id, user_id: user, doctor_id: 21, location_id: 31, date, status: 'pending' },
    ...{ start_time: '10:00:00', end_time: '10:20:00', local_user: { user_id: user, name: 'Khalid Al Zaabi' } },
  });
  service.rows('/appointments/').push(visit(91, 13, '2026-12-08'), visit(92, 11, '2026-12-15'));
  await desk.act(submit(series));

  expect(posts(service)).toBe(1);
  expect(ledgerOf(desk.state())).toEqual(['added', expect.stringMatching(/^leftOut: .*Khalid Al Zaabi/), 'skipped']);
  desk.close();
});

it('two presses book one series, and what is given up is kept no longer', async () => {
  const service = seriesService([json(400)]);
  const desk = await openSeriesDesk(service);
  const series = submit(chosenAt(desk));
  await desk.act(series, atOnce(series), ledgerClosed(key));

  expect([posts(service), ledgerOf(desk.state()), selectHalfDone(desk.state())]).toEqual([1, undefined, {}]);
  desk.close();
});
