import { homeDoctorsApi } from '#client/api/homeServices/staff';
import { homeDoctors } from '#client/entities/homeServices';
import { fullName } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of the doctors of home providers. */
export const homeDoctorTexts = {
  list: { id: 'homeServices.staff.doctors', defaultMessage: 'Doctors' },
  search: homeMessages.searchByName,
  add: { id: 'homeServices.staff.addDoctor', defaultMessage: 'Add Doctor' },
  edit: { id: 'homeServices.staff.editDoctor', defaultMessage: 'Edit Doctor' },
  empty: { id: 'homeServices.staff.noDoctors', defaultMessage: 'This provider has no doctors.' },
  loadFailed: { id: 'homeServices.staff.doctorsFailed', defaultMessage: 'Failed to load doctors' },
  saving: { id: 'homeServices.doctor.saving', defaultMessage: 'Saving the doctor' },
  stillSaving: {
    id: 'homeServices.doctor.stillSaving',
    defaultMessage: 'The doctor is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.doctor.saved', defaultMessage: 'The doctor was saved.' },
  saveFailed: {
    id: 'homeServices.doctor.saveFailed',
    defaultMessage: 'Failed to save the doctor. Please try again.',
  },
};

/** The doctors of a provider; a full name makes one (Spec 2 §3). */
export const homeDoctorKind = defineKind({
  name: 'homeDoctor',
  entity: homeDoctors,
  api: homeDoctorsApi,
  texts: homeDoctorTexts,
  saving: {
    siblings: ({ provider }) => ({ provider }),
    isSame: (one, draft) => isSameText(fullName(one), fullName(draft)),
  },
  // The appointments name doctors of the directory, whose ids are others.
  removal: { whoseVisits: (name) => ({ name }) },
});
