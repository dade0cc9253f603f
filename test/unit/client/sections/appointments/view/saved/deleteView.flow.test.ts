import { say } from '#client/lib/text';
import { viewDeletionChosen, viewSaved } from '#client/sections/appointments/view/events';
import { viewMessages } from '#client/sections/appointments/view/filters/messages';
import { watchSavedViews } from '#client/sections/appointments/view/saved/sagas';
import { selectListView } from '#client/sections/appointments/view/selectors';
import type { ListViewRoot } from '#client/sections/appointments/view/slice';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsSection } from '#test/support/wholeSections';

const morning = { id: 'v1', name: 'Morning', params: { status: 'pending' }, columns: null, widths: {} };
const evening = { ...morning, id: 'v2', name: 'Evening' };

it.each([
  ['goes after a yes', confirmed(), [evening]],
  ['stays after a no', declined(), [morning, evening]],
])('a saved view %s', async (_, answer, left) => {
  const state = await afterFlow<ListViewRoot>({
    watcher: watchSavedViews,
    reducers: appointmentsSection.reducers,
    provide: [],
    events: [viewSaved(morning), viewSaved(evening), viewDeletionChosen(morning), answer],
  });

  expect(selectListView(state).views).toEqual(left);
});

it('it is asked first whether this view may go', async () => {
  const state = await afterFlow<ConfirmationsRoot>({
    watcher: watchSavedViews,
    reducers: appointmentsSection.reducers,
    provide: [],
    events: [viewDeletionChosen(morning)],
  });

  expect(selectConfirmation(state)).toMatchObject({
    title: say(viewMessages.deleteTitle, { view: 'Morning' }),
    isDestructive: true,
  });
});
