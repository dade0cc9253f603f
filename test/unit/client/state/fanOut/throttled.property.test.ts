import * as fc from 'fast-check';

import { selectLedger, stopChosen } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { runs } from '#test/support/runs';
import { desk, key } from './desk';

/** What becomes of a call, or of the plan; a lost one may have taken effect. */
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('accepted' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('throttled' as const),
      after: fc.constantFrom('1', '9', '60', '', 'soon', '301'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('refused' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('lost' as const), takesEffect: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('time' as const), ms: fc.constantFrom(500, 3000, 61_000) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('stopped' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('continued' as const) }) },
);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('each item takes effect once, none is lost or fails for a 429, and fewer are under way after each hold', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.array(fate, { maxLength: 40 }), async (count, fates) => {
      const done = new Map<string, number>();
      const takeIn = (id: string) => done.set(id, (done.get(id) ?? 0) + 1);
      const one = desk(count, (id) => done.has(id));
      const accept = (id: string) => {
        takeIn(id);
        one.answer(id, 'added');
      };
      const atOnce = () => selectLedger(one.store.getState(), key)?.pace?.atOnce ?? 5;
      one.submit();
      let refused = 0;
      for (const next of fates) {
        const [id] = one.inFlight();
        if (next.is === 'time') await jest.advanceTimersByTimeAsync(next.ms);
        if (next.is === 'stopped') one.store.dispatch(stopChosen(key));
        if (next.is === 'continued') one.store.dispatch(continueChosen(one.again));
        if (id === undefined) continue;
        if (next.is === 'accepted') accept(id);
        if (next.is === 'throttled') one.answer(id, refusal(429, {}, { 'retry-after': next.after }));
        if (next.is === 'refused') {
          refused += 1;
          one.answer(id, 'refused');
        }
        if (next.is === 'lost') {
          if (next.takesEffect) takeIn(id);
          one.answer(id, connectionLost());
        }
        const sent = one.outcomes().filter((outcome) => outcome === 'sent').length;
        expect(sent).toBe(one.inFlight().length);
        expect(sent).toBeLessThanOrEqual(5);
        expect(atOnce()).toBeGreaterThanOrEqual(1);
      }
      // Whatever happened, it comes to its end.
      for (const again of [continueChosen, continueChosen, retryChosen, retryChosen]) {
        for (let turns = 0; turns <= count; turns += 1) {
          await jest.advanceTimersByTimeAsync(61_000);
          one.inFlight().forEach(accept);
          const failed = one.outcomes().filter((outcome) => outcome === 'failed').length;
          expect(failed).toBeLessThanOrEqual(refused + fates.filter(({ is }) => is === 'lost').length);
        }
        one.store.dispatch(again(one.again));
      }

      expect(one.outcomes()).toEqual(Array(count).fill('added'));
      expect([...done.values()]).toEqual(Array(count).fill(1));
      one.watching.cancel();
    }),
    runs(60),
  ));
