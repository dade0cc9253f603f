import * as fc from 'fast-check';

import { signedIn } from '#client/features/session';
import { endedAt, type TokenLife } from '#client/lib/tokenLife';
import { selectTokenLife, tokenRenewed } from '#client/state/session';
import { runs } from '#test/support/runs';
import { desk } from './desk';

/** Seconds: how long each token lives, and how long the next call takes and the person with the password. */
const lives = fc.integer({ min: 5, max: 400 });
const times = fc.array(fc.nat(90), { minLength: 1, maxLength: 40 });

it('a plan that outlives its tokens is sent whole, each item once, and none with a token that has ended', () =>
  fc.assert(
    fc.property(lives, fc.integer({ min: 1, max: 80 }), fc.nat(500), times, (seconds, count, age, pauses) => {
      let now = 1_000_000;
      jest.spyOn(Date, 'now').mockImplementation(() => now);
      const lifeNow = (): TokenLife => ({ since: now, lasts: seconds * 1000 });
      const { store, submit, asked, inFlight, answer, outcomes, ids } = desk(count);
      let questions = 0;
      let steps = 0;
      const passes = () => {
        now += (pauses[steps % pauses.length] ?? 0) * 1000;
        steps += 1;
      };
      const late: string[] = [];
      const sent = () => asked.length;
      const life = () => selectTokenLife(store.getState());

      store.dispatch(signedIn('token', 'layla@mawid.example', lifeNow()));
      now += age * 1000;
      const send = (event: () => void) => {
        const before = sent();
        const [token, at] = [life(), now];
        event();
        if (sent() > before && token && at >= endedAt(token) && life() === token) late.push(...asked.slice(before));
      };
      send(submit);
      while (outcomes().some((outcome) => outcome !== 'added')) {
        const [next] = inFlight();
        passes();
        if (next !== undefined) send(() => answer(next, 'added'));
        else {
          questions += 1;
          expect(store.getState().session.renewal).toBe('needed');
          store.dispatch(tokenRenewed(`token ${questions}`, lifeNow()));
        }
      }

      expect(late).toEqual([]);
      expect([...asked].sort((one, other) => Number(one) - Number(other))).toEqual(ids);
      // One as the plan begins, and then one for each four fifths of a life at most.
      expect(questions).toBeLessThanOrEqual(1 + (now - 1_000_000) / (seconds * 800));
    }),
    runs(60),
  ));
