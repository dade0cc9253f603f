import fc from 'fast-check';

import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { seriesUndoChosen } from '#client/sections/appointments/visits/events';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { selectNotices } from '#client/state/notices';
import { createAppointment } from '#contract/appointments';
import { runs } from '#test/support/runs';
import { atOnce } from '#test/support/service/desk';
import { ANY_FATE } from '#test/support/service/fates';
import { bookedIn, chosenAt, openSeriesDesk, seriesService, submit } from '#test/support/service/series';
import { changesSentTo } from '#test/support/service/visits';

const key = appointmentKeys.series;
const goOn = fc.constantFrom(retryChosen({ kind: key, key }), continueChosen({ kind: key, key }));

/** What another desk does to the time of a line: it has somebody else come, or books it for the same patient. */
const doing = fc.record({ at: fc.integer({ min: 0, max: 5 }), user: fc.constantFrom(11, 13) });

it('whatever another desk does, and whatever is lost, no line is booked twice, and what is said is true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ANY_FATE, { maxLength: 10 }),
      fc.array(fc.tuple(doing, goOn), { minLength: 1, maxLength: 4 }),
      async (fates, deeds) => {
        const service = seriesService(fates);
        const desk = await openSeriesDesk(service);
        const series = chosenAt(desk, { count: 6, weeks: 1, weekdays: [] });
        const of = (user: number, date: string, time: string) =>
          service
            .rows('/appointments/')
            .filter((row) => row.user_id === user && row.date === date && row.start_time === time);
        const elsewhere = ({ at, user }: { at: number; user: number }) => {
          const { date, startTime, endTime } = series.lines[at]!.slot;
          if (of(11, date, startTime).length + of(13, date, startTime).length > 0) return;
          const id = Math.max(...service.rows('/appointments/').map((row) => Number(row.id))) + 1;
          const people = { user_id: user, doctor_id: 21, location_id: 31, status: 'pending' };
          service.rows('/appointments/').push({ id, ...people, date, start_time: startTime, end_time: endTime });
        };
        const pressed = submit(series);
        const steps = deeds.flatMap(([one, event]) => [() => elsewhere(one), event]);
        await desk.act(pressed, atOnce(pressed), ...steps);
        const rows = selectRowsOf<{ slot: { date: string; startTime: string } }>(desk.state(), key);

        expect(desk.crashes).toEqual([]);
        expect(new Set(bookedIn(service)).size).toBe(bookedIn(service).length);
        for (const { payload, outcome } of rows) {
          const { date, startTime } = payload.slot;
          const is = of(11, date, startTime).length;
          if (outcome === 'added' || outcome === 'skipped') expect([date, outcome, is]).toEqual([date, outcome, 1]);
          const tried = service.callsTo(createAppointment).filter(({ body }) => body.date === date);
          const done = tried.findIndex(({ hasTakenEffect }) => hasTakenEffect);
          // Nothing is sent after what has taken effect.
          if (done >= 0) expect([date, tried.length]).toEqual([date, done + 1]);
          // Nobody is sent where another desk has somebody by the time of the reading.
          if (outcome === 'refused' || outcome === 'leftOut') expect(done).toBe(-1);
        }
        const undo = selectNotices(desk.state()).find(({ offer }) => offer && seriesUndoChosen.match(offer.event));
        service.fateOf = () => undefined;
        if (undo?.offer) await desk.act({ ...undo.offer.event });
        // Only what is told as booked here is cancelled.
        const added = rows.filter(({ outcome }) => outcome === 'added').length;
        if (undo) expect(changesSentTo(service)).toHaveLength(added);
        desk.close();
      },
    ),
    runs(60),
  );
});
