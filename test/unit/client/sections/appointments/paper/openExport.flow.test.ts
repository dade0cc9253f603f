import { appointmentsSection } from '#client/sections/appointments';
import { exportOpened } from '#client/sections/appointments/paper/events';
import { exportKeys } from '#client/sections/appointments/paper/keys';
import { paperMessages } from '#client/sections/appointments/paper/messages';
import { paperCode } from '#client/sections/appointments/paper/paperCode';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

const after = (answer: () => unknown) =>
  afterFlow<NoticesRoot & RequestsRoot>({
    watcher: appointmentsSection.watchers.appointmentPaper,
    reducers: appointmentsSection.reducers,
    provide: [serve(paperCode.load, answer)],
    events: [exportOpened()],
  });

it('the menu is there once its code has come', async () => {
  const state = await after(() => () => null);

  expect(selectRequest(state, exportKeys.menu)?.status).toBe('succeeded');
});

it('says that the menu could not be fetched', async () => {
  const state = await after(failing(new Error('offline')));

  expect(selectNotices(state).map(({ text }) => text)).toEqual([paperMessages.menuFailed]);
});
