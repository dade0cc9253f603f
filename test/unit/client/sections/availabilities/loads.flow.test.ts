import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { doctorsOpened, resultsOpened } from '#client/sections/availabilities/events';
import { availabilitiesKeys } from '#client/sections/availabilities/keys';
import { watchAvailabilities } from '#client/sections/availabilities/sagas';
import { selectDoctors, selectLocation, selectResults } from '#client/sections/availabilities/selectors';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { afterFlow } from '#test/support/sagas/flow';

type State = RequestsRoot & Parameters<typeof selectResults>[0] & Parameters<typeof selectDoctors>[0];

const marina = { id: 31, name: 'Marina Clinic', city: 'Dubai' };
const creek = { id: 32, name: 'Creek Clinic', city: 'Dubai' };
const found = (...locations: object[]) => ({ doctors: [], providers: [], locations });

describe('when locations are searched for by name', () => {
  it('keeps what was found in the order of the answer', async () => {
    const state = await afterFlow<State>({
      watcher: watchAvailabilities,
      provide: [[matchers.call(directoryApi.searchDirectory, 'clinic'), found(marina, creek)]],
      events: [resultsOpened('clinic')],
    });

    expect(selectResults(state, 'clinic')).toEqual([marina, creek]);
  });

  it('lets a newer search cancel an older one', async () => {
    const answer = ({ args: [text] }: { args: string[] }) =>
      text === 'old' ? new Promise(() => undefined) : found(creek);
    const state = await afterFlow<State>({
      watcher: watchAvailabilities,
      provide: [[matchers.call.fn(directoryApi.searchDirectory), dynamic(answer as never)]],
      events: [resultsOpened('old'), resultsOpened('new')],
    });

    expect(selectResults(state, 'old')).toBeUndefined();
    expect(selectResults(state, 'new')).toEqual([creek]);
    expect(selectRequest(state, availabilitiesKeys.search)?.status).toBe('succeeded');
  });

  it('says so when the search fails', async () => {
    const state = await afterFlow<State>({
      watcher: watchAvailabilities,
      provide: [[matchers.call.fn(directoryApi.searchDirectory), throwError(new Error('down'))]],
      events: [resultsOpened('clinic')],
    });

    expect(selectRequest(state, availabilitiesKeys.search)?.failure?.text).toMatchObject({
      defaultMessage: 'Failed to search for locations and doctors. Please try again.',
    });
  });
});

describe('when a location is chosen', () => {
  const wanted = doctorsOpened({ locationId: 31, locationName: 'Marina Clinic' });

  it('shows its doctors, and knows the places where they work', async () => {
    const omar = { id: 21, first_name: 'Omar', last_name: 'Nasser', locations: [marina, creek] };
    const state = await afterFlow<State>({
      watcher: watchAvailabilities,
      provide: [[matchers.call(directoryApi.listLocationDoctors, 31), [omar]]],
      events: [wanted],
    });

    expect(selectDoctors(state, 31)).toEqual([{ ...omar, locations: [31, 32] }]);
    expect(selectLocation(state, 32)).toEqual(creek);
  });

  it('says whose doctors could not be read', async () => {
    const state = await afterFlow<State>({
      watcher: watchAvailabilities,
      provide: [[matchers.call.fn(directoryApi.listLocationDoctors), throwError(new Error('down'))]],
      events: [wanted],
    });

    expect(selectRequest(state, availabilitiesKeys.doctors(31))?.failure?.text).toMatchObject({
      defaultMessage: 'Failed to fetch doctors for {location}. Please try again.',
      values: { location: 'Marina Clinic' },
    });
  });
});
