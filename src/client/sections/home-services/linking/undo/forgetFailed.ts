import { put, select, type SagaGenerator } from 'typed-redux-saga';

import { linkValueKey } from '#client/sections/home-services/keys';
import { requestForgotten } from '#client/state/requests/requests';
import { linkTextDropped, type LinkPlace } from '../events';
import { selectLinkChange, selectRefusedText } from '../selectors';

/** Forgets what failed or was refused where many were saved since: 120 that failed gives way to the 150 of a file. */
export function* forgetFailed(place: LinkPlace): SagaGenerator<void> {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* put(requestForgotten(linkValueKey(place)));
  const refused = yield* select(selectRefusedText, place);
  if (refused !== null) yield* put(linkTextDropped(place));
}
