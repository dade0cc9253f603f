import fc from 'fast-check';

import { homeServicesSection } from '#client/sections/home-services';
import { addLinksKey } from '#client/sections/home-services/keys';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { linksSubmitted, type LinkKind } from '#client/sections/home-services/linking/events';
import { selectMadeRows } from '#client/sections/home-services/shared/kind/slice';
import { selectLedger, stopChosen } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import type { Id } from '#contract/common';
import * as offers from '#contract/homeServices/providers';
import { runs } from '#test/support/runs';
import { atOnce, play, type Step } from '#test/support/service/desk';
import type { Fate } from '#test/support/service/fates';
import { inTurn, Service } from '#test/support/service/service';
import { rowsOf, type Row } from '#test/support/service/tables';
import { noticesIn } from '#test/support/service/told';

const PROVIDER = 7;
const CREATE = {
  serviceLinks: offers.createServiceLink,
  packageLinks: offers.createPackageLink,
  nursingLinks: offers.createNursingLink,
};

const link = (item: Id, price: string) => ({
  item,
  name: `Item ${item}`,
  values: { price, duration_minutes: 60, is_available: true },
});

/** What comes of the linking of items, and of what is done then, before a service whose calls meet these fates. */
async function linked(
  kind: LinkKind,
  items: readonly Id[],
  { fates = [], there = [], then = [] }: { fates?: Fate[]; there?: Row[]; then?: Step[] } = {},
) {
  const service = new Service({ [CREATE[kind].path]: rowsOf(...there) }, inTurn(fates));
  const links = items.map((item, at) => link(item, `${at + 10}.50`));
  const state = await play(homeServicesSection, service, [
    linksSubmitted({ kind, provider: PROVIDER, links }),
    ...then,
  ]);
  const rows = selectLedger(state, addLinksKey(kind, PROVIDER))?.rows ?? [];
  const sent = service.callsTo(CREATE[kind]).map(({ body }) => body);
  return { state, sent, stored: service.rows(CREATE[kind].path), outcomes: rows.map(({ outcome }) => outcome) };
}

describe('when several items are linked at once', () => {
  it.each<[LinkKind, object]>([
    ['serviceLinks', { provider: 7, service: 41, price: '10.50', is_available: true }],
    ['packageLinks', { provider: 7, package: 41, price: '10.50', is_available: true }],
    ['nursingLinks', { provider: 7, subcategory: 41, price: '10.50', duration_minutes: 60, is_available: true }],
  ])('sends one call each of %s, says how many, and has them shown', async (kind, body) => {
    const { state, sent } = await linked(kind, [41, 42, 43]);

    expect(sent).toHaveLength(3);
    expect(sent[0]).toEqual(body);
    expect(noticesIn(state).map(({ said }) => said)).toEqual(['Linked 3 services.']);
    expect(selectMadeRows(state, linkKinds[kind].name)).toHaveLength(3);
  });

  it('does not send what somebody else has linked meanwhile', async () => {
    const { sent, outcomes } = await linked('serviceLinks', [41, 42], {
      there: [{ id: 5, provider: 7, service: 42, price: '3.00', is_available: true }],
    });

    expect(sent).toHaveLength(1);
    expect(outcomes).toEqual(['added', 'skipped']);
  });

  it('holds the rest back after Stop', async () => {
    const { sent, outcomes } = await linked(
      'packageLinks',
      Array.from({ length: 9 }, (_, at) => at + 1),
      { then: [atOnce(stopChosen(addLinksKey('packageLinks', PROVIDER)))] },
    );

    expect(sent.length).toBeLessThanOrEqual(5);
    expect(outcomes.filter((outcome) => outcome === 'unsent').length).toBe(9 - sent.length);
  });

  it('links each item once, whatever is refused or lost, and tells the truth of each', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<LinkKind>('serviceLinks', 'packageLinks', 'nursingLinks'),
        fc.array(
          fc.constantFrom<Fate>('answered', 'refused', 'lost before it took effect', 'lost after it took effect'),
          { maxLength: 20 },
        ),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 3 }),
        async (kind, fates, count, retries) => {
          const items = Array.from({ length: count }, (_, at) => at + 1);
          const key = addLinksKey(kind, PROVIDER);
          const retry = retryChosen({ kind: `homeServices/${linkKinds[kind].name}/addMany`, key });
          const { stored, outcomes } = await linked(kind, items, { fates, then: Array<Step>(retries).fill(retry) });
          const field = { serviceLinks: 'service', packageLinks: 'package', nursingLinks: 'subcategory' }[kind];
          const ids = stored.map((one) => one[field]);

          expect(new Set(ids).size).toBe(ids.length);
          expect(items.filter((item) => ids.includes(item))).toEqual(
            items.filter((_, at) => outcomes[at] === 'added' || outcomes[at] === 'skipped'),
          );
        },
      ),
      runs(30),
    ));
});
