import { ofAppointments } from './appointments';
import { ofDirectory, ofHours, ofPersons } from './clinics';
import type { Entry } from './entry';
import { ofHomeServices } from './homeServices';

/** The writing calls of every section, by what they are about. */
export const sections: Readonly<Record<string, readonly Entry[]>> = {
  Appointments: ofAppointments,
  'The opening hours of doctors': ofHours,
  'Manage Providers': ofDirectory,
  'Signing in, and Referral Tracking': ofPersons,
  'Home Services': ofHomeServices,
};
