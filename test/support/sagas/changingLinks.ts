import type { UnknownAction } from '@reduxjs/toolkit';

import type { BaseState } from '#client/app/store';
import { entitiesMerged } from '#client/entities/entityStore';
import { serviceLinks } from '#client/entities/homeServices';
import { serviceLinkKind } from '#client/sections/home-services/kinds/links';
import {
  linkChangeSubmitted,
  type LinkPlace,
  type LinkRef,
  type LinkValues,
} from '#client/sections/home-services/linking/events';
import { listReceived } from '#client/state/lists';
import { selectNotices } from '#client/state/notices';
import { updateServiceLink, type ServiceLink } from '#contract/homeServices/providers';
import { homeServicesSection } from '#test/support/wholeSections';
import { play, type Step } from '../service/desk';
import { json, type Fate } from '../service/fates';
import { inTurn, Service } from '../service/service';
import { rowsOf } from '../service/tables';

export const LINKS = '/api/v3/provider-services/';
export const lipids: ServiceLink = { id: 7, provider: 3, service: 1, price: '120.00', is_available: true };
export const cortisol: ServiceLink = { ...lipids, id: 8, service: 2, price: '80.00' };
export const ofProvider = { provider: '3' };

export const row = ({ id }: ServiceLink): LinkRef => ({ kind: 'serviceLinks', id, name: `Link ${id}` });
export const price = (link: ServiceLink): LinkPlace => ({ link: row(link), field: 'price' });
export const availability = (link: ServiceLink): LinkPlace => ({ link: row(link), field: 'is_available' });
export const asks = (place: LinkPlace, value: LinkValues[keyof LinkValues]) => linkChangeSubmitted({ ...place, value });

/** A service that keeps both links, whose changes meet these fates one after another. */
export function makeService(...fates: Fate[]): Service {
  return new Service({ [LINKS]: rowsOf(lipids, cortisol) }, inTurn(fates));
}

/** A service that takes links only whole. */
export function strictService(): Service {
  const service = makeService();
  service.fateOf = ({ endpoint, body }) => {
    const missing = ['provider', 'service'].filter((name) => endpoint === updateServiceLink && !(name in body));
    return missing.length > 0
      ? json(400, Object.fromEntries(missing.map((name) => [name, ['Required.']])))
      : 'answered';
  };
  return service;
}

/** The changes that were sent. */
export const changesIn = (service: Service) =>
  service
    .callsTo(updateServiceLink)
    .map(({ params: [id], body }): [number, Record<string, unknown>] => [Number(id), body]);

/** A link as the service has it, and as the store has it. */
export const linkOf = (service: Service, { id }: ServiceLink) => service.rows(LINKS).find((link) => link.id === id);
export const linkIn = (state: Awaited<ReturnType<typeof after>>, { id }: ServiceLink) =>
  serviceLinks.selectById(state, id);

export const inStore = [
  entitiesMerged({ serviceLinks: { 7: lipids, 8: cortisol } }),
  listReceived({ key: serviceLinkKind.keys.list(ofProvider), ids: [7, 8] }),
];

/** What the rows come to by these steps. */
export const after = (service: Service, steps: readonly Step[], given: readonly UnknownAction[] = []) =>
  play(homeServicesSection, service, steps, [...inStore, ...given]);

export const errorsIn = (state: BaseState) => selectNotices(state).filter(({ kind }) => kind === 'error');
