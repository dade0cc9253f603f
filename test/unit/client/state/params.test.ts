import type { UnknownAction } from '@reduxjs/toolkit';
import { readFileSync } from 'node:fs';

import { dayChosen, weekChosen } from '#client/sections/appointments/board/events';
import { LIST_VIEWS } from '#client/sections/appointments/list/address';
import {
  doctorAwayChosen,
  doctorLateChosen,
  placeClosedChosen,
} from '#client/sections/appointments/list/patients/away';
import { allVisitsChosen, followUpChosen, soonerChosen } from '#client/sections/appointments/list/patients/patients';
import { SHOWN_AS } from '#client/sections/appointments/view/shownAs';
import { doctorAtLocationChosen, searchSubmitted } from '#client/sections/availabilities/events';
import { filterChosen, tabChosen, tabSortChosen } from '#client/sections/home-services/events';
import { kindChosen, providerChosen } from '#client/sections/manage-providers/directory/events';
import { dashboardChosen } from '#client/sections/referral-tracking/events';
import { addressReducer, sectionOpened } from '#client/state/address';
import { dialogParams, dialogsIn, withParams } from '#client/state/params';

/** What an address says after an event. */
function after(query: string, event: UnknownAction): string {
  const { section = '', ...params } = Object.fromEntries(new URLSearchParams(query));
  return new URLSearchParams(addressReducer({ section, params }, event).params).toString();
}

const DAY = '2026-11-24';
const TODAY = '2026-11-21';
const slot = { date: DAY, startTime: '09:00:00', endTime: '09:20:00', locationId: 3 };

const EACH_OF_OTHERS = {
  list: 'period=past&open=7',
  board: 'span=week&of=21&at=16%3A00-16%3A20&open=7',
  waits: 'back=30',
  figures: '',
} as const;

it.each(
  [...LIST_VIEWS, 'waits' as const].flatMap((from) =>
    LIST_VIEWS.filter((to) => to !== from).map((to) => [from, to] as const),
  ),
)('from %s to %s nothing is left of what only the former knows', (from, to) => {
  const start = `status=pending&view=${from}&${EACH_OF_OTHERS[from]}`;
  const view = to === 'list' ? '' : `&view=${to}`;

  expect(after(start, SHOWN_AS[to].chosen(TODAY, TODAY))).toBe(`status=pending${view}`);
});

it.each([
  ['view=waits&back=30&status=pending', sectionOpened('appointments', { view: 'waits' })],
  ['view=figures&open=7&period=past&status=pending', sectionOpened('appointments', { view: 'waits' })],
])('the sidebar leads from %s to what waits as that begins', (query, event) =>
  expect(after(query, event)).toBe('status=pending&view=waits'),
);

it.each([
  ['view=board&day=2026-11-21&at=16%3A00-16%3A20&open=7', dayChosen(DAY, TODAY), `view=board&day=${DAY}`],
  ['view=board&at=16%3A00-16%3A20', weekChosen('21'), 'view=board&span=week&of=21'],
  ['section=availabilities&q=Al&location=3&doctor=21&date=2026-11-24', searchSubmitted('Noor'), 'q=Noor'],
  [
    'section=availabilities&q=Al&location=3&doctor=21&date=2026-11-24&form=all',
    doctorAtLocationChosen('22', '4'),
    'q=Al&location=4&doctor=22',
  ],
  ['section=manage-providers&q=Al&kind=doctors&specialty=5&open=21', kindChosen('providers'), 'q=Al&kind=providers'],
  ['section=manage-providers&q=Al&open=21&details=7&hours=provider&at=3', providerChosen(null), 'q=Al&open=21'],
  [
    'section=home-services&tab=staff&part=therapists&provider=2&therapy=3&q=Al&sort=name&page=2',
    tabChosen('linking'),
    'provider=2&tab=linking',
  ],
  [
    'section=home-services&tab=staff&part=therapists&provider=2&therapy=3&q=Al&sort=name&page=2',
    filterChosen({ name: 'part', value: 'doctors' }),
    'tab=staff&provider=2&part=doctors',
  ],
  [
    'section=home-services&tab=labPackages&open=3&q=Al&sort=name&page=2',
    tabSortChosen('-name'),
    'tab=labPackages&open=3&q=Al&sort=-name',
  ],
  ['section=referral-tracking&view=users&page=3', dashboardChosen(), ''],
])('at %s, %j leaves %s', (query, event, left) => expect(after(query, event)).toBe(left));

describe('of two dialogs of the appointments', () => {
  const OPENING = {
    visits: allVisitsChosen('5'),
    follow: followUpChosen(7),
    sooner: soonerChosen({ doctor: '21', slot }),
    away: doctorAwayChosen({ doctor: '21', day: DAY }),
    late: doctorLateChosen('21'),
    closed: placeClosedChosen({ place: '31', day: DAY }),
  };
  const opened = Object.entries(OPENING).map(([name, event]) => [name, event, after('', event)] as const);

  it.each(opened)('%s takes the place of each other', (_, event, itself) => {
    for (const [, , other] of opened) expect(after(other, event)).toBe(itself);
  });
});

const SECTIONS = ['appointments', 'availabilities', 'manage-providers', 'home-services', 'referral-tracking'];

it('says what goes with a parameter before what goes with that', () => {
  // With one parameter chosen anew, whatever goes goes at once: a second look finds nothing more.
  const all = Object.fromEntries(namesIn(decided()).map((name) => [name, 'x']));
  for (const section of SECTIONS)
    for (const name of Object.keys(all)) {
      const once = withParams(section, all, { [name]: 'y' });
      const gone = Object.keys(all).filter((one) => !(one in once));
      const twice = withParams(section, all, { [name]: 'y', ...Object.fromEntries(gone.map((one) => [one, null])) });
      expect([section, name, Object.keys(twice)]).toEqual([section, name, Object.keys(once)]);
    }
});

it.each(SECTIONS)('every dialog that the address of %s opens is one of its decided parameters', (section) => {
  const names = namesIn(decided(section));

  for (const { name } of dialogParams(section)) expect(names).toContain(name);
});

it('counts the dialogs of an address', () => {
  const count = (query: string) => {
    const { section = 'appointments', ...params } = Object.fromEntries(new URLSearchParams(query));
    return dialogsIn({ section, params });
  };

  expect(['', 'open=7', 'view=board&open=7', 'view=board&open=7&visits=5', 'visits=5'].map(count)).toEqual([
    0, 0, 1, 2, 1,
  ]);
  expect(['section=availabilities&form=all', 'section=referral-tracking&view=users'].map(count)).toEqual([1, 1]);
  expect(['tab=labPackages&open=3', 'tab=staff&open=3'].map((one) => count(`section=home-services&${one}`))).toEqual([
    1, 0,
  ]);
});

/** The lines of the decided parameters, of a section or of all. */
function decided(section = ''): string {
  const text = readFileSync('src/handbook/decisions/view-state-in-the-address.md', 'utf8');
  return text
    .split('\n')
    .filter((line) => SECTIONS.some((id) => line.startsWith(`| \`${id}\` |`) && id.startsWith(section)))
    .join('\n');
}

const namesIn = (lines: string) => [...lines.matchAll(/`([a-z]+)[`=]/g)].map(([, name = '']) => name);
