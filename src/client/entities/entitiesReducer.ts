import { combineSlices } from '@reduxjs/toolkit';

import { appointments, bookedDoctors, patients } from './appointments';
import { availabilities, doctors, locations, providers, specialties } from './clinic';
import { homeServicesEntities } from './homeServices';

/** All that is known, by kind and id. */
export const entitiesReducer = combineSlices(
  appointments,
  patients,
  bookedDoctors,
  locations,
  specialties,
  doctors,
  providers,
  availabilities,
  ...homeServicesEntities,
);
