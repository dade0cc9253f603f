import { therapistsApi } from '#client/api/homeServices/staff';
import { therapists } from '#client/entities/homeServices';
import { fullName, messagesOf } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of the therapists. */
export const therapistTexts = {
  search: homeMessages.searchByName,
  ...messagesOf('homeServices.therapist', {
    list: 'Therapists',
    add: 'Add Therapist',
    edit: 'Edit Therapist',
    empty: 'This provider has no therapists.',
    loadFailed: 'Failed to load therapists',
    saving: 'Saving the therapist',
    stillSaving: 'The therapist is still being saved. You will be told how it ends.',
    saved: 'The therapist was saved.',
    saveFailed: 'Failed to save the therapist. Please try again.',
  }),
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
