import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { say, type Text } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type Sent } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { selectList } from '#client/state/lists';
import { deleteUnlessGone, endOfOne, goneAlready } from '#client/state/sagas/deleteUnlessGone';
import type { BulkRemoval, KindLists, KindRemoval, ListFilter, Removal } from '../defineKind';
import { readSurely, refreshLists } from './lists';
import { forgetRows, type RemovedFrom } from './removeRow';

/** A row to be removed together with others of its list. */
interface RowOfList<Filter extends ListFilter> extends Removal {
  filter: Filter;
}

/**
 * Removing several rows of a kind, one call each; a row that is gone counts as removed (decisions: fan-outs). It is
 * gone where its list no longer has it, which is read once for all whose answers were lost.
 */
export function removalOfRows<Item extends object, Filter extends ListFilter>(
  kind: RemovedFrom & KindLists<Item, Filter>,
  { remove, texts: { many } }: KindRemoval,
): FanOutKind<RowOfList<Filter>> {
  return {
    name: `homeServices/${kind.name}/removeMany`,
    texts: { ...many.tally, title: many.doing, failed: many.failed },
    readsOnceLost: true,
    *read([first]) {
      if (first) yield* call(readSurely<Item, Filter>, kind, first.filter);
    },
    *standing({ id, filter }, isTried) {
      const ids = yield* select(selectList, kind.keys.list(filter));
      return !ids || ids.includes(id) ? OPEN : goneAlready(isTried);
    },
    *send({ id }): SagaGenerator<Sent<RowOfList<Filter>>> {
      return endOfOne(yield* call(deleteUnlessGone, remove, id));
    },
    settled: ({ id }) => forgetRows(kind, [id]),
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
export function* removeRows<Filter extends ListFilter>(
  kind: FanOutKind<RowOfList<Filter>>,
  { many }: KindRemoval['texts'],
  key: string,
  { removals, filter }: BulkRemoval<Filter>,
) {
  const isConfirmed = yield* call(askConfirmation, {
    title: say(many.title, { count: removals.length }),
    text: homeMessages.cannotBeUndone,
    consequences: namesAtMost(removals),
    confirmLabel: many.confirmLabel,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  const items = removals.map((removal) => ({
    id: String(removal.id),
    label: removal.name,
    payload: { ...removal, filter },
  }));
  yield* call(runFanOut, kind, key, items);
}
