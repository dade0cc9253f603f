import * as fc from 'fast-check';

import { mergeFields, type EarlierTry, type Fields } from '#client/lib/threeWay';
import { runs } from '#test/support/runs';

/** What is sent of one field, and whether it collides. */
function merged(opened: unknown, now: unknown, mine: unknown, earlier?: EarlierTry) {
  const { merged: fields, collisions } = mergeFields({ city: opened }, { city: now }, { city: mine }, earlier);
  return [fields.city, collisions.length > 0];
}

describe('a field of a form that two people had open', () => {
  it.each<[string, opened: unknown, now: unknown, mine: unknown, sent: unknown, collides: boolean]>([
    ['nobody changed', 'Ajman', 'Ajman', 'Ajman', 'Ajman', false],
    ['I changed', 'Ajman', 'Ajman', 'Fujairah', 'Fujairah', false],
    ['the other changed', 'Ajman', 'Sharjah', 'Ajman', 'Sharjah', false],
    ['both changed in the same way', 'Ajman', 'Sharjah', 'Sharjah', 'Sharjah', false],
    ['both changed', 'Ajman', 'Sharjah', 'Fujairah', 'Fujairah', true],
    ['the other emptied', 'Ajman', '', 'Ajman', '', false],
    ['the other emptied and I changed', 'Ajman', null, 'Fujairah', 'Fujairah', true],
    ['the other switched off', true, false, true, false, false],
    ['is nothing that blanks would change', null, null, '', '', false],
    ['has blanks around it', ' Ajman', ' Ajman', 'Ajman', 'Ajman', false],
    ['the service no longer tells', 'Ajman', undefined, 'Ajman', 'Ajman', false],
    ['was read as a number', 30, 45, '30', 45, false],
    ['is a code that is no number', '007', '008', '7', '7', true],
    ['both made the same amount of', '100', '120.00', '120', '120', false],
    ['both wrote in other letters', 'a@x.example', 'Info@X.example', 'info@x.example', 'info@x.example', false],
    ['is a list in another order', [1, 2], [2, 1], [1, 2], [1, 2], false],
    ['is a list that the other made longer', [1], [1, 3], [1], [1, 3], false],
    ['is a list that both made longer', [1], [1, 3], [1, 2], [1, 2], true],
  ])('which %s', (_, opened, now, mine, sent, collides) => expect(merged(opened, now, mine)).toEqual([sent, collides]));

  it.each<[string, EarlierTry, sent: unknown, collides: boolean]>([
    ['was sent so before, by me', { sent: { city: 'Sharjah' } }, 'Fujairah', false],
    ['was sent before, in another way', { sent: { city: 'Hatta' } }, 'Fujairah', true],
    ['was decided before', { chosen: [chosen('Fujairah', 'Sharjah')] }, 'Sharjah', false],
    ['was decided before I changed it once more', { chosen: [chosen('Hatta', 'Sharjah')] }, 'Fujairah', true],
    ['was decided before they changed it once more', { chosen: [chosen('Fujairah', 'Hatta')] }, 'Fujairah', true],
  ])('which both changed and %s', (_, earlier, sent, collides) =>
    expect(merged('Ajman', 'Sharjah', 'Fujairah', earlier)).toEqual([sent, collides]),
  );
});

function chosen(mine: string, theirs: string) {
  return { field: 'city', mine, theirs, value: theirs };
}

it('nothing of either person is lost without a question, and only what both changed is asked about', () => {
  const value = fc.constantFrom('', 'a', 'b', 'c');
  const record = fc.record({ name: value, city: value, phone: value });
  fc.assert(
    fc.property(record, record, record, (opened: Fields, now: Fields, mine: Fields) => {
      const { merged: sent, collisions } = mergeFields(opened, now, mine);
      const asked = collisions.map(({ field }) => field);
      for (const field of Object.keys(mine)) {
        const isMine = mine[field] !== opened[field];
        const isTheirs = now[field] !== opened[field];
        expect(asked.includes(field)).toBe(isMine && isTheirs && mine[field] !== now[field]);
        if (!asked.includes(field)) expect(sent[field]).toBe(isMine ? mine[field] : now[field]);
      }
      const choices = collisions.map((one, at) => ({ ...one, value: at % 2 ? one.mine : one.theirs }));
      const again = mergeFields(opened, now, mine, { chosen: choices });
      expect(again.collisions).toEqual([]);
      choices.forEach(({ field, value: wanted }) => expect(again.merged[field]).toBe(wanted));
    }),
    runs(300),
  );
});
