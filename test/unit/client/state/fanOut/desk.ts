import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, take, type SagaGenerator } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { signedIn } from '#client/features/session';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { OPEN, type FanOutItem, type ItemStanding, type SendResult } from '#client/state/fanOut/row';
import { runFanOut, takeFanOut } from '#client/state/fanOut/runFanOut';
import { selectNotices } from '#client/state/notices';
import { addedTally } from '#client/ui/dates/messages';
import { refusal } from '#test/support/builders/faults';

/** What the service makes of an item. */
export type Answer = SendResult | 'refused' | Error;

/** A plan was sent: these items, under this key. */
export const plan = createAction<{ key: string; ids: readonly string[] }>('test/planSubmitted');

/** The key of the plan. */
export const key = 'test/add/7';

/** What is said of the fan-outs of tests. */
export const texts = {
  ...addedTally,
  title: { id: 'test.adding', defaultMessage: 'Adding things' },
  failed: { id: 'test.failed', defaultMessage: 'Nothing could be added' },
};

/** How an item stands of which a look after a lost answer sees, or does not see, that it has come true. */
export function* standsIf(isThere: boolean): SagaGenerator<ItemStanding<string>> {
  return yield* call(() => (isThere ? ({ is: 'done' } as const) : OPEN));
}

/** A kind of fan-out whose items are their ids, and the watcher that serves it. */
export function serving(parts: Pick<FanOutKind<string>, 'send'> & Partial<FanOutKind<string>>) {
  const kind: FanOutKind<string> = {
    name: 'test/add',
    texts,
    ...parts,
  };
  function* add({ payload }: ReturnType<typeof plan>) {
    const items = payload.ids.map((id): FanOutItem<string> => ({ id, label: `item ${id}`, payload: id }));
    yield* call(runFanOut<string>, kind, payload.key, items);
  }
  return {
    again: { kind: kind.name, key },
    *watch() {
      yield* takeFanOut(kind, plan, ({ payload }) => payload.key, add);
    },
  };
}

/** A desk that has sent this plan of such a kind of fan-out. */
export function started(parts: Parameters<typeof serving>[0], ids: readonly string[]) {
  const { watch, again } = serving(parts);
  const store = createStore();
  store.runSaga(watch);
  store.dispatch(plan({ key, ids }));
  return {
    store,
    again,
    rows: () => selectLedger(store.getState(), key)?.rows,
    sentences: () => selectNotices(store.getState()).map(({ text }) => text),
  };
}

/** A service whose answers wait until the test gives them. */
function service() {
  const waiting = new Map<string, (answer: Answer) => void>();
  const asked: string[] = [];
  function* send(id: string) {
    asked.push(id);
    const answers = yield* call(() =>
      eventChannel<Answer>((emit) => {
        waiting.set(id, emit);
        return () => waiting.delete(id);
      }),
    );
    let answer: Answer;
    try {
      answer = yield* take(answers);
    } finally {
      answers.close();
    }
    if (answer === 'refused') throw refusal();
    if (answer instanceof Error) throw answer;
    return answer;
  }
  return {
    send,
    asked,
    inFlight: () => [...waiting.keys()],
    answer: (id: string, answer: Answer) => {
      waiting.get(id)?.(answer);
    },
    answerAll: (answerOf: (id: string) => Answer) => {
      while (waiting.size > 0) [...waiting].forEach(([id, emit]) => emit(answerOf(id)));
    },
  };
}

/**
 * A signed-in desk with that many items to send, and the service that they are sent to; `has` is what a look after lost
 * answers sees.
 */
export function desk(count = 0, has: (id: string) => boolean = () => false) {
  const remote = service();
  const rounds: string[] = [];
  const { watch, again } = serving({
    send: remote.send,
    standing: (id, isTried) => standsIf(isTried && has(id)),
    *after(sample) {
      yield* call(() => rounds.push(sample));
    },
  });
  const store = createStore();
  store.dispatch(signedIn('token', 'layla@mawid.example'));
  const watching = store.runSaga(watch);
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const submit = () => store.dispatch(plan({ key, ids }));
  const ledger = () => selectLedger(store.getState(), key) ?? { status: 'none', rows: [] };
  const outcomes = () => ledger().rows.map(({ outcome }) => outcome);
  const sentences = () => selectNotices(store.getState()).map(({ text }) => text);
  return { ...remote, watch, again, store, watching, rounds, ids, submit, ledger, outcomes, sentences };
}
