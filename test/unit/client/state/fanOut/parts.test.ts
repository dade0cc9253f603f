import { call } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { countRetryable } from '#client/lib/tally';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectLedger } from '#client/state/fanOut/ledgers';
import type { SendResult } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { selectNotices } from '#client/state/notices';
import { refusal } from '#test/support/builders/faults';
import { texts } from './desk';

const key = 'test/add/7';

describe('a fan-out whose items have parts', () => {
  const date = (id: string) => ({ id, label: `date ${id}` });
  const item = (id: string) => ({ id, label: `item ${id}`, whole: date(id.slice(0, 1)), payload: id });

  /** A service that refuses what is listed, by a kind that divides whole dates and gives up on refused parts. */
  function divided(refused: readonly string[], ...ids: string[]) {
    const sent: string[] = [];
    const isPart = (id: string) => id.length > 1;
    const kind: FanOutKind<string> = {
      name: 'test/divided',
      texts,
      *send(id) {
        sent.push(id);
        if (refused.includes(id)) throw refusal(400, { detail: `No ${id}` });
        return yield* call((): SendResult => 'added');
      },
      insteadOf: ({ id }) => (isPart(id) ? [] : [item(`${id}a`), item(`${id}b`)]),
    };
    const store = createStore();
    store.runSaga(function* watch() {
      yield* call(runFanOut<string>, kind, key, ids.map(item));
    });
    const rows = selectLedger(store.getState(), key)?.rows ?? [];
    return { sent, rows, notice: selectNotices(store.getState())[0] };
  }

  it('sends the parts of one that is refused, in its place in the ledger', () => {
    const { sent, rows } = divided(['0', '0b'], '0', '1');

    expect(sent.sort()).toEqual(['0', '0a', '0b', '1']);
    expect(rows.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
      ['0a', 'added', null],
      ['0b', 'refused', 'No 0b'],
      ['1', 'added', null],
    ]);
  });

  it('counts a whole as failed when a part of it has, and names the whole', () => {
    const { notice } = divided(['0', '0b'], '0', '1');

    expect(notice).toMatchObject({
      text: { values: { succeeded: 2, failed: 1 } },
      detail: { values: { items: 'date 0' } },
    });
  });

  it('counts it as succeeded when every part is there', () =>
    expect(divided(['0'], '0').notice).toMatchObject({ kind: 'success', text: { values: { succeeded: 2 } } }));

  it('offers nothing again that would only be refused', () => {
    const { rows } = divided(['0', '0b'], '0');

    expect(countRetryable(rows)).toBe(0);
  });
});
