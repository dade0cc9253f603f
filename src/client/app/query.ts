import type { Address } from '#client/state/address';

const SECTION = 'section';

/** The view state that a query string names. */
export function parseAddress(search: string): Address {
  const { [SECTION]: section = '', ...params } = Object.fromEntries(new URLSearchParams(search));
  return { section, params };
}

/** The query string that names a view state, empty for the default view. */
export function formatAddress({ section, params }: Address): string {
  const query = new URLSearchParams({ ...(section && { [SECTION]: section }), ...params }).toString();
  return query && `?${query}`;
}
