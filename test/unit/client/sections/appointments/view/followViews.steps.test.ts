import { eventChannel } from 'redux-saga';

import { viewDeleted, viewRenamed, viewSaved, viewsKeptElsewhere } from '#client/sections/appointments/view/events';
import type { ViewsMessage } from '#client/sections/appointments/view/sagas/followViews';
import { followViews, tellViews } from '#client/sections/appointments/view/sagas/followViews';
import { selectListView } from '#client/sections/appointments/view/selectors';
import { openTabs } from '#client/state/tabs';
import { testSaga } from '#test/support/sagas/testSaga';

const tabs = { messages: eventChannel<ViewsMessage>(() => () => undefined), tell: jest.fn() };
const views = [{ id: 'v1', name: 'Morning', params: {}, columns: null, widths: {} }];

it('the views of other tabs are taken over, one change after another', () => {
  testSaga(followViews)
    .next()
    .call(openTabs, 'mawid.appointments.views')
    .next(tabs)
    .takeEvery([viewSaved, viewRenamed, viewDeleted], tellViews, tabs)
    .next()
    .take(tabs.messages)
    .next({ views })
    .put(viewsKeptElsewhere(views))
    .next()
    .take(tabs.messages);
});

it('the other tabs are told of the views alone', () => {
  testSaga(tellViews, tabs)
    .next()
    .select(selectListView)
    .next({ columns: ['patient'], widths: {}, views })
    .call(tabs.tell, { views })
    .next()
    .isDone();
});

it('the other tabs are listened to no longer once the section has come to its end', () => {
  const left = jest.fn();
  const messages = eventChannel<ViewsMessage>(() => left);
  testSaga(followViews)
    .next()
    .next({ ...tabs, messages })
    .next()
    .take(messages)
    .finish()
    .next()
    .isDone();

  expect(left).toHaveBeenCalledTimes(1);
});
