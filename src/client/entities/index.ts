import { combineReducers } from '@reduxjs/toolkit';

import { appointments } from './appointment';
import { availabilities } from './availability';
import { bookedDoctors } from './bookedDoctor';
import { doctors } from './doctor';
import { locations } from './location';
import { patients } from './patient';

export const entitiesReducer = combineReducers({
  [appointments.kind]: appointments.reducer,
  [patients.kind]: patients.reducer,
  [bookedDoctors.kind]: bookedDoctors.reducer,
  [availabilities.kind]: availabilities.reducer,
  [doctors.kind]: doctors.reducer,
  [locations.kind]: locations.reducer,
});
