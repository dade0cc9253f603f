import type { UnknownAction } from '@reduxjs/toolkit';

import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { addDays } from '#client/lib/dates';
import {
  appointmentChanged,
  appointmentChangedElsewhere,
  appointmentsLoaded,
  changesHeard,
  filtersCleared,
} from '#client/sections/appointments/list/events';
import { selectIsCounting } from '#client/sections/appointments/view/counted';
import { countedFound, viewChosen } from '#client/sections/appointments/view/events';
import { markLeft, markOpened } from '#client/sections/appointments/view/marks/events';
import { selectVisible, type ShownRoot } from '#client/sections/appointments/view/shownRows';
import { addressRead } from '#client/state/address';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const YESTERDAY = addDays(TODAY, -1);
const of = (id: string, overrides: Partial<Appointment>) => makeAppointment({ id, ...overrides });

const heard = changesHeard({ heardAt: 1, since: '', tag: null, newest: null });

const list = [
  of('one', { status: 'canceled', date: YESTERDAY }),
  of('other', { status: 'cancelled', date: YESTERDAY, start_time: '08:00:00' }),
  of('rejected', { status: 'rejected', date: YESTERDAY }),
  of('today', { status: 'cancelled' }),
  of('kept', {}),
];

const cancelledYesterday = `day.${YESTERDAY}.cancelled`;
const opened = markOpened(cancelledYesterday);
const linked = (params: Record<string, string>) => addressRead({ section: 'appointments', params });
const link = linked({ period: 'all', counted: cancelledYesterday });

const changed = (id: string, overrides: Partial<Appointment>, told: UnknownAction): UnknownAction[] => {
  const { entities } = appointments.normalize([of(id, overrides)]);
  return [entitiesMerged(entities), told];
};

async function shown(...events: readonly UnknownAction[]): Promise<unknown[]> {
  const state = await afterFlow<ShownRoot>({
    watcher: appointmentsSection.watchers.appointmentCounted,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore(list),
    provide: [],
    events,
  });
  expect(selectIsCounting(state)).toBe(false);
  return selectVisible(state, TODAY).map(({ id }) => id);
}

it.each<[string, readonly UnknownAction[], string[]]>([
  ['a mark: both spellings, of both periods, soonest first', [link], ['other', 'one']],
  ['a mark that was pressed', [opened], ['other', 'one']],
  ...[appointmentChanged('one'), appointmentChangedElsewhere('one'), appointmentsLoaded(1), heard].map(
    (told): [string, readonly UnknownAction[], string[]] => [
      `what another status has leaves the list after ${told.type}`,
      [link, ...changed('one', { status: 'confirmed', date: YESTERDAY }, told)],
      ['other'],
    ],
  ),
  [
    'a link to what is no mark narrows nothing',
    [linked({ period: 'all', counted: 'x' })],
    ['other', 'one', 'rejected', 'today', 'kept'],
  ],
  ['a period of its own narrows it further', [linked({ counted: cancelledYesterday })], []],
  ['without a mark the address has no all', [linked({ period: 'all' })], ['today', 'kept']],
  [
    'a saved view that has one',
    [
      viewChosen({
        id: 'v',
        name: 'Given up',
        columns: null,
        widths: {},
        params: { period: 'all', counted: cancelledYesterday },
      }),
    ],
    ['other', 'one'],
  ],
  [
    'another mark after it',
    [link, linked({ period: 'all', counted: `week.6-09.${makeAppointment().doctor_id}` })],
    ['kept'],
  ],
])('%s', async (_, events, ids) => {
  expect(await shown(...events)).toEqual(ids);
});

it('looks nothing up in the beginning of a list', async () => {
  const state = await afterFlow<ShownRoot>({
    watcher: appointmentsSection.watchers.appointmentCounted,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore(list).slice(0, -1),
    provide: [],
    events: [link],
  });

  expect(selectIsCounting(state)).toBe(true);
});

it.each([
  ['the mark is left', markLeft()],
  ['all filters are cleared', filtersCleared({ andSearch: true })],
])('%s, and the list is that of a period again', (_, event) => {
  const found = countedFound({ text: cancelledYesterday, ids: new Set(['one']) });
  const { state } = stateAfter(appointmentsSection.reducers, [...appointmentsInStore(list), opened, found, event]);
  expect(selectVisible(state, TODAY).map(({ id }) => id)).toEqual(['today', 'kept']);
});
