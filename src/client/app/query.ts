import { isObject } from '#client/lib/records';
import type { Address } from '#client/state/address';
import { LANGUAGE_PARAM } from './language/languageStorage';
import { knownSection, type SectionId } from './sectionIds';

const SECTION = 'section';

type Params = Address['params'];

/**
 * The parameters by which somebody may have looked for a person, for each section. They stand in the state of the
 * history entry and not in the query string: Back and reload keep them, and no link or log has them (decisions: view
 * state in the address).
 */
const PERSONAL_PARAMS: Readonly<Record<SectionId, (params: Params) => readonly string[]>> = {
  appointments: () => ['q'],
  availabilities: () => ['q'],
  'manage-providers': () => ['q'],
  // What is searched for there is the catalogue, but for the people of a provider.
  'home-services': ({ tab }) => (tab === 'staff' ? ['q'] : []),
  'referral-tracking': () => [],
};

/** The view state that a query string and the state of its history entry name; the language is no part of it. */
export function parseAddress(search: string, entry: unknown = null): Address {
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_PARAM);
  const { [SECTION]: section = '', ...params } = Object.fromEntries(query);
  return { section, params: { ...params, ...personalIn(entry) } };
}

/** The query string that names a view state, empty for the default view; it says nothing of a person. */
export function formatAddress(address: Address): string {
  const { section, params } = address;
  const named = Object.entries(params).filter(([name]) => !isPersonal(address, name));
  const query = new URLSearchParams([...(section ? [[SECTION, section]] : []), ...named]).toString();
  return query && `?${query}`;
}

/** What of a view state belongs into the state of the history entry; `null` for nothing. */
export function entryOf(address: Address): { personal: Params } | null {
  const personal = Object.entries(address.params).filter(([name]) => isPersonal(address, name));
  return personal.length > 0 ? { personal: Object.fromEntries(personal) } : null;
}

function isPersonal({ section, params }: Address, name: string): boolean {
  return PERSONAL_PARAMS[knownSection(section)](params).includes(name);
}

/** Only texts: the entry may be that of another release. */
function personalIn(entry: unknown): Params {
  if (!isObject(entry) || !isObject(entry.personal)) return {};
  const texts = Object.entries(entry.personal).filter((one): one is [string, string] => typeof one[1] === 'string');
  return Object.fromEntries(texts);
}
