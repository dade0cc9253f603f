import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { linkValueKey, undoLinksKey } from '#client/sections/home-services/keys';
import type { LinkChange } from '#client/sections/home-services/linking/events';
import {
  isSameLinkValue,
  linksOf,
  sendValue,
  storeAnswer,
} from '#client/sections/home-services/linking/sagas/changeLink';
import {
  selectLinkChange,
  selectProviderOf,
  selectStoredValue,
} from '#client/sections/home-services/linking/selectors';
import { valueText } from '#client/sections/home-services/linking/valueText';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type SendResult, type ItemStanding } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { requestFailed, requestForgotten, requestSucceeded } from '#client/state/requests/requests';
import { undoneTally } from '#client/ui/ledger/undoneTally';
import type { linksUndoChosen } from '../events';
import { forgetFailed } from '../forgetFailed';
import { undoLinkMessages } from '../messages';

/** Taking values of links back, one call each: how they stand is read first (decisions: my day). */
export const undoingLinks: FanOutKind<LinkChange> = {
  name: 'homeServices/links/undo',
  texts: { ...undoneTally, title: undoLinkMessages.undoing, failed: undoLinkMessages.undoFailed },
  read: readLinks,
  standing: standingOfValue,
  send: sendBack,
  settled: forgetFailed,
};

/** Takes the values back that are still as they were made. */
export function* undoLinks({ payload: changes }: ReturnType<typeof linksUndoChosen>) {
  const items = changes.map((change) => ({
    id: linkValueKey(change),
    label: say(undoLinkMessages.item, { field: change.field, name: change.link.name }),
    payload: change,
  }));
  yield* call(runFanOut, undoingLinks, undoLinksKey, items);
}

/** Reads the links of these changes as they stand now, provider by provider; one that is gone leaves the screen. */
function* readLinks(changes: readonly LinkChange[]): SagaGenerator<void> {
  const read = new Set<string>();
  for (const { link } of changes) {
    const provider = yield* select(selectProviderOf, link);
    const list = `${link.kind}/${provider}`;
    if (provider === undefined || read.has(list)) continue;
    read.add(list);
    const ids = yield* call(linksOf, link.kind, provider);
    for (const other of changes) {
      const isIts = other.link.kind === link.kind && (yield* select(selectProviderOf, other.link)) === provider;
      if (isIts && !ids.has(other.link.id)) yield* put(entitiesRemoved({ kind: link.kind, ids: [other.link.id] }));
    }
  }
}

/** How a value stands: it is left as it is where the link no longer has what was made of it. */
function* standingOfValue(change: LinkChange, isTried: boolean): SagaGenerator<ItemStanding<LinkChange>> {
  yield* call(untilRowSaved, change);
  const now = yield* select(selectStoredValue, change);
  if (now === undefined) return { is: 'leftOut', reason: undoLinkMessages.isGone };
  if (isTried && isSameLinkValue(now, change.value)) return { is: 'done' };
  if (isSameLinkValue(now, change.made)) return OPEN;
  return { is: 'leftOut', reason: say(undoLinkMessages.stays, { value: valueText(change.field, now) }) };
}

/** Sets a value back. */
function* sendBack(change: LinkChange): SagaGenerator<SendResult> {
  const answer = yield* call(sendValue, change);
  yield* call(storeAnswer, change, answer);
  return 'added';
}

/** Waits while the row of a link saves a value at this place. */
function* untilRowSaved(change: LinkChange): SagaGenerator<void> {
  for (;;) {
    const seen = yield* select(selectLinkChange, change);
    if (seen?.status !== 'saving') return;
    yield* take([requestSucceeded, requestFailed, requestForgotten]);
  }
}
