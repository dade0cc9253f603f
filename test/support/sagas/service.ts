import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';

/** Stands in for an api function: answers each call, or fails it with what the answer throws. */
export function serve<Args extends unknown[]>(
  api: (...args: Args) => unknown,
  answer: (...args: Args) => unknown,
): StaticProvider {
  return [matchers.call.fn(api), dynamic<{ args: Args }>(({ args }) => answer(...args))];
}

/** An answer that fails every call with this error. */
export function failing(error: Error): () => never {
  return () => {
    throw error;
  };
}

/** A reply that comes when everything else is done. */
export function late<Reply>(reply: Reply): Promise<Reply> {
  return new Promise((resolve) => setTimeout(resolve, 1000, reply));
}
