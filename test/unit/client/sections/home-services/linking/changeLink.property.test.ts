import fc from 'fast-check';

import { linkChangeSubmitted } from '#client/sections/home-services/linking/events';
import { selectLinkChange } from '#client/sections/home-services/linking/selectors';
import { updateServiceLink } from '#contract/homeServices/providers';
import { runs } from '#test/support/runs';
import { after, cortisol, linkIn, linkOf, lipids, makeService, row } from '#test/support/sagas/changingLinks';
import { atOnce } from '#test/support/service/desk';
import { ANY_FATE } from '#test/support/service/fates';

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
      fc.array(ANY_FATE, { maxLength: 8 }),
      async (changes, fates) => {
        const service = makeService(...fates);
        const state = await after(
          service,
          changes.map(({ link, field, value }) => atOnce(linkChangeSubmitted({ link: row(link), field, value }))),
        );

        // One row is served turn by turn.
        for (const { params, beside } of service.callsTo(updateServiceLink))
          expect(beside.filter((other) => other.params[0] === params[0])).toEqual([]);
        for (const link of [lipids, cortisol]) expect(linkIn(state, link)).toEqual(linkOf(service, link));
        for (const { link, field } of changes) {
          const last = changes.findLast((one) => one.link === link && one.field === field)?.value;
          const entry = selectLinkChange(state, { link: row(link), field });
          expect(entry?.value).toBe(last);
          expect(linkOf(service, link)?.[field] === last || entry?.status === 'failed').toBe(true);
        }
      },
    ),
    runs(25),
  );
});
