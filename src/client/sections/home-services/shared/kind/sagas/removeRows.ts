import { call, type SagaGenerator } from 'typed-redux-saga';

import { say, type Text } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import type { FanOutKind } from '#client/state/fanOut/kind';
import type { Sent } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { endOfOne } from '#client/state/sagas/deleteUnlessGone';
import type { KindRemoval, Removal } from '../defineKind';
import { refreshLists } from './lists';
import { findGone, forgetRows, removalOfRow, type RemovedFrom } from './removeRow';

/** Removing several rows of a kind, one call each; a row that is gone counts as removed (decisions: fan-outs). */
export function removalOfRows(kind: RemovedFrom, removal: KindRemoval): FanOutKind<Removal> {
  const { many } = removal.texts;
  return {
    name: `homeServices/${kind.name}/removeMany`,
    texts: { ...many.tally, title: many.doing, failed: many.failed },
    *send({ id }): SagaGenerator<Sent<Removal>> {
      const end = yield* call(removalOfRow.send, kind, removal, id);
      yield* call(forgetRows, kind, [id]);
      return endOfOne(end);
    },
    *find(lost) {
      const removed = lost.map(({ payload }) => payload.id);
      const ids = yield* call(findGone, kind, removal, removed);
      yield* call(forgetRows, kind, ids);
      const found = lost.filter(({ payload }) => ids.includes(payload.id));
      return new Map(found.map(({ id }) => [id, { outcome: 'added' }]));
    },
    *after() {
      yield* call(refreshLists, kind.name);
    },
  };
}

/** Most rows that the question names. */
const NAMED_AT_MOST = 6;

/** The names of the first rows, and that there are more. */
function namesAtMost(removals: readonly Removal[]): Text[] {
  const names = removals.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  const more = removals.length - names.length;
  return more > 0 ? [...names, say(homeMessages.moreRows, { count: more })] : names;
}

/** Removes several rows after one question that says how many, and which. */
export function* removeRows(
  kind: FanOutKind<Removal>,
  { many }: KindRemoval['texts'],
  key: string,
  removals: readonly Removal[],
) {
  const isConfirmed = yield* call(askConfirmation, {
    title: say(many.title, { count: removals.length }),
    text: homeMessages.cannotBeUndone,
    consequences: namesAtMost(removals),
    confirmLabel: many.confirmLabel,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  const items = removals.map((removal) => ({ id: String(removal.id), label: removal.name, payload: removal }));
  yield* call(runFanOut, kind, key, items);
}
