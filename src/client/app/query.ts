import type { Address } from '#client/state/address';
import { LANGUAGE_PARAM } from './language/languageStorage';

const SECTION = 'section';

/** The view state that a query string names; the language is no part of it. */
export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_PARAM);
  const { [SECTION]: section = '', ...params } = Object.fromEntries(query);
  return { section, params };
}

/** The query string that names a view state, empty for the default view. */
export function formatAddress({ section, params }: Address): string {
  const query = new URLSearchParams({ ...(section && { [SECTION]: section }), ...params }).toString();
  return query && `?${query}`;
}
