import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { AccountLine } from '#client/app/account/accountLines';
import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { paletteMessages } from '#client/app/palette/first';
import { sectionOffers } from '#client/app/palette/offers';
import { knownSection, type SectionId } from '#client/app/sectionIds';
import { sectionEntry, sections, sidebarEntries } from '#client/app/sections';
import { setUpFindable } from '#client/app/set-up';
import { bestMatches } from '#client/lib/bestMatches';
import type { Text } from '#client/lib/text';
import { appointmentsFindable } from '#client/sections/appointments/finding/findable';
import { ALWAYS, SINGLE } from '#client/sections/appointments/table/keys/shortcuts';
import { availabilitiesFindable } from '#client/sections/availabilities/finding/findable';
import { homeFindable } from '#client/sections/home-services/findable';
import { directoryFindable } from '#client/sections/manage-providers/finding/findable';
import { referralFindable } from '#client/sections/referral-tracking/finding/findable';
import { placeRevisited, toolAsked, type Address } from '#client/state/address';
import type { Findable, Offered } from '#client/state/findable';

/** Something that can be done: where its main door is, and what the search through everything finds it by. */
export interface Door {
  name: string;
  arabic: string;
  door: string;
  keys: string;
  alsoCalled: string;
}

const FINDABLE: Readonly<Record<SectionId, Findable<never>>> = {
  appointments: appointmentsFindable,
  availabilities: availabilitiesFindable,
  'manage-providers': directoryFindable,
  'home-services': homeFindable,
  'referral-tracking': referralFindable,
  'set-up': setUpFindable,
};

/** What the search through everything offers of the sections, whatever is typed. */
export const SECTION_OFFERS = sectionOffers(FINDABLE);

/** Where an offer leads, of one that names a place in a section. */
export function placeOf({ event }: Pick<Offered, 'event'>): Address | undefined {
  return toolAsked.match(event) || placeRevisited.match(event) ? event.payload.place : undefined;
}

const SIDEBAR = new Set(sidebarEntries.map(({ label }) => label.defaultMessage));

/** All that can be done, as the search through everything offers it, with its main door. */
export function doorsOf(account: readonly AccountLine[]): Door[] {
  const inMenu = new Set(account.map(({ label }) => english(label)));
  const offered = SECTION_OFFERS.filter(({ label }) => !inMenu.has(english(label)));
  return [
    { ...named(paletteMessages.title), door: 'sidebar', keys: english(paletteMessages.key), alsoCalled: '' },
    ...offered.map(({ label, alsoCalled, keys = '', ...offer }) => ({
      ...named(label),
      door: mainDoor(label, offer),
      keys,
      alsoCalled,
    })),
    ...sections.flatMap(({ id, label: section }) =>
      (FINDABLE[id].verbs ?? []).map(({ label, alsoCalled, keys = '' }) => ({
        ...named(label),
        door: `${english(section)}, what is found`,
        keys,
        alsoCalled,
      })),
    ),
    ...account.map(({ label, alsoCalled, isInSidebar = false }) => ({
      ...named(label),
      door: isInSidebar ? 'sidebar' : 'menu of the account',
      keys: '',
      alsoCalled,
    })),
  ];
}

function mainDoor(label: Text, { detail, ...offer }: Pick<Offered, 'event' | 'detail'>): string {
  if (SIDEBAR.has(english(label))) return 'sidebar';
  const place = placeOf(offer);
  const section = place ? english(sectionEntry(knownSection(place.section)).label) : '';
  const tab = detail ? english(detail) : '';
  return tab === '' || tab === section ? section : `${section}, ${tab}`;
}

const named = (label: Text) => ({ name: english(label), arabic: spoken(label, inArabic) });
const english = (text: Text) => spoken(text, ({ defaultMessage }) => defaultMessage);
const inArabic = ({ id, defaultMessage }: Exclude<Text, string>) => catalogueInArabic[id] ?? defaultMessage;

function spoken(text: Text, words: (message: Exclude<Text, string>) => string): string {
  if (typeof text === 'string') return text;
  return words(text).replace(
    /\{(\w+)\}/g,
    (value, name: string) => (text.values?.[name] as string | undefined) ?? value,
  );
}

/** The doors that the page of the handbook names, which a test holds to the product. */
export function readDoors(): Door[] {
  const rows = readFileSync(DOORS_PAGE, 'utf8')
    .split('\n## ', 1)[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| '));
  return (rows ?? []).slice(1).map((row) => {
    const [name = '', arabic = '', door = '', keys = '', alsoCalled = ''] = row.slice(2, -2).split(' | ');
    return { name, arabic, door, keys, alsoCalled };
  });
}

/** Where that page stands. */
export const DOORS_PAGE = path.join(__dirname, '../../src/handbook/doors.md');

/** What of these a button says in English, by its name or another; `undefined` for nothing that is known. */
export function doorCalled(said: string, doors: readonly Door[]): Door | undefined {
  const own = doors.find(({ name }) => name === said || said.startsWith(`${name} `) || said.startsWith(`${name}:`));
  const about = doors.find(({ name }) => name.includes('{') && name.startsWith(said));
  const [found] = bestMatches(doors, said, { nameOf: ({ name }) => name, alsoOf: ({ alsoCalled }) => alsoCalled });
  return own ?? about ?? found;
}

/** The page of the handbook. */
export function doorsPage(doors: readonly Door[]): string {
  const lines = doors.map(
    ({ name, arabic, door, keys, alsoCalled }) => `| ${[name, arabic, door, keys, alsoCalled].join(' | ')} |`,
  );
  return `# Doors

What can be done, where its main door is, its keys, and by what the search through everything finds it; what has a value
in braces is offered of what was found. \`npm run doors\` writes this page anew, and a test holds it to that.

| What | In Arabic | Main door | Keys | Also found by |
|---|---|---|---|---|
${lines.join('\n')}

## Keys of the list

| Keys | What they do |
|---|---|
${[...ALWAYS, ...SINGLE].map(({ keys, does }) => `| ${keys.join(' ')} | ${english(does)} |`).join('\n')}
`;
}
