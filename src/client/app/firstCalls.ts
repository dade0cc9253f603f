import type { CallInput } from '#client/api/call';
import type { Address } from '#client/state/address';
import { listAppointments } from '#contract/appointments';
import { listLocationDoctors, readProvider, searchDirectory } from '#contract/directory';
import type { Endpoint, Payloads } from '#contract/endpoint';
import { listCategories, listHomeProviders, listLabPackages, listLabServices } from '#contract/homeServices/lists';
import type { SectionId } from './sectionIds';

/** A call of the contract that only reads, with what it sends. */
export interface FirstCall {
  endpoint: Endpoint;
  params?: Record<string, string | number>;
  query: Record<string, string>;
}

type Params = Address['params'];

/**
 * The call that each section makes first when it is opened at an address, where that needs no more than the address;
 * `null` for no call. A call that the section then makes otherwise is wasted, not wrong.
 */
export const firstCalls: Readonly<Record<SectionId, (params: Params) => FirstCall | null>> = {
  appointments: () => reading(listAppointments, {}),
  availabilities: ({ q, location, doctor }) => {
    if (location) return reading(listLocationDoctors, { params: { id: location } });
    return q && !doctor ? reading(searchDirectory, { query: { search: q } }) : null;
  },
  'manage-providers': ({ q, kind, details }) => {
    if (details) return reading(readProvider, { query: { provider_id: details } });
    return q && !kind ? reading(searchDirectory, { query: { search: q } }) : null;
  },
  'home-services': ({ tab = 'categories', subcategory }) => {
    const query = { ...(subcategory && { subcategory }) };
    if (tab === 'labServices') return reading(listLabServices, { query });
    if (tab === 'labPackages') return reading(listLabPackages, { query });
    if (tab === 'providers') return reading(listHomeProviders, {});
    return tab === 'categories' ? reading(listCategories, { query: {} }) : null;
  },
  // Its calls need a token that a one-time password brings.
  'referral-tracking': () => null,
  'set-up': () => null,
};

function reading<Path extends string, P extends Payloads>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
): FirstCall {
  return { query: {}, ...(input as Partial<FirstCall>), endpoint };
}
