import { take } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { sessionEnded, signedIn, signOutChosen } from '#client/features/session';
import { selectInterruptedLedgers, selectIsSending, selectLedger } from '#client/state/fanOut/ledgers';
import { continueChosen, ledgerClosed } from '#client/state/fanOutEvents';
import { desk, key, plan, serving, standsIf } from './desk';

describe('when the session ends in the middle of a fan-out', () => {
  function interrupted() {
    const running = desk(8);
    running.submit();
    running.answer('0', 'added');
    running.answer('1', 'refused');
    running.watching.cancel();
    running.store.dispatch(sessionEnded());
    return running;
  }

  it('keeps what is left for the same person, and sends it when asked', () => {
    const { store, outcomes, ledger, watch, again, asked, answerAll } = interrupted();
    expect(selectIsSending(store.getState())).toBe(false);
    expect(ledger().status).toBe('interrupted');
    expect(outcomes()).toEqual(['added', 'failed', ...Array<string>(6).fill('unsent')]);
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    expect(Object.keys(selectInterruptedLedgers(store.getState()))).toEqual([key]);
    store.runSaga(watch);
    const before = asked.length;
    store.dispatch(continueChosen(again));
    answerAll(() => 'added');
    expect(asked.slice(before).sort()).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('goes on until the last date, however often it is cut off: here by tokens that live for three calls', () => {
    const { store, outcomes, watch, again, submit, ids, watching, inFlight, answer, asked } = desk(8);
    submit();
    let watcher = watching;
    for (let session = 0; session < 8; session += 1) {
      inFlight()
        .slice(0, 3)
        .forEach((id) => answer(id, 'added'));
      if (inFlight().length === 0) break;
      watcher.cancel();
      store.dispatch(sessionEnded());
      store.dispatch(signedIn(`token ${session}`, 'layla@mawid.example'));
      watcher = store.runSaga(watch);
      store.dispatch(continueChosen(again));
    }

    expect(outcomes()).toEqual(ids.map(() => 'added'));
    expect(new Set(asked)).toEqual(new Set(ids));
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('looks first for what was on its way, where nothing comes before a round that would look', () => {
    const sent: string[] = [];
    const { watch, again } = serving({
      *send(id) {
        sent.push(id);
        yield* take('never');
        return 'added';
      },
      standing: (id, isTried) => standsIf(isTried && id === '0'),
    });
    const store = createStore();
    store.dispatch(signedIn('token', 'layla@mawid.example'));
    const watching = store.runSaga(watch);
    store.dispatch(plan({ key, ids: ['0', '1'] }));
    watching.cancel();
    store.dispatch(sessionEnded());
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    store.runSaga(watch);
    sent.splice(0);
    store.dispatch(continueChosen(again));

    expect(sent).toEqual(['1']);
    expect(selectLedger(store.getState(), key)?.rows.map(({ outcome }) => outcome)).toEqual(['added', 'sent']);
  });

  it('offers it no longer once its ledger has been closed', () => {
    const { store } = interrupted();
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    store.dispatch(ledgerClosed(key));
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('leaves nothing of it to somebody else', () => {
    const { store, ledger } = interrupted();
    store.dispatch(signedIn('their token', 'omar@mawid.example'));
    expect(ledger().status).toBe('none');
    expect(selectInterruptedLedgers(store.getState())).toEqual({});
  });

  it('drops it when the person chose to sign out', () => {
    const { submit, store, ledger } = desk(8);
    submit();
    store.dispatch(signOutChosen());
    store.dispatch(sessionEnded());
    expect(ledger().status).toBe('none');
  });
});
