import { labServicesApi } from '#client/api/homeServices/catalogue';
import { labServices } from '#client/entities/homeServices';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of lab services. */
export const labServiceTexts = {
  list: { id: 'homeServices.labServices', defaultMessage: 'Lab Services' },
  search: homeMessages.searchByNameOrCode,
  add: { id: 'homeServices.addLabService', defaultMessage: 'Add Lab Service' },
  edit: { id: 'homeServices.editLabService', defaultMessage: 'Edit Lab Service' },
  empty: { id: 'homeServices.noLabServices', defaultMessage: 'No lab services found.' },
  loadFailed: { id: 'homeServices.labServicesFailed', defaultMessage: 'Failed to load lab services' },
  saving: { id: 'homeServices.labService.saving', defaultMessage: 'Saving the lab service' },
  stillSaving: {
    id: 'homeServices.labService.stillSaving',
    defaultMessage: 'The lab service is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.labService.saved', defaultMessage: 'The lab service was saved.' },
  saveFailed: {
    id: 'homeServices.labService.saveFailed',
    defaultMessage: 'Failed to save the lab service. Please try again.',
  },
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
