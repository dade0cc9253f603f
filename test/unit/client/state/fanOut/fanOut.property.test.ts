import * as fc from 'fast-check';

import { tallyOf, tallyText } from '#client/lib/tally';
import { retryChosen } from '#client/state/fanOutEvents';
import { addedTally } from '#client/ui/dates/messages';
import { runs } from '#test/support/runs';
import { desk, type Answer } from './desk';

describe('for any pattern of failures', () => {
  const answers = fc.array(fc.constantFrom<Answer>('added', 'skipped', 'refused'), { minLength: 1, maxLength: 60 });

  it('the tally adds up to the plan', () =>
    fc.assert(
      fc.property(answers, (pattern) => {
        const { submit, answerAll, ledger } = desk(pattern.length);
        submit();
        answerAll((id) => pattern[Number(id)] ?? 'refused');
        const { total, added, skipped, failed, open } = tallyOf(ledger().rows);
        expect(total).toBe(pattern.length);
        expect({ added, skipped, failed, open }).toEqual({
          added: pattern.filter((answer) => answer === 'added').length,
          skipped: pattern.filter((answer) => answer === 'skipped').length,
          failed: pattern.filter((answer) => answer === 'refused').length,
          open: 0,
        });
      }),
      runs(100),
    ));

  it('a retry sends exactly what failed, in the order of the plan', () =>
    fc.assert(
      fc.property(answers, (pattern) => {
        const { submit, answerAll, asked, ids, store, again } = desk(pattern.length);
        submit();
        answerAll((id) => pattern[Number(id)] ?? 'refused');
        expect([...asked].sort((one, other) => Number(one) - Number(other))).toEqual(ids);
        store.dispatch(retryChosen(again));
        answerAll(() => 'added');
        expect(asked.slice(ids.length)).toEqual(ids.filter((id) => pattern[Number(id)] === 'refused'));
      }),
      runs(100),
    ));

  it('the sentence tells success, part of it or none', () =>
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.nat(400), (added, skipped, failed) => {
        const total = added + skipped + failed;
        const { defaultMessage } = tallyText(
          { total, added, skipped, failed, open: 0, wholes: { total, added, failed, open: 0 } },
          addedTally,
        );
        expect(defaultMessage.includes('Failed')).toBe(failed > 0);
        expect(defaultMessage.includes('Successfully')).toBe(added > 0);
        expect(defaultMessage.includes('there already')).toBe(added === 0 && (skipped > 0 || failed === 0));
      }),
      runs(100),
    ));
});
