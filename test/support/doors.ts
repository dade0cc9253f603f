import type { AccountLine } from '#client/app/account/accountLines';
import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { sectionOffers } from '#client/app/palette/offers';
import { knownSection } from '#client/app/sectionIds';
import { sectionEntry, sidebarEntries } from '#client/app/sections';
import type { Text } from '#client/lib/text';
import { appointmentsFindable } from '#client/sections/appointments/finding/findable';
import { availabilitiesFindable } from '#client/sections/availabilities/finding/findable';
import { homeFindable } from '#client/sections/home-services/findable';
import { directoryFindable } from '#client/sections/manage-providers/finding/findable';
import { referralFindable } from '#client/sections/referral-tracking/finding/findable';
import { placeRevisited } from '#client/state/address';
import type { Offered } from '#client/state/findable';

/** Something that can be done: where its main door is, and what the search through everything finds it by. */
export interface Door {
  name: string;
  arabic: string;
  door: string;
  alsoCalled: string;
}

/** What the search through everything offers of the sections, whatever is typed. */
export const SECTION_OFFERS = sectionOffers({
  appointments: appointmentsFindable,
  availabilities: availabilitiesFindable,
  'manage-providers': directoryFindable,
  'home-services': homeFindable,
  'referral-tracking': referralFindable,
});

const SIDEBAR = new Set(sidebarEntries.map(({ label }) => label.defaultMessage));

/** All that the search through everything finds before anything is looked for, with its main door. */
export function doorsOf(account: readonly AccountLine[]): Door[] {
  const inMenu = new Set(account.map(({ label }) => english(label)));
  const offered = SECTION_OFFERS.filter(({ label }) => !inMenu.has(english(label)));
  return [
    ...offered.map(({ label, alsoCalled, ...offer }) => ({
      ...named(label),
      door: mainDoor(label, offer),
      alsoCalled,
    })),
    ...account.map(({ label, alsoCalled }) => ({ ...named(label), door: 'menu of the account', alsoCalled })),
  ];
}

function mainDoor(label: Text, { event, detail }: Pick<Offered, 'event' | 'detail'>): string {
  if (SIDEBAR.has(english(label))) return 'sidebar';
  const section = placeRevisited.match(event)
    ? english(sectionEntry(knownSection(event.payload.place.section)).label)
    : '';
  const tab = detail ? english(detail) : '';
  return tab === '' || tab === section ? section : `${section}, ${tab}`;
}

const named = (label: Text) => ({ name: english(label), arabic: spoken(label, inArabic) });
const english = (text: Text) => spoken(text, ({ defaultMessage }) => defaultMessage);
const inArabic = ({ id, defaultMessage }: Exclude<Text, string>) => catalogueInArabic[id] ?? defaultMessage;

function spoken(text: Text, words: (message: Exclude<Text, string>) => string): string {
  if (typeof text === 'string') return text;
  return words(text).replace(/\{(\w+)\}/g, (_, name: string) => text.values?.[name] as string);
}

/** The page of the handbook. */
export function doorsPage(doors: readonly Door[]): string {
  const lines = doors.map(
    ({ name, arabic, door, alsoCalled }) => `| ${[name, arabic, door, alsoCalled].join(' | ')} |`,
  );
  return `# Doors

What can be done, where its main door is, and by what the search through everything (Ctrl K) finds it; what that finds
of patients, doctors and places comes beside. \`npm run doors\` writes this page anew, and a test holds it to that.

| What | In Arabic | Main door | Also found by |
|---|---|---|---|
${lines.join('\n')}
`;
}
