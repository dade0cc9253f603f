import { appointmentsSection } from '#client/sections/appointments';
import { boardRefreshed } from '#client/sections/appointments/board/events';
import { boardKeys } from '#client/sections/appointments/board/keys';
import { selectUnread } from '#client/sections/appointments/board/selectors';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

it('Refresh has the opening hours of every doctor asked for anew, but for those that are being read', async () => {
  const state = await afterFlow<Parameters<typeof selectUnread>[0]>({
    watcher: appointmentsSection.watchers.appointmentBoard,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore([]), requestSucceeded(boardKeys.hours('1')), requestStarted(boardKeys.hours('2'))],
    provide: [],
    events: [boardRefreshed()],
  });

  expect(selectUnread(state, '1\n2\n3')).toBe('1\n3');
});
