import { combineReducers } from '@reduxjs/toolkit';

import { appointments } from './appointment';
import { availabilities } from './availability';
import { bookedDoctors } from './bookedDoctor';
import { categories } from './category';
import { doctors } from './doctor';
import { homeDoctors } from './homeDoctor';
import { homeProviders } from './homeProvider';
import { homeSchedules } from './homeSchedule';
import { labPackages } from './labPackage';
import { labServices } from './labService';
import { languages } from './language';
import { locations } from './location';
import { packageTests } from './packageTest';
import { patients } from './patient';
import { providers } from './provider';
import { nursingLinks, packageLinks, serviceLinks } from './providerLink';
import { specialties } from './specialty';
import { subcategories } from './subcategory';
import { therapists } from './therapist';

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
