import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { hoursChanged, selectHoursOn, type HoursRoot } from '#client/hours/readHours';
import { dayOf } from '#client/lib/dates';
import { dayWanted, doctorsOpened, frontOpened, resultsOpened } from '#client/sections/availabilities/events';
import { availabilitiesKeys } from '#client/sections/availabilities/keys';
import { availabilitiesMessages } from '#client/sections/availabilities/messages';
import { watchAvailabilities } from '#client/sections/availabilities/sagas';
import {
  selectDoctors,
  selectFoundDoctors,
  selectIsFrontCut,
  selectLocation,
  selectResults,
} from '#client/sections/availabilities/selectors';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { makeAvailability } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = RequestsRoot & HoursRoot & Parameters<typeof selectFoundDoctors>[0];

const marina = { id: 31, name: 'Marina Clinic', city: 'Dubai' };
const creek = { id: 32, name: 'Creek Clinic', city: 'Dubai' };
const found = (...locations: object[]) => ({ doctors: [], providers: [], locations });

function after(events: readonly UnknownAction[], provided: StaticProvider) {
  return afterFlow<State>({ watcher: watchAvailabilities, provide: [provided], events });
}

describe('when locations are searched for by name', () => {
  it('keeps what was found in the order of the answer', async () => {
    const search = jest.fn((_text: string) => found(marina, creek));
    const state = await after([resultsOpened('clinic')], serve(directoryApi.searchDirectory, search));

    expect(search.mock.calls).toEqual([['clinic']]);
    expect(selectResults(state, 'clinic')).toEqual([marina, creek]);
  });

  it('keeps the doctors who were found, each with the places where they work', async () => {
    const omar = { id: 21, first_name: 'Omar', last_name: 'Nasser', locations: [marina, creek] };
    const search = () => ({ ...found(), doctors: [omar] });
    const state = await after([resultsOpened('omar')], serve(directoryApi.searchDirectory, search));

    expect(selectResults(state, 'omar')).toEqual([]);
    expect(selectFoundDoctors(state, 'omar')).toEqual([omar]);
  });

  it('lets a newer search cancel an older one', async () => {
    const search = (text: string) => (text === 'old' ? late(found(marina)) : found(creek));
    const state = await after(
      [resultsOpened('old'), resultsOpened('new')],
      serve(directoryApi.searchDirectory, search),
    );

    expect(selectResults(state, 'old')).toBeUndefined();
    expect(selectResults(state, 'new')).toEqual([creek]);
    expect(selectRequest(state, availabilitiesKeys.search)?.status).toBe('succeeded');
  });

  it('says so when the search fails', async () => {
    const state = await after([resultsOpened('clinic')], serve(directoryApi.searchDirectory, failing(refusal(500))));

    expect(selectRequest(state, availabilitiesKeys.search)?.failure?.text).toMatchObject({
      defaultMessage: 'Failed to search for locations and doctors. Please try again.',
    });
  });
});

describe('when a location is chosen', () => {
  const opened = doctorsOpened({ locationId: 31, locationName: 'Marina Clinic' });

  it('shows its doctors, and knows the places where they work', async () => {
    const omar = { id: 21, first_name: 'Omar', last_name: 'Nasser', locations: [marina, creek] };
    const list = jest.fn((_locationId: Id) => [omar]);
    const state = await after([opened], serve(directoryApi.listLocationDoctors, list));

    expect(list.mock.calls).toEqual([[31]]);
    expect(selectDoctors(state, 31)).toEqual([{ ...omar, locations: [31, 32] }]);
    expect(selectLocation(state, 32)).toEqual(creek);
  });

  it('says whose doctors could not be read', async () => {
    const state = await after([opened], serve(directoryApi.listLocationDoctors, failing(refusal(500))));

    expect(selectRequest(state, availabilitiesKeys.doctors(31))?.failure?.text).toMatchObject({
      defaultMessage: 'Failed to fetch doctors for {location}. Please try again.',
      values: { location: 'Marina Clinic' },
    });
  });
});

describe('before a search', () => {
  it('keeps the locations of the first providers', async () => {
    const search = jest.fn(() => ({ providers: [{ id: 41, location: marina, locations: [marina, creek] }] }));
    const state = await after([frontOpened()], serve(directoryApi.searchProviders, search));

    expect(search.mock.calls).toEqual([['', {}]]);
    expect(selectLocation(state, 32)).toEqual(creek);
    expect(selectIsFrontCut(state)).toBe(false);
  });
});

describe('the hours of today', () => {
  const today = dayOf(new Date());
  const read = jest.fn((doctor_id: Id, date: string) => [makeAvailability({ id: Number(doctor_id), doctor_id, date })]);
  beforeEach(() => read.mockClear());

  it('are read of each doctor who stands on screen, and anew once they were changed here', async () => {
    const events = [dayWanted({ doctorIds: [21, 22], date: today }), hoursChanged([22, 23])];
    const state = await after(events, serve(availabilitiesApi.listSlotRanges, read));

    expect(selectHoursOn(state, 21, today)).toHaveLength(1);
    expect(read.mock.calls.map(([doctor]) => doctor)).toEqual([21, 22, 22]);
  });

  it('are said to be missing where they could not be read', async () => {
    const state = await after(
      [dayWanted({ doctorIds: [21], date: today })],
      serve(availabilitiesApi.listSlotRanges, failing(refusal(500))),
    );

    expect(selectRequest(state, availabilitiesKeys.today)?.failure?.text).toEqual(availabilitiesMessages.daysFailed);
  });
});
