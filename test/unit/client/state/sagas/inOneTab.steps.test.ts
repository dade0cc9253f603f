import { CANCEL } from 'redux-saga';

import { inOneTab, takeLock } from '#client/state/sagas/inOneTab';
import { testSaga } from '#test/support/sagas/testSaga';

const work = jest.fn();

describe('work of one tab at a time', () => {
  const giveBack = jest.fn();
  const steps = testSaga(inOneTab<[number], void>, 'a move', work, 7)
    .next()
    .call(takeLock, 'a move')
    .next(giveBack)
    .call(work, 7)
    .save('it is under way');

  beforeEach(() => {
    giveBack.mockClear();
  });

  it('gives the lock back when it is done', () => {
    steps.restore('it is under way').next().isDone();

    expect(giveBack).toHaveBeenCalledTimes(1);
  });

  it('gives the lock back when it fails', () => {
    const failed = new Error('failed');

    expect(() => steps.restore('it is under way').throw(failed)).toThrow(failed);
    expect(giveBack).toHaveBeenCalledTimes(1);
  });
});

/** The locks of a browser, which several tabs share: whoever asks second waits for the first. */
function sharedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? Promise.reject(new Error('aborted')) : hold()));
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.assign(globalThis, { navigator: { locks: { request } } });
}

describe('a lock that tabs share', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('is had by the second tab once the first gives it back', async () => {
    sharedLocks();
    const giveBack = await takeLock('a move');
    const second = jest.fn();
    const waiting = takeLock('a move').then(second);
    await Promise.resolve();
    expect(second).not.toHaveBeenCalled();
    giveBack();
    await waiting;

    expect(second).toHaveBeenCalledTimes(1);
  });

  it('is not kept by work that was given up while it waited', async () => {
    sharedLocks();
    const giveBack = await takeLock('a move');
    const second = takeLock('a move');
    (second as unknown as Record<string, () => void>)[CANCEL]?.();
    giveBack();

    await expect(takeLock('a move')).resolves.toBeDefined();
  });

  it('is given back by work that was given up just when it was had', async () => {
    sharedLocks();
    const first = takeLock('a move');
    await first;
    (first as unknown as Record<string, () => void>)[CANCEL]?.();

    await expect(takeLock('a move')).resolves.toBeDefined();
  });

  it('is no longer asked for by work that was given up', () => {
    const request = jest.fn((_: string, options: { signal?: AbortSignal }) => new Promise(() => options));
    Object.assign(globalThis, { navigator: { locks: { request } } });
    (takeLock('a move') as unknown as Record<string, () => void>)[CANCEL]?.();

    expect(request.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('is had at once where the browser refuses it', async () => {
    const request = () => Promise.reject(new Error('closed to this page'));
    Object.assign(globalThis, { navigator: { locks: { request } } });

    const giveBack = await takeLock('a move');
    expect(giveBack).not.toThrow();
  });

  it('is had at once where the browser knows none', async () => {
    await expect(takeLock('a move')).resolves.toBeDefined();
  });
});
