import { call, put, select, take, takeEvery } from 'typed-redux-saga';

import { openTabs, type Tabs } from '#client/state/tabs';
import { viewDeleted, viewRenamed, viewSaved, viewsKeptElsewhere } from '../events';
import type { ListView } from '../layout';
import { selectListView } from '../selectors';

/** What one tab tells the others: the saved views that the device has now. */
export type ViewsMessage = Pick<ListView, 'views'>;

/** Shares the saved views with the other tabs, which else would write over them (decisions: appointment list). */
export function* followViews() {
  const tabs: Tabs<ViewsMessage> = yield* call(openTabs<ViewsMessage>, 'mawid.appointments.views');
  try {
    yield* takeEvery([viewSaved, viewRenamed, viewDeleted], tellViews, tabs);
    for (;;) {
      const { views } = yield* take(tabs.messages);
      yield* put(viewsKeptElsewhere(views));
    }
  } finally {
    tabs.messages.close();
  }
}

/** Tells the other tabs which views are saved now. */
function* tellViews({ tell }: Tabs<ViewsMessage>) {
  const { views } = yield* select(selectListView);
  yield* call(tell, { views });
}
