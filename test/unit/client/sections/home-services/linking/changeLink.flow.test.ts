import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { call, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { serviceLinks } from '#client/entities/homeServices';
import { signedIn } from '#client/features/session';
import { homeServicesSection } from '#client/sections/home-services';
import { linkValueKey } from '#client/sections/home-services/keys';
import type { LinkPlace, LinkRef, LinkValues } from '#client/sections/home-services/linking/events';
import {
  linkChangeSubmitted,
  linkRetryChosen,
  linksShown,
  wholeLinkTaken,
} from '#client/sections/home-services/linking/events';
import { serviceLinkResource } from '#client/sections/home-services/linking/resources';
import { selectLinkChange } from '#client/sections/home-services/linking/selectors';
import type { LinksRoot } from '#client/sections/home-services/linking/slice';
import { confirmed } from '#client/state/confirmations';
import { listReceived } from '#client/state/lists';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import type { ServiceLink } from '#contract/homeServices/providers';
import { connectionLost, makeFailure, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';

type State = LinksRoot &
  NoticesRoot &
  RequestsRoot &
  Parameters<typeof serviceLinks.selectById>[0] &
  Parameters<typeof serviceLinkResource.selectRows>[0];
type Sent = Partial<LinkValues>;
/** What becomes of a call: answered, refused, taken although its answer is lost, or lost before it was taken. */
type Fault = 'none' | 'refused' | 'lost' | 'neverArrived';

const lipids: ServiceLink = { id: 7, provider: 3, service: 1, price: '120.00', is_available: true };
const cortisol: ServiceLink = { ...lipids, id: 8, service: 2, price: '80.00' };
const ofProvider = { provider: '3' };

const row = ({ id }: ServiceLink): LinkRef => ({ kind: 'serviceLinks', id, name: `Link ${id}` });
const price = (link: ServiceLink): LinkPlace => ({ link: row(link), field: 'price' });
const availability = (link: ServiceLink): LinkPlace => ({ link: row(link), field: 'is_available' });
const asks = (place: LinkPlace, value: LinkValues[keyof LinkValues]) => linkChangeSubmitted({ ...place, value });

/**
 * A service that stores links at once and answers a moment later, and fails the calls that the plan names by their
 * turn; a strict one takes links only whole.
 */
function makeService(faults: readonly Fault[] = [], isStrict = false) {
  const stored = new Map([lipids, cortisol].map((link) => [link.id, { ...link }]));
  const calls: [id: unknown, body: Sent][] = [];
  const busy = new Map<unknown, number>();
  let mostAtOnce = 0;
  let tellAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  async function update(id: number, body: Sent): Promise<ServiceLink> {
    const fault = faults[calls.length];
    calls.push([id, body]);
    tellAsked();
    busy.set(id, (busy.get(id) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, busy.get(id) ?? 0);
    const missing = ['provider', 'service'].filter((name) => isStrict && !(name in body));
    const answer = { ...stored.get(id), ...body } as ServiceLink;
    if (missing.length === 0 && (fault === undefined || fault === 'none' || fault === 'lost')) stored.set(id, answer);
    await moment();
    busy.set(id, (busy.get(id) ?? 0) - 1);
    if (missing.length > 0) throw refusal(400, Object.fromEntries(missing.map((name) => [name, ['Required.']])));
    if (fault === 'refused') throw refusal();
    if (fault === 'lost' || fault === 'neverArrived') throw connectionLost();
    return answer;
  }
  /** What was stored when it was asked for comes some moments later. */
  async function list(): Promise<ServiceLink[]> {
    const read = [...stored.values()].map((link) => ({ ...link }));
    await moment();
    await moment();
    return read;
  }
  return { stored, calls, asked, update, list, mostAtOnce: () => mostAtOnce };
}

type Service = ReturnType<typeof makeService>;

const moment = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const inStore = [
  entitiesMerged({ serviceLinks: { 7: lipids, 8: cortisol } }),
  listReceived({ key: serviceLinkResource.keys.list(ofProvider), ids: [7, 8] }),
];

const watchHomeServices = homeServicesSection.watchers.homeServices;

/** What the rows come to when these things happen at once, and those once the first call is under way. */
function after(
  service: Service,
  events: readonly UnknownAction[],
  { given = [], later = [] }: { given?: readonly UnknownAction[]; later?: readonly UnknownAction[] } = {},
): Promise<State> {
  return afterFlow<State>({
    *watcher() {
      yield fork(watchHomeServices);
      if (later.length > 0) yield call(() => service.asked);
      for (const event of later) yield put(event);
    },
    reducers: homeServicesSection.reducers,
    given: [...inStore, ...given],
    provide: [
      [matchers.call.fn(serviceLinksApi.update), dynamic(({ args }) => service.update(...(args as [number, Sent])))],
      [matchers.call.fn(serviceLinksApi.list), dynamic(() => service.list())],
      [
        matchers.call.fn(serviceLinksApi.remove),
        dynamic(({ args }) => {
          service.stored.delete((args as [number])[0]);
        }),
      ],
    ],
    events,
  });
}

const linkIn = (state: State, { id }: ServiceLink) => serviceLinks.selectById(state, id);
const errorsIn = (state: State) => selectNotices(state).filter(({ kind }) => kind === 'error');

describe('when a price is changed', () => {
  it('sends it alone and keeps what the service stored', async () => {
    const service = makeService();
    const state = await after(service, [asks(price(lipids), '130.00')]);

    expect(service.calls).toEqual([[7, { price: '130.00' }]]);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, price: '130.00' });
    expect(selectLinkChange(state, price(lipids))?.status).toBe('saved');
  });

  it('leaves the stored link as it was when it fails, keeps what was asked for, and offers it again', async () => {
    const state = await after(makeService(['refused']), [asks(price(lipids), '130.00')]);

    expect(linkIn(state, lipids)).toBe(lipids);
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
    const state = await after(service, [linkRetryChosen(price(lipids)), linkRetryChosen(price(cortisol))], {
      given: failed,
    });

    expect(service.calls).toEqual([[7, { price: '130.00' }]]);
    expect(linkIn(state, lipids)?.price).toBe('130.00');
  });
});

describe('when a list of links comes on screen', () => {
  const key = linkValueKey(price(lipids));
  const begun = [asks(price(lipids), '130.00'), requestStarted(key)];

  it('says nothing more of what was saved before', async () => {
    const given = [...begun, requestSucceeded(key)];

    expect(selectLinkChange(await after(makeService(), [], { given }), price(lipids))?.status).toBe('saved');
    expect(selectLinkChange(await after(makeService(), [linksShown()], { given }), price(lipids))).toBeUndefined();
  });

  it('still says what failed before', async () => {
    const given = [...begun, requestFailed({ key, failure: makeFailure('Failed') })];
    const state = await after(makeService(), [linksShown()], { given });

    expect(selectLinkChange(state, price(lipids))).toMatchObject({ value: '130.00', status: 'failed' });
  });
});

describe('when the answer is lost', () => {
  it.each<[string, LinkPlace, LinkValues[keyof LinkValues], Partial<ServiceLink>]>([
    ['price', price(lipids), '130.00', { price: '130.00' }],
    ['toggle', availability(lipids), false, { is_available: false }],
  ])('looks whether the %s was taken, and says that it was', async (_, place, value, changed) => {
    const service = makeService(['lost']);
    const state = await after(service, [asks(place, value)]);

    expect(service.calls).toHaveLength(1);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, ...changed });
    expect(selectLinkChange(state, place)?.status).toBe('saved');
    expect(errorsIn(state)).toEqual([]);
  });

  it('says that the value was not saved when the service has it not', async () => {
    const state = await after(makeService(['neverArrived']), [asks(price(lipids), '130.00')]);

    expect(linkIn(state, lipids)).toEqual(lipids);
    expect(selectLinkChange(state, price(lipids))?.status).toBe('failed');
    expect(errorsIn(state)).toHaveLength(1);
  });

  it('takes a link from the screen that is gone', async () => {
    const service = makeService(['neverArrived']);
    service.stored.delete(7);
    const state = await after(service, [serviceLinkResource.events.opened(ofProvider), asks(price(lipids), '130.00')]);

    expect(serviceLinkResource.selectRows(state, ofProvider)?.map(({ id }) => id)).toEqual([8]);
  });
});

describe('when a service takes a link only whole', () => {
  const whole = { provider: 3, service: 1, price: '130.00', is_available: true };

  it('sends the value alone first, then the whole link, and remembers that for the session', async () => {
    const service = makeService([], true);
    const state = await after(service, [asks(price(lipids), '130.00'), asks(availability(lipids), false)]);

    expect(service.calls).toEqual([
      [7, { price: '130.00' }],
      [7, whole],
      [7, { ...whole, is_available: false }],
    ]);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, ...whole, is_available: false });
    expect(errorsIn(state)).toEqual([]);
  });

  it('begins anew with the next session', async () => {
    const service = makeService([], true);
    const given = [wholeLinkTaken('serviceLinks'), signedIn('token', 'layla@mawid.example')];
    await after(service, [asks(price(lipids), '130.00')], { given: [...given, ...inStore] });

    expect(service.calls[0]).toEqual([7, { price: '130.00' }]);
  });
});

describe('when several values are changed at once', () => {
  it('serves rows side by side: one that fails leaves the other alone', async () => {
    const service = makeService(['refused']);
    const state = await after(service, [asks(price(lipids), '130.00'), asks(price(cortisol), '90.00')]);

    expect(linkIn(state, lipids)).toBe(lipids);
    expect(linkIn(state, cortisol)?.price).toBe('90.00');
  });

  it('serves one row turn by turn: the price first, then whether it is available', async () => {
    const service = makeService();
    const state = await after(service, [asks(price(lipids), '130.00'), asks(availability(lipids), false)]);

    expect(service.calls).toEqual([
      [7, { price: '130.00' }],
      [7, { is_available: false }],
    ]);
    expect(service.mostAtOnce()).toBe(1);
    expect(linkIn(state, lipids)).toEqual({ ...lipids, price: '130.00', is_available: false });
  });

  it('sends of three prices in a row the first and the last, and ends with the last', async () => {
    const service = makeService();
    const state = await after(service, [asks(price(lipids), '130')], {
      later: [asks(price(lipids), '140'), asks(price(lipids), '150')],
    });

    expect(service.calls).toEqual([
      [7, { price: '130' }],
      [7, { price: '150' }],
    ]);
    expect(linkIn(state, lipids)?.price).toBe('150');
  });

  it('says nothing of an older price that failed while a newer one waits', async () => {
    const state = await after(makeService(['refused']), [asks(price(lipids), '130')], {
      later: [asks(price(lipids), '140')],
    });

    expect(linkIn(state, lipids)?.price).toBe('140');
    expect(errorsIn(state)).toEqual([]);
  });
});

describe('when something else ends in between', () => {
  it('is not undone by a list that was read before it', async () => {
    const service = makeService();
    const state = await after(service, [serviceLinkResource.events.opened(ofProvider), asks(price(lipids), '130.00')]);

    expect(serviceLinkResource.selectRows(state, ofProvider)?.map((link) => link.price)).toEqual(['130.00', '80.00']);
  });

  it('does not bring back a link that was ended', async () => {
    const service = makeService();
    const state = await after(service, [asks(price(lipids), '130.00')], {
      later: [serviceLinkResource.events.removeChosen({ id: 7, name: 'Link 7' }), confirmed()],
    });

    expect(serviceLinkResource.selectRows(state, ofProvider)?.map(({ id }) => id)).toEqual([8]);
    expect(selectLinkChange(state, price(lipids))).toBeUndefined();
    expect(errorsIn(state)).toEqual([]);
  });
});

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
      fc.array(fc.constantFrom<Fault>('none', 'refused', 'lost', 'neverArrived'), { maxLength: 8 }),
      async (changes, faults) => {
        const service = makeService(faults);
        const state = await after(
          service,
          changes.map(({ link, field, value }) => asks({ link: row(link), field }, value)),
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
    { numRuns: 25 },
  );
});
