type Saga<Args extends unknown[]> = (...args: Args) => Generator;

/** An effect as far as it matters here; only calls have these two. */
interface Step {
  type: string;
  payload: { fn: Saga<unknown[]>; args: unknown[] };
}

/**
 * A saga with the sagas that it calls played in place, so that `testSaga` meets one row of steps, whichever private
 * saga takes them. Sagas in `whole` stay one step each.
 */
export function unfolded<Args extends unknown[]>(saga: Saga<Args>, whole: readonly unknown[] = []): Saga<Args> {
  return function* played(...args): Generator {
    const steps = saga(...args);
    let step = steps.next();
    while (!step.done) {
      const take = step.value as Step;
      try {
        const isWhole = !isCallOfSaga(take) || whole.includes(take.payload.fn);
        const answer: unknown = isWhole ? yield take : yield* unfolded(take.payload.fn, whole)(...take.payload.args);
        step = steps.next(answer);
      } catch (error) {
        step = steps.throw(error);
      }
    }
    return step.value as unknown;
  };
}

function isCallOfSaga({ type, payload }: Step): boolean {
  return type === 'CALL' && payload.fn.constructor.name === 'GeneratorFunction';
}
