import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, put, take } from 'typed-redux-saga';

import { isOffline, onLineChanged } from '#client/device/line';

/** The page went offline; what was on its way may have arrived or not. */
export const lineLost = createAction('line/lost');
/** The page is online again: the browser says so, or a call was answered. */
export const lineBack = createAction('line/back');

/** Tells the workflows when the page goes offline and when it is online again (decisions: the network). */
export function* watchLine() {
  const changes = yield* call(lineChanges);
  try {
    for (;;) {
      const { isLost } = yield* take(changes);
      yield* put(isLost ? lineLost() : lineBack());
    }
  } finally {
    changes.close();
  }
}

function lineChanges() {
  let wasLost: boolean | null = null;
  return eventChannel<{ isLost: boolean }>((emit) =>
    onLineChanged(() => {
      const isLost = isOffline();
      if (isLost !== wasLost) emit({ isLost });
      wasLost = isLost;
    }),
  );
}
