import { combineSlices } from '@reduxjs/toolkit';

import { appointments, bookedDoctors, patients } from './appointments';
import { availabilities, doctors, locations, providers, specialties } from './clinic';
import {
  categories,
  homeDoctors,
  homeProviders,
  homeSchedules,
  labPackages,
  labServices,
  languages,
  nursingLinks,
  packageLinks,
  packageTests,
  serviceLinks,
  subcategories,
  therapists,
} from './homeServices';

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
  categories,
  subcategories,
  labServices,
  packageTests,
  labPackages,
  homeProviders,
  serviceLinks,
  packageLinks,
  nursingLinks,
  homeDoctors,
  therapists,
  homeSchedules,
  languages,
);
