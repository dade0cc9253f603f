import type { SagaGenerator } from 'typed-redux-saga';

/** A call of an api, or a saga that makes calls; it throws what the call is rejected with. */
export type Doing<Args extends unknown[], T> = (...args: Args) => SagaGenerator<T> | Promise<T>;

/** A call that writes, and how to see whether it took effect although its answer was lost. */
export interface Write<Args extends unknown[], T> {
  /** Notes what `find` needs to know; nothing is sent when it fails. */
  prepare?: Doing<Args, unknown>;
  send: Doing<Args, T>;
  /** Looks what the service has now; `null` when the call has done nothing. Left out where nothing can be seen. */
  find?: Doing<Args, T | null>;
  /** Whether twice is as good as once (`asItIs` in the contract), so that it is tried again without a look. */
  isRepeatable?: boolean;
}
