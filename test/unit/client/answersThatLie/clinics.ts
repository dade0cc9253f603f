import { doctors } from '#client/entities/clinic';
import {
  allSlotsDeleteChosen,
  planSubmitted,
  slotDeleteChosen,
  slotsOpened,
  type Target,
} from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { profileSubmitted } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { selectIsAuthenticated } from '#client/features/session';
import { loginSubmitted } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { selectDoctorHours } from '#client/hours/readHours';
import {
  deletionChosen,
  providerSubmitted,
  resetSubmitted,
  directoryResultsOpened,
} from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { referralTrackingSection } from '#client/sections/referral-tracking';
import { otpSubmitted } from '#client/sections/referral-tracking/events';
import { referralTrackingKeys } from '#client/sections/referral-tracking/keys';
import * as auth from '#contract/auth';
import * as hours from '#contract/availabilities';
import * as directory from '#contract/directory';
import * as referral from '#contract/referral';
import { makeAvailability, makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { LOST } from '#test/support/service/fates';
import { rowsOf, tableOf, type Tables } from '#test/support/service/tables';
import { availabilitiesSection, manageProvidersSection } from '#test/support/wholeSections';
import type { Entry, State } from './entry';

const service = {
  '/doctors/': rowsOf(makeDoctor({ provider_id: 41 })),
  '/providers/': rowsOf(makeProvider({ provider_user: { id: 51, email: 'clinic@mawid.example' } })),
  '/availabilities/': rowsOf(makeAvailability(), makeAvailability({ id: 2, date: '2026-11-22' })),
};

const dates = ['2027-01-04', '2027-01-05'];
const plan = { dates, hours: [{ from: '09:00', to: '12:00' }] };
const staff = [{ id: 21, name: 'Omar Nasser' }];
const atPlace = { doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const added = (tables: Tables) =>
  tableOf(tables, '/availabilities/').filter(({ date }) => dates.includes(String(date))).length;

const adding = (target: Target) => ({
  section: availabilitiesSection,
  service,
  does: [planSubmitted({ scope: 'here', target, plan })],
  key: doctorAvailabilityKeys.add('here'),
  isThere: (tables: Tables) => added(tables) === dates.length,
});

const slotIds = (state: State) => selectDoctorHours(state, 21, 31)?.map(({ id }) => id);

/** The writing calls of the opening hours of doctors. */
export const ofHours: readonly Entry[] = [
  {
    ...adding({ kind: 'doctor', ...atPlace, skipExisting: true }),
    endpoint: hours.addAvailability,
    flow: 'Add Availability for a doctor',
    trustsCreated: true,
  },
  {
    ...adding({ kind: 'doctor', ...atPlace }),
    endpoint: hours.addAvailability,
    flow: "Add Availability in a doctor's calendar, without the choice about existing slots",
    opens: [slotsOpened(atPlace)],
  },
  {
    ...adding({ kind: 'provider', providerId: 41, doctors: staff, others: [], locationId: 31, skipExisting: true }),
    endpoint: hours.addProviderAvailabilities,
    flow: 'Add Availability for all doctors of a provider',
  },
  {
    endpoint: hours.deleteAvailability,
    flow: 'delete a slot',
    section: availabilitiesSection,
    service,
    opens: [slotsOpened(atPlace)],
    does: [slotDeleteChosen({ id: 1 })],
    key: doctorAvailabilityKeys.deleteSlot(1),
    isThere: (tables) => tableOf(tables, '/availabilities/').length === 1,
    isShown: (state: State) => slotIds(state)?.join() === '2',
    looksAfter: LOST,
  },
  {
    endpoint: hours.deleteAllAvailabilities,
    flow: 'delete all slots of a doctor',
    section: availabilitiesSection,
    service,
    opens: [slotsOpened(atPlace)],
    does: [allSlotsDeleteChosen({ doctorId: 21, locationId: 31, hasOtherLocations: false })],
    key: doctorAvailabilityKeys.deleteAll(21),
    isThere: (tables) => tableOf(tables, '/availabilities/').length === 0,
    isShown: (state: State) => slotIds(state)?.length === 0,
    looksAfter: LOST,
  },
];

const found = directoryResultsOpened({
  text: 'a',
  kind: '',
  provider: '',
  specialty: '',
  location: '',
  providerType: '',
});
const typed = {
  title: 'Dr.',
  first_name: 'Omar',
  last_name: 'Renamed',
  license_number: '',
  license_expiry: null,
  bio: 'Bio',
  years_of_experience: 20,
  consultation_duration: 20,
  languages: ['Arabic'],
  services: ['Consultation'],
};

/** The writing calls of Manage Providers, and of the profile of a doctor. */
export const ofDirectory: readonly Entry[] = [
  {
    endpoint: directory.updateDoctor,
    flow: 'edit the profile of a doctor',
    section: manageProvidersSection,
    service,
    opens: [found],
    does: [
      profileSubmitted({
        id: 21,
        opened: { ...typed, last_name: 'Nasser', id: 21, specializations: [{ id: 1, name: 'Cardiology' }] },
        typed: {
          ...typed,
          specialization: '1',
          license_expiry: '',
          years_of_experience: '20',
          consultation_duration: '20',
        },
      }),
    ],
    key: doctorProfileKeys.update(21),
    isThere: (tables) => tableOf(tables, '/doctors/')[0]?.last_name === 'Renamed',
  },
  {
    endpoint: directory.deleteDoctor,
    flow: 'delete a doctor',
    section: manageProvidersSection,
    service,
    opens: [found],
    does: [deletionChosen({ kind: 'doctor', id: 21, name: 'Dr. Omar Nasser' })],
    key: manageProvidersKeys.delete('doctor', 21),
    isThere: (tables) => tableOf(tables, '/doctors/').length === 0,
    isShown: (state: State) => doctors.selectById(state, 21) === undefined,
    looksAfter: LOST,
  },
  {
    endpoint: directory.deleteProvider,
    flow: 'delete a provider',
    section: manageProvidersSection,
    service,
    opens: [found],
    does: [deletionChosen({ kind: 'provider', id: 41, name: 'Marina Clinic Group' })],
    key: manageProvidersKeys.delete('provider', 41),
    isThere: (tables) => tableOf(tables, '/providers/').length === 0,
    looksAfter: LOST,
  },
  {
    endpoint: directory.createProvider,
    flow: 'create a provider',
    section: manageProvidersSection,
    service,
    does: [
      providerSubmitted({
        name: 'New Clinic',
        description: '',
        phone_number: '',
        provider_user: { email: 'new@clinic.example' },
        location: { address: '1 Street', city: 'Dubai', state: 'Dubai', latitude: '', longitude: '' },
      }),
    ],
    key: manageProvidersKeys.create,
    isThere: (tables) => tableOf(tables, '/providers/').filter(({ name }) => name === 'New Clinic').length === 1,
  },
  {
    endpoint: directory.resetProviderPassword,
    flow: 'reset the password of a provider',
    section: manageProvidersSection,
    service,
    does: [resetSubmitted('clinic@mawid.example')],
    key: manageProvidersKeys.reset,
    isThere: (tables) => JSON.stringify(tables['/providers/']).includes('Welcome-2026'),
  },
];

/** The writing calls of the session and of Referral Tracking, which change nothing that a service keeps. */
export const ofPersons: readonly Entry[] = [
  {
    endpoint: auth.createToken,
    flow: 'sign in',
    isSignedOut: true,
    does: [loginSubmitted({ email: 'admin@mawid.example', password: 'secret' })],
    key: sessionKeys.signIn,
    isThere: () => true,
    isShown: (state: State) => selectIsAuthenticated(state),
    keepsSession: true,
  },
  {
    endpoint: referral.verifyOtp,
    flow: 'unlock the dashboard',
    section: referralTrackingSection,
    does: [otpSubmitted('123456')],
    key: referralTrackingKeys.verify,
    isThere: () => true,
    isShown: (state: State) =>
      (state as unknown as { referralTracking: { isUnlocked: boolean } }).referralTracking.isUnlocked,
    keepsSession: true,
  },
];
