import { combineReducers } from '@reduxjs/toolkit';

import { appointments } from './appointment';
import { availabilities } from './availability';
import { bookedDoctors } from './bookedDoctor';
import { doctors } from './doctor';
import { categories, labPackages, labServices, packageTests, subcategories } from './homeServices/catalogue';
import { homeProviders, nursingLinks, packageLinks, serviceLinks } from './homeServices/providers';
import { homeDoctors, homeSchedules, languages, therapists } from './homeServices/staff';
import { locations } from './location';
import { patients } from './patient';
import { providers } from './provider';
import { specialties } from './specialty';

/** All that is known, by kind and id. */
export const entitiesReducer = combineReducers({
  [appointments.kind]: appointments.reducer,
  [patients.kind]: patients.reducer,
  [bookedDoctors.kind]: bookedDoctors.reducer,
  [availabilities.kind]: availabilities.reducer,
  [doctors.kind]: doctors.reducer,
  [locations.kind]: locations.reducer,
  [categories.kind]: categories.reducer,
  [homeDoctors.kind]: homeDoctors.reducer,
  [homeProviders.kind]: homeProviders.reducer,
  [homeSchedules.kind]: homeSchedules.reducer,
  [labPackages.kind]: labPackages.reducer,
  [labServices.kind]: labServices.reducer,
  [languages.kind]: languages.reducer,
  [packageTests.kind]: packageTests.reducer,
  [nursingLinks.kind]: nursingLinks.reducer,
  [packageLinks.kind]: packageLinks.reducer,
  [serviceLinks.kind]: serviceLinks.reducer,
  [subcategories.kind]: subcategories.reducer,
  [therapists.kind]: therapists.reducer,
  [providers.kind]: providers.reducer,
  [specialties.kind]: specialties.reducer,
});
