import { labPackagesApi } from '#client/api/homeServices/catalogue';
import { labPackages } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of lab packages. */
export const labPackageTexts = {
  search: homeMessages.searchByNameOrCode,
  ...messagesOf('homeServices.labPackage', {
    list: 'Lab Packages',
    add: 'Add Lab Package',
    edit: 'Edit Lab Package',
    empty: 'No lab packages found.',
    loadFailed: 'Failed to load lab packages',
    saving: 'Saving the lab package',
    stillSaving: 'The lab package is still being saved. You will be told how it ends.',
    saved: 'The lab package was saved.',
    saveFailed: 'Failed to save the lab package. Please try again.',
  }),
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
