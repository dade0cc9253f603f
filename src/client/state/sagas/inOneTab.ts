import { CANCEL } from 'redux-saga';
import { call, type SagaGenerator } from 'typed-redux-saga';

/**
 * Runs a saga while no other tab of the browser runs one under the same name, and waits until then; returns what it
 * does. A browser that knows no locks runs it at once.
 */
export function* inOneTab<Args extends unknown[], T>(
  name: string,
  saga: (...args: Args) => Generator<unknown, T>,
  ...args: Args
): SagaGenerator<T> {
  const giveBack = yield* call(takeLock, name);
  try {
    return yield* call(saga as (...args: Args) => SagaGenerator<T>, ...args);
  } finally {
    giveBack();
  }
}

/** Resolves as soon as no other tab holds the lock, with the function that gives it back. */
export function takeLock(name: string): Promise<() => void> {
  if (!('navigator' in globalThis) || !('locks' in navigator)) return Promise.resolve(() => undefined);
  const waiting = new AbortController();
  const taken = new Promise<() => void>((resolve) => {
    const hold = () => new Promise<void>((giveBack) => resolve(giveBack));
    navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => resolve(() => undefined));
  });
  return Object.assign(taken, {
    [CANCEL]: () => {
      waiting.abort();
      void taken.then((giveBack) => giveBack());
    },
  });
}
