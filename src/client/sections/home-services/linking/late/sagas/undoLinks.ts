import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { linkValueKey, undoLinksKey } from '#client/sections/home-services/keys';
import { undoingLinksKind, type LinkChange, type linksUndoChosen } from '#client/sections/home-services/linking/events';
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
import type { FanOutKind } from '#client/state/fanOut/round';
import type { Found, SendResult, Sent } from '#client/state/fanOut/row';
import { runFanOut, servingFanOut } from '#client/state/fanOut/runFanOut';
import { requestFailed, requestForgotten, requestSucceeded } from '#client/state/requests/requests';
import { undoneTally } from '#client/ui/ledger/undoneTally';
import { forgetFailed } from '../forgetFailed';
import { undoLinkMessages } from '../messages';
import { valueText } from '../undoable';

/** Taking values of links back, one call each: how they stand is read first (decisions: my day). */
const undoingLinks: FanOutKind<LinkChange> = {
  ...undoingLinksKind,
  texts: { ...undoneTally, title: undoLinkMessages.undoing, failed: undoLinkMessages.undoFailed },
  before: readLinks,
  send: sendBack,
  *find(lost) {
    const [first] = lost;
    const found = new Map<string, Found<LinkChange>>();
    if (!first) return found;
    const changes = lost.map(({ payload }) => payload);
    yield* call(readLinks, first.payload, changes);
    for (const { id, payload } of lost) {
      const now = yield* select(selectStoredValue, payload);
      if (now === undefined) found.set(id, { outcome: 'leftOut', reason: undoLinkMessages.isGone });
      else if (isSameLinkValue(now, payload.value)) {
        found.set(id, { outcome: 'added' });
        yield* call(forgetFailed, payload);
      }
    }
    return found;
  },
};

function* undoLinks({ payload: changes }: ReturnType<typeof linksUndoChosen>) {
  const items = changes.map((change) => ({
    id: linkValueKey(change),
    label: say(undoLinkMessages.item, { field: change.field, name: change.link.name }),
    payload: change,
  }));
  yield* call(runFanOut, undoingLinks, undoLinksKey, items);
}

/** Serves the values that are taken back, and those of which that is tried again. */
export const serveLinkUndos = servingFanOut(undoingLinks, () => undoLinksKey, undoLinks);

/** Reads the links of these changes as they stand now, provider by provider; one that is gone leaves the screen. */
function* readLinks(_: LinkChange, changes: readonly LinkChange[]): SagaGenerator<void> {
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

/** Sets a value back, unless the link no longer has what was made of it. */
function* sendBack(change: LinkChange): SagaGenerator<SendResult | Sent<LinkChange>> {
  yield* call(untilRowSaved, change);
  const now = yield* select(selectStoredValue, change);
  if (now === undefined) return { outcome: 'leftOut', reason: undoLinkMessages.isGone };
  if (!isSameLinkValue(now, change.made))
    return { outcome: 'leftOut', reason: say(undoLinkMessages.stays, { value: valueText(change.field, now) }) };
  const answer = yield* call(sendValue, change);
  yield* call(storeAnswer, change, answer);
  yield* call(forgetFailed, change);
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
