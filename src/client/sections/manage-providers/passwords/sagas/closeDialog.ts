import { call, put, select } from 'typed-redux-saga';

import type { Message } from '#client/lib/text';
import { formLeft } from '#client/state/formEvents';
import { noticeShown } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { forgetPassword } from '../passwords';

/** Forgets the password that a modal has shown, leaves its form, and says so when the form is still being saved. */
export function* closeDialog(key: string, stillSaving: Message) {
  const request = yield* select(selectRequest, key);
  yield* call(forgetPassword, key);
  yield* put(formLeft(key));
  if (request?.status === 'pending') yield* put(noticeShown({ kind: 'success', text: stillSaving }));
}
