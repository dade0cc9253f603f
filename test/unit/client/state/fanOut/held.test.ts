import { call } from 'typed-redux-saga';

import { signedIn } from '#client/features/session';
import { tallyOf } from '#client/lib/tally';
import { ledgerShown, selectLedger, stopChosen } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { selectNotices } from '#client/state/notices';
import { tokenRenewed } from '#client/state/session';
import { refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { desk, key, started, standsIf } from './desk';

/** A service that had no room for a call, and where it says so, for how many seconds. */
const throttled = (seconds?: number) =>
  refusal(429, { detail: 'Request was throttled.' }, seconds === undefined ? {} : { 'retry-after': String(seconds) });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A plan of so many items of which five are under way, and how it is held. */
function underWay(count: number) {
  const one = desk(count);
  one.submit();
  const ledger = () => selectLedger(one.store.getState(), key);
  return { ...one, ledger, pace: () => ledger()?.pace };
}

describe('a plan that a service has no room for', () => {
  it('is held as a whole for the time that it is told, and goes on with half as many at once', async () => {
    const one = underWay(12);
    one.answer('1', throttled(7));
    one.answerAll(() => 'added');

    expect(one.outcomes().slice(0, 6)).toEqual(['added', 'queued', 'added', 'added', 'added', 'queued']);
    expect(one.pace()?.heldUntil).toBe(Date.now() + 7000);
    await pass(6999);
    expect(one.inFlight()).toEqual([]);
    await pass(1);
    expect(one.inFlight()).toEqual(['1', '5']);
    expect(one.pace()?.heldUntil).toBeNull();
    one.answer('1', throttled(3));
    one.answerAll(() => 'added');
    await pass(3000);
    expect(one.inFlight()).toEqual(['1']);
    one.answerAll(() => 'added');

    expect(one.outcomes()).toEqual(Array(12).fill('added'));
    expect(one.sentences()).toMatchObject([{ id: 'tally.all', values: { succeeded: 12 } }]);
  });

  it('is halved once for all calls that were under way, and waits for the longest of their times', async () => {
    const one = underWay(8);
    ['0', '1', '2', '3', '4'].forEach((id, at) => one.answer(id, throttled(2 + at)));
    await pass(5999);
    expect(one.inFlight()).toEqual([]);
    await pass(1);

    expect(one.inFlight()).toHaveLength(2);
    expect(new Set(one.outcomes())).toEqual(new Set(['sent', 'queued']));
  });

  it('waits 2, 4, 8 … seconds where it is not told for how long, and 2 again once a call was accepted', async () => {
    const one = underWay(1);
    for (const seconds of [2, 4, 8]) {
      one.answer('0', throttled());
      await pass(seconds * 1000 - 1);
      expect(one.inFlight()).toEqual([]);
      await pass(1);
      expect(one.inFlight()).toEqual(['0']);
    }
    const two = underWay(7);
    two.answer('0', throttled());
    two.answerAll(() => 'added');
    await pass(2000);
    two.answer('0', 'added');
    two.answer('5', throttled());
    two.answerAll(() => 'added');
    await pass(2000);
    expect(two.inFlight()).toEqual(['5']);
  });

  it('is stopped while it is held, and sends the rest when it is asked to, as slowly as before', async () => {
    const one = underWay(9);
    one.answer('0', throttled(200));
    one.answerAll(() => 'added');
    one.store.dispatch(stopChosen(key));
    await pass(0);

    expect(one.ledger()?.status).toBe('finished');
    expect(tallyOf(one.ledger()?.rows ?? [])).toMatchObject({ added: 4, failed: 0, open: 5 });
    one.store.dispatch(continueChosen(one.again));
    expect(one.inFlight()).toHaveLength(2);
    await pass(200_000);
    expect(one.inFlight()).toHaveLength(2);
  });

  it.each([
    [301, '6 minutes'],
    [7200, '2 hours'],
  ])('stops where it would have to wait for %i s, says so, and offers the rest', async (seconds, time) => {
    const one = underWay(9);
    one.answer('2', throttled(seconds));
    one.answerAll(() => 'added');
    await pass(0);
    const [notice] = selectNotices(one.store.getState());

    expect(one.ledger()?.status).toBe('finished');
    expect(tallyOf(one.ledger()?.rows ?? [])).toMatchObject({ added: 4, failed: 0, open: 5 });
    expect([inEnglish(notice?.text ?? ''), inEnglish(notice?.detail ?? '')]).toEqual([
      `The service asks to wait for ${time} before more is sent. The rest was not sent.`,
      'Successfully added 4 availabilities.',
    ]);
    expect(notice?.offer?.event).toEqual(continueChosen(one.again));
    one.store.dispatch(continueChosen(one.again));
    one.answerAll(() => 'added');
    expect(one.outcomes()).toEqual(Array(9).fill('added'));
    expect(selectNotices(one.store.getState()).map(({ id }) => id)).not.toContain(notice?.id);
  });

  it('says in its ledger that it has stopped, where that is on screen and nothing was answered', async () => {
    const one = underWay(3);
    one.store.dispatch(ledgerShown({ key, goesOnceAdded: true }));
    for (const id of ['0', '1', '2']) one.answer(id, throttled(4000));
    await pass(0);

    expect(one.ledger()).toMatchObject({ status: 'finished', conclusion: { kind: 'error', detail: null } });
    expect(one.sentences()).toEqual([]);
    one.store.dispatch(retryChosen(one.again));
    expect(one.outcomes()).toEqual(['unsent', 'unsent', 'unsent']);
  });

  it('asks for the password before a wait that the session does not outlast, and may be stopped then', async () => {
    const one = underWay(7);
    const life = (lasts: number) => ({ since: Date.now(), lasts });
    one.store.dispatch(signedIn('short', 'layla@mawid.example', life(60_000)));
    await pass(30_000);
    one.answer('0', throttled(40));
    one.answerAll(() => 'added');
    await pass(45_000);
    expect(one.inFlight()).toEqual([]);
    one.store.dispatch(tokenRenewed('long', life(600_000)));
    await pass(0);
    expect(one.inFlight()).toEqual(['0', '5']);
  });
});

describe('what is read for a plan', () => {
  it('holds it before anything is sent, and is read again', async () => {
    let readings = 0;
    const { rows, store } = started(
      {
        *read() {
          yield* call(() => {
            readings += 1;
            if (readings < 3) throw throttled(20);
          });
        },
        *send() {
          return yield* call(() => 'added' as const);
        },
      },
      ['0', '1'],
    );
    await pass(19_999);
    expect([readings, selectLedger(store.getState(), key)?.pace?.heldUntil]).toEqual([1, Date.now() + 1]);
    await pass(20_001);

    expect(readings).toBe(3);
    expect(rows()).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }]);
  });

  it('leaves all of it unsent where it is stopped meanwhile, and begins anew', async () => {
    const { rows, store, again } = started(
      {
        *read() {
          yield* call(() => {
            throw throttled(299);
          });
        },
        send: jest.fn(),
      },
      ['0', '1'],
    );
    await pass(1000);
    store.dispatch(stopChosen(key));
    await pass(0);
    expect(rows()).toMatchObject([{ outcome: 'unsent' }, { outcome: 'unsent' }]);
    store.dispatch(continueChosen(again));
    expect(rows()).toMatchObject([{ outcome: 'queued' }, { outcome: 'queued' }]);
  });

  it('gives up what is still being read when it is stopped', () => {
    const { rows, store } = started(
      {
        *read() {
          yield* call(() => new Promise(() => undefined));
        },
        send: jest.fn(),
      },
      ['0'],
    );
    store.dispatch(stopChosen('another'));
    expect(rows()).toMatchObject([{ outcome: 'queued' }]);
    store.dispatch(stopChosen(key));
    expect(rows()).toMatchObject([{ outcome: 'unsent' }]);
  });

  it('looks for lost answers once there is room for that', async () => {
    let looks = 0;
    const { rows } = started(
      {
        *send() {
          return yield* call(() => {
            throw refusal(502);
          });
        },
        readsOnceLost: true,
        *read() {
          yield* call(() => {
            looks += 1;
            if (looks === 1) throw throttled();
          });
        },
        standing: (_, isTried) => standsIf(isTried),
      },
      ['0', '1'],
    );
    await pass(2000);

    expect(looks).toBe(2);
    expect(rows()).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }]);
  });
});
