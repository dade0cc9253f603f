import { CANCEL } from 'redux-saga';

/** Work whose signal is aborted when the saga that waits for it is cancelled. */
export function cancellable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return Object.assign(work(controller.signal), {
    [CANCEL]: () => {
      controller.abort();
    },
  });
}
