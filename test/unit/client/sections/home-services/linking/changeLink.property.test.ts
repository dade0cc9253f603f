import fc from 'fast-check';

import { linkChangeSubmitted } from '#client/sections/home-services/linking/events';
import { selectLinkChange } from '#client/sections/home-services/linking/selectors';
import { runs } from '#test/support/runs';
import { after, cortisol, linkIn, lipids, makeService, row, type Fault } from '#test/support/sagas/changingLinks';

const change = fc.oneof(
  fc.record({
    link: fc.constantFrom(lipids, cortisol),
    field: fc.constant('price' as const),
    value: fc.integer({ min: 1, max: 9 }).map(String),
  }),
  fc.record({
    link: fc.constantFrom(lipids, cortisol),
    field: fc.constant('is_available' as const),
    value: fc.boolean(),
  }),
);

test('whatever is asked for, refused or lost, a row shows what is stored and knows the last lost value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.array(fc.constantFrom<Fault>('none', 'refused', 'signedOut', 'lost', 'neverArrived'), { maxLength: 8 }),
      async (changes, faults) => {
        const service = makeService(faults);
        const state = await after(
          service,
          changes.map(({ link, field, value }) => linkChangeSubmitted({ link: row(link), field, value })),
        );

        expect(service.mostAtOnce()).toBe(1);
        for (const link of [lipids, cortisol]) expect(linkIn(state, link)).toEqual(service.stored.get(link.id));
        for (const { link, field } of changes) {
          const last = changes.findLast((one) => one.link === link && one.field === field)?.value;
          const entry = selectLinkChange(state, { link: row(link), field });
          expect(entry?.value).toBe(last);
          expect(service.stored.get(link.id)?.[field] === last || entry?.status === 'failed').toBe(true);
        }
      },
    ),
    runs(25),
  );
});
