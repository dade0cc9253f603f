import { put, select, type SagaGenerator } from 'typed-redux-saga';

import { linkValueKey } from '#client/sections/home-services/keys';
import { linkTextDropped, type LinkPlace } from '#client/sections/home-services/linking/events';
import { selectLinkChange, selectRefusedText } from '#client/sections/home-services/linking/selectors';
import { requestForgotten } from '#client/state/requests/requests';

/** Shows what is saved at a place that has been written together with others: what its row could not save is past. */
export function* forgetFailed(place: LinkPlace): SagaGenerator<void> {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* put(requestForgotten(linkValueKey(place)));
  const refused = yield* select(selectRefusedText, place);
  if (refused !== null) yield* put(linkTextDropped(place));
}
