import { homeDoctorsApi } from '#client/api/homeServices/staff';
import { homeDoctors } from '#client/entities/homeServices';
import { fullName, messagesOf } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of the doctors of home providers. */
export const homeDoctorTexts = {
  search: homeMessages.searchByName,
  ...messagesOf('homeServices.doctor', {
    list: 'Doctors',
    add: 'Add Doctor',
    edit: 'Edit Doctor',
    empty: 'This provider has no doctors.',
    loadFailed: 'Failed to load doctors',
    saving: 'Saving the doctor',
    stillSaving: 'The doctor is still being saved. You will be told how it ends.',
    saved: 'The doctor was saved.',
    saveFailed: 'Failed to save the doctor. Please try again.',
  }),
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
