import { createSelector } from 'reselect';

import { bookedDoctors, isActive, type StoredAppointment } from '#client/entities/appointments';
import { doctors, type StoredDoctor } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { doctorName } from '#client/lib/doctorName';
import { shownName, say, type Text } from '#client/lib/text';
import type { ListsRoot } from '#client/state/lists';
import type { DateText, Id } from '#contract/common';
import { chooserMessages } from '../chooser/messages';
import { calledDoctor } from '../list/calledDoctor';
import type { EntitiesRoot } from '../list/selectors';
import { selectLocationNames } from '../reschedule/moving';
import { selectEveryVisit } from './affected';
import { awayKeys } from './keys';
import type { Absence } from './sent';

/** What selectors of names need. */
export type NamesRoot = EntitiesRoot & EntityRootOf<typeof doctors>;

/** How the doctor of this id is called. */
export function selectDoctorCalled(state: NamesRoot, doctorId: Id): Text {
  return calledBy(bookedDoctors.selectById(state, doctorId), doctors.selectById(state, doctorId));
}

function calledBy(booked: { name?: string | null } | undefined, listed: StoredDoctor | undefined): Text {
  const name = shownName(booked?.name);
  return name === null && listed ? doctorName(listed) : calledDoctor(name);
}

/** How a place is called. */
export function selectPlaceCalled(state: NamesRoot, placeId: Id): Text {
  return shownName(selectLocationNames(state)[placeId]) ?? say(chooserMessages.place, { id: placeId });
}

/** By what the doctor of each appointment is called; it changes with what is known of the doctors. */
export const selectDoctorOf = createSelector(
  [bookedDoctors.selectTable, doctors.selectTable],
  (booked, listed) =>
    ({ doctor_id }: Pick<StoredAppointment, 'doctor_id'>): Text =>
      calledBy(booked[doctor_id], listed[doctor_id]),
);

const selectStaff = doctors.makeSelectList((placeId: Id) => awayKeys.staff(placeId));

/** The doctors of a place: those who work there, and whoever else expects somebody there from today on. */
export const selectStaffAt = createSelector(
  [
    (_: unknown, placeId: Id) => placeId,
    (state: NamesRoot & ListsRoot, placeId: Id) => selectStaff(state, placeId),
    selectEveryVisit,
    selectDoctorOf,
    (_: unknown, __: unknown, today: DateText) => today,
  ],
  (placeId, staff = [], list, doctorOf, today) => {
    const ids = new Map(staff.map(({ id }) => [String(id), id]));
    for (const one of list)
      if (
        String(one.location_id) === String(placeId) &&
        one.date >= today &&
        isActive(one) &&
        !ids.has(String(one.doctor_id))
      )
        ids.set(String(one.doctor_id), one.doctor_id);
    return [...ids.values()].map((id) => ({ id, name: doctorOf({ doctor_id: id }) }));
  },
);

/** How those who are away are called: by their place where that is closed. */
export function selectAbsentCalled(state: NamesRoot, { doctorIds: [doctorId = ''], placeId }: Absence): Text {
  return placeId === null ? selectDoctorCalled(state, doctorId) : selectPlaceCalled(state, placeId);
}
