import { put, select, type SagaGenerator } from 'typed-redux-saga';

import { linkValueKey } from '#client/sections/home-services/keys';
import { requestForgotten } from '#client/state/requests/requests';
import { linkTextDropped, type LinkPlace } from '../events';
import { selectLinkChange, selectRefusedText } from '../selectors';

/**
 * Forgets the failure of a value, and the text that was refused, once an import or a change of many has saved another
 * one there: a price of 120 that failed gives way to the 150 of the file.
 */
export function* forgetFailed(place: LinkPlace): SagaGenerator<void> {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* put(requestForgotten(linkValueKey(place)));
  const refused = yield* select(selectRefusedText, place);
  if (refused !== null) yield* put(linkTextDropped(place));
}
