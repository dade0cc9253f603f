import { isObject } from '#client/lib/records';
import type { Address } from '#client/state/address';
import { LANGUAGE_PARAM } from './language/languageStorage';
import { knownSection, type SectionId } from './sectionIds';

const SECTION = 'section';

type Params = Address['params'];

/**
 * The parameters by which somebody may have looked for a person, for each section. They stay in memory, and the entry
 * of the history names their place there: Back and Forward keep them, and no link, log or file of the browser has them
 * (decisions: view state in the address).
 */
const PERSONAL_PARAMS: Readonly<Record<SectionId, (params: Params) => readonly string[]>> = {
  appointments: () => ['q'],
  availabilities: () => ['q'],
  'manage-providers': () => ['q'],
  // What is searched for there is the catalogue, but for the people of a provider.
  'home-services': ({ tab }) => (tab === 'staff' ? ['q'] : []),
  'referral-tracking': () => [],
  'set-up': () => [],
};

/** Characters; no address that the product writes is nearly as long. */
const LONGEST = 8_192;

/** The view state that a query string and its history entry name; the language is no part of it. */
export function parseAddress(search: string, entry: unknown = null): Address {
  const query = new URLSearchParams(search.length > LONGEST ? '' : search);
  query.delete(LANGUAGE_PARAM);
  const { [SECTION]: section = '', ...params } = Object.fromEntries([...query].map(asMeant));
  // Where the set-up stood when it was a tab of What waits, as bookmarks still have it.
  if (params.view === 'waits' && params.tab === 'setup') return { section: 'set-up', params: {} };
  return { section, params: { ...params, ...searchesOf(entry) } };
}

/** A parameter of a link without what a text brought along: `amp;open=2356).` is `open=2356`. */
function asMeant([name, value]: [string, string]): [string, string] {
  const id = name === 'q' ? undefined : /^(\d+)[^\p{L}\p{N}]+$/u.exec(value)?.[1];
  return [name.replace(/^amp;/, ''), id ?? value];
}

/** The query string that names a view state, empty for the default view; it says nothing of a person. */
export function formatAddress(address: Address): string {
  const { section, params } = address;
  const named = Object.entries(params).filter(([name]) => !isPersonal(address, name));
  const query = new URLSearchParams([...(section ? [[SECTION, section]] : []), ...named]).toString();
  return query && `?${query}`;
}

/** The state of an entry of the history: the id under which memory has the searches for people of its view. */
type Entry = { searches: string } | null;

const memory = new Map<string, Params>();

/** Entries whose searches are kept; who goes further back finds the view without. */
const MOST_KEPT = 100;

/** Of this page alone: an entry that outlives a reload must not meet another search. */
const PAGE = Date.now().toString(36);

let made = 0;

/** The history entry of a view state: the one that is to say it, or a new one. */
export function entryOf(address: Address, there: unknown = null): Entry {
  const wanted = searchesIn(address);
  if (Object.keys(wanted).length === 0) return null;
  const id = idIn(there) ?? `${PAGE}.${(made += 1)}`;
  memory.set(id, wanted);
  const [oldest] = memory.keys();
  if (memory.size > MOST_KEPT && oldest !== undefined) memory.delete(oldest);
  return { searches: id };
}

/** Whether a history entry says what the one of a view state would. */
export function isEntryOf(address: Address, there: unknown): boolean {
  const wanted = searchesIn(address);
  const isNone = Object.keys(wanted).length === 0;
  if (there === null || isNone) return there === null && isNone;
  return JSON.stringify(searchesOf(there)) === JSON.stringify(wanted);
}

/** Forgets all searches for people: nothing of them is left but in the view that is open. */
export function forgetSearches(): void {
  memory.clear();
}

function searchesIn(address: Address): Params {
  return Object.fromEntries(Object.entries(address.params).filter(([name]) => isPersonal(address, name)));
}

function isPersonal({ section, params }: Address, name: string): boolean {
  return PERSONAL_PARAMS[knownSection(section)](params).includes(name);
}

/** The entry may be that of another release, or of this page before a reload. */
function idIn(entry: unknown): string | null {
  return isObject(entry) && typeof entry.searches === 'string' ? entry.searches : null;
}

function searchesOf(entry: unknown): Params {
  return memory.get(idIn(entry) ?? '') ?? {};
}
