import { therapistsApi } from '#client/api/homeServices/staff';
import { therapists } from '#client/entities/homeServices';
import { fullName } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of the therapists. */
export const therapistTexts = {
  list: { id: 'homeServices.staff.therapists', defaultMessage: 'Therapists' },
  search: homeMessages.searchByName,
  add: { id: 'homeServices.staff.addTherapist', defaultMessage: 'Add Therapist' },
  edit: { id: 'homeServices.staff.editTherapist', defaultMessage: 'Edit Therapist' },
  empty: { id: 'homeServices.staff.noTherapists', defaultMessage: 'This provider has no therapists.' },
  loadFailed: { id: 'homeServices.staff.therapistsFailed', defaultMessage: 'Failed to load therapists' },
  saving: { id: 'homeServices.therapist.saving', defaultMessage: 'Saving the therapist' },
  stillSaving: {
    id: 'homeServices.therapist.stillSaving',
    defaultMessage: 'The therapist is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.therapist.saved', defaultMessage: 'The therapist was saved.' },
  saveFailed: {
    id: 'homeServices.therapist.saveFailed',
    defaultMessage: 'Failed to save the therapist. Please try again.',
  },
};

/** The therapists of a provider; a full name makes one (Spec 2 §3). */
export const therapistKind = defineKind({
  name: 'therapist',
  entity: therapists,
  api: therapistsApi,
  texts: therapistTexts,
  saving: {
    siblings: ({ provider }) => ({ provider }),
    isSame: (one, draft) => isSameText(fullName(one), fullName(draft)),
  },
});
