import type { UnknownAction } from '@reduxjs/toolkit';
import { call, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { serviceLinks } from '#client/entities/homeServices';
import { homeServicesSection } from '#client/sections/home-services';
import { serviceLinkKind } from '#client/sections/home-services/kinds/links';
import {
  linkChangeSubmitted,
  type LinkPlace,
  type LinkRef,
  type LinkValues,
} from '#client/sections/home-services/linking/events';
import type { LinksRoot } from '#client/sections/home-services/linking/slice';
import { listReceived } from '#client/state/lists';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import type { ServiceLink } from '#contract/homeServices/providers';
import { connectionLost, refusal } from '../builders/faults';
import { afterFlow } from './flow';

type State = LinksRoot &
  NoticesRoot &
  RequestsRoot &
  Parameters<typeof serviceLinks.selectById>[0] &
  Parameters<typeof serviceLinkKind.selectRows>[0];
type Sent = Partial<LinkValues>;
/** What becomes of a call: answered, refused, or its token is; taken although its answer is lost, or lost before. */
export type Fault = 'none' | 'refused' | 'signedOut' | 'lost' | 'neverArrived';

export const lipids: ServiceLink = { id: 7, provider: 3, service: 1, price: '120.00', is_available: true };
export const cortisol: ServiceLink = { ...lipids, id: 8, service: 2, price: '80.00' };
export const ofProvider = { provider: '3' };

export const row = ({ id }: ServiceLink): LinkRef => ({ kind: 'serviceLinks', id, name: `Link ${id}` });
export const price = (link: ServiceLink): LinkPlace => ({ link: row(link), field: 'price' });
export const availability = (link: ServiceLink): LinkPlace => ({ link: row(link), field: 'is_available' });
export const asks = (place: LinkPlace, value: LinkValues[keyof LinkValues]) => linkChangeSubmitted({ ...place, value });

/**
 * A service that stores links at once and answers a moment later, and fails the calls that the plan names by their
 * turn; a strict one takes links only whole.
 */
export function makeService(faults: readonly Fault[] = [], isStrict = false) {
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
    if (fault === 'signedOut') throw refusal(401);
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

const moment = () => new Promise((resolve) => setImmediate(resolve));

export const inStore = [
  entitiesMerged({ serviceLinks: { 7: lipids, 8: cortisol } }),
  listReceived({ key: serviceLinkKind.keys.list(ofProvider), ids: [7, 8] }),
];

const watchHomeServices = homeServicesSection.watchers.homeServices;

/** What the rows come to when these things happen at once, and those once the first call is under way. */
export function after(
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

export const linkIn = (state: State, { id }: ServiceLink) => serviceLinks.selectById(state, id);
export const errorsIn = (state: State) => selectNotices(state).filter(({ kind }) => kind === 'error');
