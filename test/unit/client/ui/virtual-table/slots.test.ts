import fc from 'fast-check';

import { assignSlots, inOrder, type RowSlot } from '#client/ui/virtual-table/slots';

const always = () => true;
const never = () => false;

const keysOf = (slots: readonly RowSlot[]) => slots.map(({ key }) => key);
const idsOf = (slots: readonly RowSlot[]) => slots.map(({ id }) => id);
const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 });

it('gives each row one element, whatever was drawn before', () =>
  fc.assert(
    fc.property(fc.array(keys), (views) => {
      let slots: readonly RowSlot[] = [];
      for (const view of views) {
        const before = new Map(slots.map(({ key, id }) => [key, id]));
        slots = assignSlots(slots, view, always);

        expect(keysOf(inOrder(slots, view))).toEqual(view);
        expect(new Set(idsOf(slots)).size).toBe(view.length);
        slots.filter(({ key }) => before.has(key)).forEach(({ key, id }) => expect(id).toBe(before.get(key)));
      }
    }),
  ));

it('makes no element as long as as many rows leave as come, and moves none', () => {
  const slots = assignSlots([], ['1', '2', '3'], always);
  const scrolled = assignSlots(slots, ['2', '3', '4'], always);
  expect(keysOf(scrolled)).toEqual(['4', '2', '3']);

  expect(idsOf(scrolled)).toEqual(idsOf(slots));
});

it('gives an element that may not be taken to no other row', () => {
  const slots = assignSlots([], ['1', '2'], never);
  const next = assignSlots(slots, ['2', '3'], never);

  expect(next).toEqual([slots[1], { id: 2, key: '3' }]);
});
