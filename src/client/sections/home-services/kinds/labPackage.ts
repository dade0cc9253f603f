import { labPackagesApi } from '#client/api/homeServices/catalogue';
import { labPackages } from '#client/entities/homeServices';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of lab packages. */
export const labPackageTexts = {
  list: { id: 'homeServices.labPackages', defaultMessage: 'Lab Packages' },
  search: homeMessages.searchByNameOrCode,
  add: { id: 'homeServices.addLabPackage', defaultMessage: 'Add Lab Package' },
  edit: { id: 'homeServices.editLabPackage', defaultMessage: 'Edit Lab Package' },
  empty: { id: 'homeServices.noLabPackages', defaultMessage: 'No lab packages found.' },
  loadFailed: { id: 'homeServices.labPackagesFailed', defaultMessage: 'Failed to load lab packages' },
  saving: { id: 'homeServices.labPackage.saving', defaultMessage: 'Saving the lab package' },
  stillSaving: {
    id: 'homeServices.labPackage.stillSaving',
    defaultMessage: 'The lab package is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.labPackage.saved', defaultMessage: 'The lab package was saved.' },
  saveFailed: {
    id: 'homeServices.labPackage.saveFailed',
    defaultMessage: 'Failed to save the lab package. Please try again.',
  },
};

/** Lab tests sold together; a code of one subcategory makes one (Spec 2 §3). `createLabPackage` adds its tests. */
export const labPackageKind = defineKind({
  name: 'labPackage',
  entity: labPackages,
  api: labPackagesApi,
  texts: labPackageTexts,
  saving: {
    siblings: ({ subcategory }) => ({ subcategory }),
    isSame: (one, { code }) => isSameText(one.code, code),
    hasOwnCode: true,
  },
});
