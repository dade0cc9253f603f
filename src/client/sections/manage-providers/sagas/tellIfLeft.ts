import { put, select } from 'typed-redux-saga';

import type { Text } from '#client/lib/text';
import type { Address } from '#client/state/address';
import { noticeShown, offerToGoBack } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import type { ManageProvidersForm } from '../slice';

/** What became of a form, for whoever has left it: the way back leads to the panel that says it, with its password. */
export interface Outcome {
  key: string;
  form: ManageProvidersForm;
  /** Where the form was sent. */
  place: Address;
  text: Text;
  detail?: Text;
}

/** Tells a success that its dialog is no longer there to show. */
export function* tellIfLeft({ key, form, place, text, detail }: Outcome) {
  const request = yield* select(selectRequest, key);
  if (!request?.isLeft) return;
  const panel = { ...place, params: { ...place.params, form } };
  yield* put(noticeShown({ kind: 'success', text, detail, ...offerToGoBack(key, panel) }));
}
