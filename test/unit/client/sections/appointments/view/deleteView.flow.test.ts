import { say } from '#client/lib/text';
import { appointmentsSection } from '#client/sections/appointments';
import { viewDeletionChosen, viewSaved } from '#client/sections/appointments/view/events';
import { viewMessages } from '#client/sections/appointments/view/late/messages';
import { watchListView } from '#client/sections/appointments/view/sagas';
import { selectListView } from '#client/sections/appointments/view/selectors';
import type { ListViewRoot } from '#client/sections/appointments/view/slice';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { afterFlow } from '#test/support/sagas/flow';

const morning = { id: 'v1', name: 'Morning', params: { status: 'pending' }, columns: null, widths: {} };
const evening = { ...morning, id: 'v2', name: 'Evening' };

it.each([
  ['goes after a yes', confirmed(), [evening]],
  ['stays after a no', declined(), [morning, evening]],
])('a saved view %s', async (_, answer, left) => {
  const state = await afterFlow<ListViewRoot>({
    watcher: watchListView,
    reducers: appointmentsSection.reducers,
    provide: [],
    events: [viewSaved(morning), viewSaved(evening), viewDeletionChosen(morning), answer],
  });

  expect(selectListView(state).views).toEqual(left);
});

it('it is asked first whether this view may go', async () => {
  const state = await afterFlow<ConfirmationsRoot>({
    watcher: watchListView,
    reducers: appointmentsSection.reducers,
    provide: [],
    events: [viewDeletionChosen(morning)],
  });

  expect(selectConfirmation(state)).toMatchObject({
    title: say(viewMessages.deleteTitle, { view: 'Morning' }),
    isDestructive: true,
  });
});
