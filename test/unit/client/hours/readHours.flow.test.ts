import type { UnknownAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import {
  readHours,
  readHoursOn,
  readHoursOnAnew,
  selectDoctorHours,
  selectHoursOn,
  type HoursRoot,
} from '#client/hours/readHours';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

const here = makeAvailability({ id: 1, location_id: 31 });
const elsewhere = makeAvailability({ id: 2, location_id: 32 });
/** Hours of a service that says no more of them than when they are. */
const bare = { ...here, id: undefined, status: undefined, available_to: undefined };

/** What these readings return, and what the store has then; a service answers so of a date, and never after that. */
async function after(onDate: readonly (readonly unknown[])[], ...readings: (() => Generator)[]) {
  const returned: unknown[] = [];
  const answers = [...onDate];
  const state = await afterFlow<HoursRoot>({
    *watcher() {
      yield* takeEvery('read', function* read({ reading }: UnknownAction & { reading?: () => Generator }) {
        if (reading) returned.push(yield* call(reading));
      });
    },
    provide: [
      serve(availabilitiesApi.listDoctorAvailabilities, (_, place) => (place === null ? [here, elsewhere] : [here])),
      serve(availabilitiesApi.listSlotRanges, () => answers.shift() ?? new Promise(() => undefined)),
    ],
    events: readings.map((reading) => ({ type: 'read', reading })),
  });
  return { state, returned };
}

it('hours are kept for all who show them, those of a place apart from those of all', async () => {
  const { state, returned } = await after(
    [],
    () => readHours(21, null),
    () => readHours('21', '31'),
  );

  expect(returned).toEqual([[here, elsewhere], [here]]);
  expect(selectDoctorHours(state, '21', null)).toEqual([here, elsewhere]);
  expect(selectDoctorHours(state, 21, 31)).toEqual([here]);
  expect(selectDoctorHours(state, 22, null)).toBeUndefined();
  expect(selectHoursOn(state, 21, TODAY)).toBeUndefined();
});

it('what a service left out is filled in, in what is returned too', async () => {
  const { state, returned } = await after([[bare]], () => readHoursOn(21, TODAY));

  expect(returned).toMatchObject([[{ ...bare, id: expect.any(String) as string, status: null, available_to: '' }]]);
  expect(selectHoursOn(state, 21, TODAY)).toEqual(returned[0]);
});

it('those that are read anew are not shown until they are there', async () => {
  const read = () => readHoursOn(21, TODAY);
  const known = await after([[here]], read, read);
  const anew = await after([[here]], read, () => readHoursOnAnew(21, TODAY));

  expect(selectHoursOn(known.state, 21, TODAY)).toEqual([here]);
  expect(selectHoursOn(anew.state, 21, TODAY)).toBeUndefined();
});
