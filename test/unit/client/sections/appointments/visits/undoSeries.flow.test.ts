import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { seriesUndoChosen } from '#client/sections/appointments/visits/events';
import { seriesUndoable } from '#client/sections/appointments/visits/undoable';
import { selectNotices } from '#client/state/notices';
import { bookedIn, chosenAt, ledgerOf, openSeriesDesk, seriesService, submit } from '#test/support/service/series';
import { noticesIn } from '#test/support/service/told';
import { changesSentTo } from '#test/support/service/visits';

const three = { count: 3, weeks: 1, weekdays: [] };

it('cancels what was booked, and says so; what somebody has changed since stays, and is named', async () => {
  const service = seriesService();
  const desk = await openSeriesDesk(service);
  await desk.act(submit(chosenAt(desk, three)));
  const undo = selectNotices(desk.state()).at(-1)?.offer?.event;
  if (!undo || !seriesUndoChosen.match(undo)) throw new Error('Undo was expected.');
  const [one, two, last] = undo.payload.map(({ id }) => id);
  service.change('/appointments/', one ?? 0, { status: 'confirmed' });
  const lines = seriesUndoable.linesOf(undo, desk.state())?.map(({ stands }) => stands);
  await desk.act(seriesUndoChosen(undo.payload), seriesUndoChosen(undo.payload));

  expect(lines).toEqual(['asMade', 'asMade', 'asMade']);
  expect(changesSentTo(service)).toEqual([
    [two, 'rejected'],
    [last, 'rejected'],
  ]);
  expect(ledgerOf(desk.state())).toBeUndefined();
  expect(noticesIn(desk.state()).map(({ said }) => said)[0]).toBe('2 visits cancelled, 1 left out.');
  expect(seriesUndoable.linesOf(undo, desk.state())?.map(({ stands }) => stands)).toEqual([
    'otherwise',
    'undone',
    'undone',
  ]);
  desk.close();
});

it('cancels a visit that the service has confirmed by itself', async () => {
  const service = seriesService();
  const desk = await openSeriesDesk(service);
  await desk.act(submit(chosenAt(desk, { ...three, count: 1 })));
  const id = Number(service.rows('/appointments/').at(-1)?.id);
  service.change('/appointments/', id, { status: 'confirmed' });
  await desk.act(appointmentsOpened(), seriesUndoChosen([{ id, from: 'cancelled', to: 'confirmed' }]));

  expect(changesSentTo(service)).toEqual([[id, 'cancelled']]);
  expect(bookedIn(service)).toEqual([]);
  expect(ledgerOf(desk.state(), appointmentKeys.undoSeries)).toEqual(['added']);
  desk.close();
});
