import { call, put, take, takeEvery } from 'typed-redux-saga';

import { openTabs, type Tabs } from '#client/state/tabs';
import { keepDoctorOrder } from '../doctorOrder';
import { doctorsOrdered, doctorsOrderedElsewhere } from '../events';

/** What one tab tells the others: the order of the doctors that the device has now. */
export type OrderMessage = readonly string[];

/** Has the device remember the order of the board's columns, and the other tabs follow (decisions: day board). */
export function* shareOrder() {
  const tabs: Tabs<OrderMessage> = yield* call(openTabs<OrderMessage>, 'mawid.board.doctors');
  try {
    yield* takeEvery(doctorsOrdered, keepAndTell, tabs);
    for (;;) yield* put(doctorsOrderedElsewhere(yield* take(tabs.messages)));
  } finally {
    tabs.messages.close();
  }
}

function* keepAndTell({ tell }: Tabs<OrderMessage>, { payload: order }: ReturnType<typeof doctorsOrdered>) {
  yield* call(keepDoctorOrder, order);
  yield* call(tell, order);
}
