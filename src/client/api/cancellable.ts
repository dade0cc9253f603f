import { CANCEL } from 'redux-saga';

/** Starts work with a signal that is aborted when the saga that waits for the work is cancelled. */
export function cancellable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return Object.assign(work(controller.signal), {
    [CANCEL]: () => controller.abort(),
  });
}
