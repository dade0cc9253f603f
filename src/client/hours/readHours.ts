import { createAction } from '@reduxjs/toolkit';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { storeList } from '#client/entities/entityStore';
import { listForgotten, type ListsRoot } from '#client/state/lists';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';

/** Under which keys the hours of doctors are kept. */
export const hoursKeys = {
  /** Those of all dates, at a place, or at all of them for `null`. */
  of: (doctorId: Id, placeId: Id | null) => `hours/${doctorId}/${placeId ?? 'all'}`,
  /** Those of a date, at all places. */
  on: (doctorId: Id, date: DateText) => `hours/${doctorId}/on/${date}`,
};

/** Hours of these doctors were added or removed by what was done on this page: who shows them reads them anew. */
export const hoursChanged = createAction<readonly Id[]>('hours/changed');

/** The shape that selectors of hours need. */
export type HoursRoot = EntityRootOf<typeof availabilities> & ListsRoot;

const selectKept = availabilities.makeSelectList((key: string) => key);

/** The hours of a doctor on all dates, at a place, or at all of them for `null`; `undefined` before they were read. */
export function selectDoctorHours(
  state: HoursRoot,
  doctorId: Id,
  placeId: Id | null,
): readonly Availability[] | undefined {
  return selectKept(state, hoursKeys.of(doctorId, placeId));
}

/** The hours of a doctor on a date, at all places; `undefined` before they were read. */
export function selectHoursOn(state: HoursRoot, doctorId: Id, date: DateText): readonly Availability[] | undefined {
  return selectKept(state, hoursKeys.on(doctorId, date));
}

/** Reads the hours of a doctor on all dates as they are now, keeps them for all who show them, and returns them. */
export function* readHours(doctorId: Id, placeId: Id | null): SagaGenerator<readonly Availability[]> {
  const hours = yield* call(availabilitiesApi.listDoctorAvailabilities, doctorId, placeId);
  return yield* keep(hoursKeys.of(doctorId, placeId), hours);
}

/** Likewise those of a date, by the call that is made for an appointment to move into (Spec 1 §7). */
export function* readHoursOn(doctorId: Id, date: DateText): SagaGenerator<readonly Availability[]> {
  const hours = yield* call(availabilitiesApi.listSlotRanges, doctorId, date);
  return yield* keep(hoursKeys.on(doctorId, date), hours);
}

/** Likewise, where those that are known must not be shown meanwhile. */
export function* readHoursOnAnew(doctorId: Id, date: DateText): SagaGenerator<readonly Availability[]> {
  yield* put(listForgotten(hoursKeys.on(doctorId, date)));
  return yield* readHoursOn(doctorId, date);
}

function* keep(key: string, hours: readonly Availability[]): SagaGenerator<readonly Availability[]> {
  yield* call(storeList, availabilities, key, hours);
  return (yield* select(selectKept, key)) ?? [];
}
