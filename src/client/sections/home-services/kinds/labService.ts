import { labServicesApi } from '#client/api/homeServices/catalogue';
import { labServices } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of lab services. */
export const labServiceTexts = {
  search: homeMessages.searchByNameOrCode,
  ...messagesOf('homeServices.labService', {
    list: 'Lab Services',
    add: 'Add Lab Service',
    edit: 'Edit Lab Service',
    empty: 'No lab services found.',
    loadFailed: 'Failed to load lab services',
    saving: 'Saving the lab service',
    stillSaving: 'The lab service is still being saved. You will be told how it ends.',
    saved: 'The lab service was saved.',
    saveFailed: 'Failed to save the lab service. Please try again.',
  }),
};

/** The single lab tests; a code of one subcategory makes one (Spec 2 §3). */
export const labServiceKind = defineKind({
  name: 'labService',
  entity: labServices,
  api: labServicesApi,
  texts: labServiceTexts,
  saving: {
    siblings: ({ subcategory }) => ({ subcategory }),
    isSame: (one, { code }) => isSameText(one.code, code),
  },
});
