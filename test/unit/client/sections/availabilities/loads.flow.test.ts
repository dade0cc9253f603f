import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { doctorsOpened, resultsOpened } from '#client/sections/availabilities/events';
import { availabilitiesKeys } from '#client/sections/availabilities/keys';
import { watchAvailabilities } from '#client/sections/availabilities/sagas';
import {
  selectDoctors,
  selectFoundDoctors,
  selectLocation,
  selectResults,
} from '#client/sections/availabilities/selectors';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = RequestsRoot & Parameters<typeof selectFoundDoctors>[0];

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
