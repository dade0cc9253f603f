/** What is searched for: the text, the kind, and what narrows the search; an empty text narrows nothing. */
export interface Search {
  text: string;
  kind: '' | 'doctors' | 'providers';
  provider: string;
  specialty: string;
  location: string;
  providerType: string;
}

/** The parts of a search that narrow it. */
export type Narrowing = Omit<Search, 'text' | 'kind'>;

/** The parameter of the address for each part of a search. */
export const SEARCH_PARAMS: Readonly<Record<keyof Search, string>> = {
  text: 'q',
  kind: 'kind',
  provider: 'provider',
  specialty: 'specialty',
  location: 'location',
  providerType: 'ptype',
};

/** The parts that narrow the search of each kind, by the query parameter that carries them (Spec 1 §7). */
export const NARROWED_BY: Readonly<Record<Search['kind'], Readonly<Record<string, keyof Narrowing>>>> = {
  '': {},
  doctors: { provider_id: 'provider', specialty_id: 'specialty', location_id: 'location' },
  providers: { provider_type: 'providerType', location_id: 'location' },
};

/** The query parameters that narrow a search, by name; empty for one that is not narrowed. */
export function narrowingQuery(search: Search): Record<string, string> {
  const query = Object.entries(NARROWED_BY[search.kind]).map(([name, part]) => [name, search[part]] as const);
  return Object.fromEntries(query.filter(([, value]) => value !== ''));
}

/** Whether something narrows a search, which then has a limit (decisions: Manage Providers search). */
export function isNarrowed(search: Search): boolean {
  return Object.keys(narrowingQuery(search)).length > 0;
}
