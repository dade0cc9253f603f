import { put, select } from 'typed-redux-saga';

import type { Text } from '#client/lib/text';
import type { RevisitedForm } from '#client/sections/manage-providers/directory/events';
import type { Address } from '#client/state/address';
import { changeMade } from '#client/state/myDay';
import { noticeShown, offerToGoBack } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';

/** The success of a form in a modal, and what is said about it. */
export interface FormSuccess {
  key: string;
  form: RevisitedForm;
  /** The address at which the form was sent. */
  place: Address;
  text: Text;
  detail?: Text;
}

/** Announces the success of a form whose modal was closed meanwhile, with the way back to it (decisions: sessions). */
export function* announceIfLeft({ key, form, place, text, detail }: FormSuccess) {
  yield* put(changeMade({ kind: 'success', text }));
  const request = yield* select(selectRequest, key);
  if (!request?.isLeft) return;
  const modal = { ...place, params: { ...place.params, form } };
  yield* put(noticeShown({ kind: 'success', text, detail, ...offerToGoBack(key, modal) }));
}
