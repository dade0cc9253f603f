import fc from 'fast-check';

import { linkValueKey, undoLinksKey } from '#client/sections/home-services/keys';
import type { LinkChange } from '#client/sections/home-services/linking/events';
import { selectLinkChange } from '#client/sections/home-services/linking/selectors';
import { linksUndoChosen } from '#client/sections/home-services/linking/undo/events';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import type { ServiceLink } from '#contract/homeServices/providers';
import { makeFailure } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import {
  after,
  asks,
  availability,
  changesIn,
  cortisol,
  linkIn,
  linkOf,
  LINKS,
  lipids,
  makeService,
  price,
} from '#test/support/sagas/changingLinks';
import { atOnce } from '#test/support/service/desk';
import { ANY_FATE, type Fate } from '#test/support/service/fates';

const back = (of: Pick<LinkChange, 'link' | 'field'>, value: string | boolean, made: string | boolean): LinkChange => ({
  ...of,
  value,
  made,
});

/** What the ledger says of each value. */
const ledgerIn = (state: Awaited<ReturnType<typeof after>>) =>
  selectLedger(state, undoLinksKey)?.rows.map(({ label, outcome, reason }) =>
    [inEnglish(label), outcome, inEnglish(reason ?? '')].join(' ').trim(),
  );

/** A service in which another desk has made this of the links. */
function serviceWith(overrides: Partial<Record<7 | 8, Partial<ServiceLink>>>, fates: readonly Fate[] = []) {
  const service = makeService(...fates);
  for (const [id, change] of Object.entries(overrides)) service.change(LINKS, Number(id), change);
  return service;
}

describe('values of links that are taken back together', () => {
  const changes = [
    back(price(lipids), '95', '120'),
    back(availability(lipids), false, true),
    back(price(cortisol), '60', '80.00'),
  ];

  it('get what they were before, by one call each, also by a double click', async () => {
    const service = serviceWith({});
    const state = await after(service, [linksUndoChosen(changes), atOnce(linksUndoChosen(changes))]);
    expect(changesIn(service)).toEqual([
      [7, { price: '95' }],
      [7, { is_available: false }],
      [8, { price: '60' }],
    ]);
    expect(linkIn(state, lipids)).toMatchObject({ price: '95', is_available: false });
    expect(ledgerIn(state)).toEqual(['Price of Link 7 added', 'Availability of Link 7 added', 'Price of Link 8 added']);
  });

  it('stay where another desk has changed them, and say what they are', async () => {
    const service = serviceWith({ 7: { price: '130.00' } });
    const state = await after(service, [linksUndoChosen(changes)]);
    expect(changesIn(service).map(([id, body]) => [id, Object.keys(body)])).toEqual([
      [7, ['is_available']],
      [8, ['price']],
    ]);
    expect(ledgerIn(state)?.[0]).toBe('Price of Link 7 leftOut left as it is: AED 130.00');
    expect(linkIn(state, lipids)?.price).toBe('130.00');
  });

  it('are left out where the link is gone', async () => {
    const service = serviceWith({});
    service.remove(LINKS, 8);
    const state = await after(service, [linksUndoChosen(changes)]);
    expect(ledgerIn(state)?.[2]).toBe('Price of Link 8 leftOut no longer linked');
    expect(linkIn(state, cortisol)).toBeUndefined();
  });

  it('wait for what the row is saving, and then leave it as it is', async () => {
    const service = serviceWith({});
    const state = await after(service, [asks(price(lipids), '200'), atOnce(linksUndoChosen(changes.slice(0, 1)))]);
    expect(changesIn(service)).toEqual([[7, { price: '200' }]]);
    expect(linkIn(state, lipids)?.price).toBe('200');
  });

  it('are what the row shows, also where it could not save another value since', async () => {
    const key = linkValueKey(price(lipids));
    const failed = [
      asks(price(lipids), '31'),
      requestStarted(key),
      requestFailed({ key, failure: makeFailure('No.') }),
    ];
    const state = await after(serviceWith({}), [linksUndoChosen(changes)], failed);

    expect(selectLinkChange(state, price(lipids))).toBeUndefined();
    expect(linkIn(state, lipids)?.price).toBe('95');
  });

  it('are looked up after a lost answer, and have failed where they did', async () => {
    const service = serviceWith({}, ['refused', 'lost after it took effect', 'lost before it took effect']);
    const state = await after(service, [linksUndoChosen(changes)]);
    expect(ledgerIn(state)?.map((line) => /added|failed|leftOut/.exec(line)?.[0])).toEqual([
      'failed',
      'added',
      'failed',
    ]);
    expect(linkIn(state, lipids)).toMatchObject({ price: '120.00', is_available: false });
  });
});

it('whatever fails, nothing is undone that another desk has made otherwise, and nothing twice', async () => {
  const value = fc.integer({ min: 1, max: 4 }).map(String);
  const place = fc.record({ before: value, made: value, meanwhile: fc.option(value, { freq: 2, nil: undefined }) });
  const faults = fc.array(ANY_FATE, {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(place, place, faults, async (one, other, plan) => {
      const places = [
        { link: lipids, ...one },
        { link: cortisol, ...other },
      ];
      const service = serviceWith(
        { 7: { price: one.meanwhile ?? one.made }, 8: { price: other.meanwhile ?? other.made } },
        plan,
      );
      const undo = linksUndoChosen(places.map(({ link, before, made }) => back(price(link), before, made)));
      const state = await after(service, [undo, atOnce(undo)]);
      for (const { link, before, made, meanwhile = made } of places) {
        const calls = changesIn(service).filter(([id]) => id === link.id);
        const stands = linkOf(service, link)?.price;
        if (meanwhile !== made) expect([calls, stands]).toEqual([[], meanwhile]);
        expect(calls.length).toBeLessThanOrEqual(1);
        expect([before, meanwhile]).toContain(stands);
        expect(linkIn(state, link)?.price).toBe(stands);
      }
    }),
    runs(25),
  );
});
