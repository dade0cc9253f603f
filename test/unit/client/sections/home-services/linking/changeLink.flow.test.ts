import { signedIn } from '#client/features/session';
import { linkValueKey } from '#client/sections/home-services/keys';
import { serviceLinkKind } from '#client/sections/home-services/kinds/links';
import {
  linkRetryChosen,
  linksShown,
  wholeLinkTaken,
  type LinkPlace,
  type LinkValues,
} from '#client/sections/home-services/linking/events';
import { selectLinkChange } from '#client/sections/home-services/linking/selectors';
import { confirmed } from '#client/state/confirmations';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import type { ServiceLink } from '#contract/homeServices/providers';
import { makeFailure } from '#test/support/builders/faults';
import {
  after,
  asks,
  availability,
  changesIn,
  cortisol,
  errorsIn,
  inStore,
  linkIn,
  lipids,
  LINKS,
  makeService,
  strictService,
  ofProvider,
  price,
} from '#test/support/sagas/changingLinks';
import { atOnce } from '#test/support/service/desk';

describe('when a price is changed', () => {
  it('sends it alone and keeps what the service stored', async () => {
    const service = makeService();
    const state = await after(service, [asks(price(lipids), '130.00')]);

    expect(changesIn(service)).toEqual([[7, { price: '130.00' }]]);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, price: '130.00' });
    expect(selectLinkChange(state, price(lipids))?.status).toBe('saved');
  });

  it('leaves the stored link as it was when it fails, keeps what was asked for, and offers it again', async () => {
    const state = await after(makeService('refused'), [asks(price(lipids), '130.00')]);

    expect(linkIn(state, lipids)).toEqual(lipids);
    expect(selectLinkChange(state, price(lipids))).toMatchObject({ value: '130.00', status: 'failed' });
    expect(errorsIn(state)).toMatchObject([
      { offer: { event: linkRetryChosen(price(lipids)) }, text: { values: { field: 'price', name: 'Link 7' } } },
    ]);
  });

  it('saves what had failed when it is tried again, and nothing when there is nothing left of it', async () => {
    const service = makeService();
    const key = linkValueKey(price(lipids));
    const failure = makeFailure('Failed');
    const failed = [asks(price(lipids), '130.00'), requestStarted(key), requestFailed({ key, failure })];
    const state = await after(service, [linkRetryChosen(price(lipids)), linkRetryChosen(price(cortisol))], failed);

    expect(changesIn(service)).toEqual([[7, { price: '130.00' }]]);
    expect(linkIn(state, lipids)?.price).toBe('130.00');
  });
});

describe('when a list of links comes on screen', () => {
  const key = linkValueKey(price(lipids));
  const begun = [asks(price(lipids), '130.00'), requestStarted(key)];

  it('says nothing more of what was saved before', async () => {
    const given = [...begun, requestSucceeded(key)];

    expect(selectLinkChange(await after(makeService(), [], given), price(lipids))?.status).toBe('saved');
    expect(selectLinkChange(await after(makeService(), [linksShown()], given), price(lipids))).toBeUndefined();
  });

  it('still says what failed before', async () => {
    const given = [...begun, requestFailed({ key, failure: makeFailure('Failed') })];
    const state = await after(makeService(), [linksShown()], given);

    expect(selectLinkChange(state, price(lipids))).toMatchObject({ value: '130.00', status: 'failed' });
  });
});

describe('when the answer is lost', () => {
  it.each<[string, LinkPlace, LinkValues[keyof LinkValues], Partial<ServiceLink>]>([
    ['price', price(lipids), '130.00', { price: '130.00' }],
    ['toggle', availability(lipids), false, { is_available: false }],
  ])('looks whether the %s was taken, and says that it was', async (_, place, value, changed) => {
    const service = makeService('lost after it took effect');
    const state = await after(service, [asks(place, value)]);

    expect(changesIn(service)).toHaveLength(1);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, ...changed });
    expect(selectLinkChange(state, place)?.status).toBe('saved');
    expect(errorsIn(state)).toEqual([]);
  });

  it.each<[string, LinkPlace, LinkValues[keyof LinkValues]]>([
    ['price', price(lipids), '130.00'],
    ['toggle', availability(lipids), false],
  ])('says that the %s was not saved when the service has it not', async (_, place, value) => {
    const state = await after(makeService('lost before it took effect'), [asks(place, value)]);

    expect(linkIn(state, lipids)).toEqual(lipids);
    expect(selectLinkChange(state, place)?.status).toBe('failed');
    expect(errorsIn(state)).toHaveLength(1);
  });

  it('takes a link from the screen that is gone', async () => {
    const service = makeService('lost before it took effect');
    service.remove(LINKS, 7);
    const state = await after(service, [
      serviceLinkKind.events.opened(ofProvider),
      atOnce(asks(price(lipids), '130.00')),
    ]);

    expect(serviceLinkKind.selectRows(state, ofProvider)?.map(({ id }) => id)).toEqual([8]);
  });
});

describe('when a service takes a link only whole', () => {
  const whole = { provider: 3, service: 1, price: '130.00', is_available: true };

  it('sends the value alone first, then the whole link, and remembers that for the session', async () => {
    const service = strictService();
    const state = await after(service, [asks(price(lipids), '130.00'), atOnce(asks(availability(lipids), false))]);

    expect(changesIn(service)).toEqual([
      [7, { price: '130.00' }],
      [7, whole],
      [7, { ...whole, is_available: false }],
    ]);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, ...whole, is_available: false });
    expect(errorsIn(state)).toEqual([]);
  });

  it('begins anew with the next session', async () => {
    const service = strictService();
    const given = [wholeLinkTaken('serviceLinks'), signedIn('token', 'layla@mawid.example')];
    await after(service, [asks(price(lipids), '130.00')], [...given, ...inStore]);

    expect(changesIn(service)[0]).toEqual([7, { price: '130.00' }]);
  });
});

describe('when several values are changed at once', () => {
  it('serves rows side by side: one that fails leaves the other alone', async () => {
    const service = makeService('refused');
    const state = await after(service, [asks(price(lipids), '130.00'), atOnce(asks(price(cortisol), '90.00'))]);

    expect(linkIn(state, lipids)).toEqual(lipids);
    expect(linkIn(state, cortisol)?.price).toBe('90.00');
  });

  it('serves one row turn by turn: the price first, then whether it is available', async () => {
    const service = makeService();
    const state = await after(service, [asks(price(lipids), '130.00'), atOnce(asks(availability(lipids), false))]);

    expect(changesIn(service)).toEqual([
      [7, { price: '130.00' }],
      [7, { is_available: false }],
    ]);
    expect(service.mostUnderWay).toBe(1);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, price: '130.00', is_available: false });
  });

  it('sends of three prices in a row the first and the last, and ends with the last', async () => {
    const service = makeService();
    const state = await after(service, [
      asks(price(lipids), '130'),
      atOnce(asks(price(lipids), '140')),
      atOnce(asks(price(lipids), '150')),
    ]);

    expect(changesIn(service)).toEqual([
      [7, { price: '130' }],
      [7, { price: '150' }],
    ]);
    expect(linkIn(state, lipids)?.price).toBe('150');
  });

  it('says nothing of an older price that failed while a newer one waits', async () => {
    const state = await after(makeService('refused'), [asks(price(lipids), '130'), atOnce(asks(price(lipids), '140'))]);

    expect(linkIn(state, lipids)?.price).toBe('140');
    expect(errorsIn(state)).toEqual([]);
  });
});

describe('when something else ends in between', () => {
  it('is not undone by a list that was read before it', async () => {
    const service = makeService();
    const state = await after(service, [
      serviceLinkKind.events.opened(ofProvider),
      atOnce(asks(price(lipids), '130.00')),
    ]);

    expect(serviceLinkKind.selectRows(state, ofProvider)?.map((link) => link.price)).toEqual(['130.00', '80.00']);
  });

  it('does not bring back a link that was ended', async () => {
    const service = makeService();
    const state = await after(service, [
      asks(price(lipids), '130.00'),
      atOnce(serviceLinkKind.events.removeChosen({ id: 7, name: 'Link 7' })),
      atOnce(confirmed()),
    ]);

    expect(serviceLinkKind.selectRows(state, ofProvider)?.map(({ id }) => id)).toEqual([8]);
    expect(selectLinkChange(state, price(lipids))).toBeUndefined();
    expect(errorsIn(state)).toEqual([]);
  });
});
