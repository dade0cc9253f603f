import { subcategoriesApi } from '#client/api/homeServices/catalogue';
import { subcategories } from '#client/entities/homeServices';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of subcategories. */
export const subcategoryTexts = {
  list: { id: 'homeServices.subcategories', defaultMessage: 'Subcategories' },
  search: homeMessages.searchByNameOrCode,
  add: { id: 'homeServices.addSubcategory', defaultMessage: 'Add Subcategory' },
  edit: { id: 'homeServices.editSubcategory', defaultMessage: 'Edit Subcategory' },
  empty: { id: 'homeServices.noSubcategories', defaultMessage: 'No subcategories found.' },
  loadFailed: { id: 'homeServices.subcategoriesFailed', defaultMessage: 'Failed to load subcategories' },
  saving: { id: 'homeServices.subcategory.saving', defaultMessage: 'Saving the subcategory' },
  stillSaving: {
    id: 'homeServices.subcategory.stillSaving',
    defaultMessage: 'The subcategory is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.subcategory.saved', defaultMessage: 'The subcategory was saved.' },
  saveFailed: {
    id: 'homeServices.subcategory.saveFailed',
    defaultMessage: 'Failed to save the subcategory. Please try again.',
  },
};

/** The subcategories that lab services and packages belong to, as the filter of their list. */
export const OF_LABS = { subcategory_type: 'lab_subcategory' };

/** The nursing services, likewise. */
export const OF_NURSING = { subcategory_type: 'nursing_service' };

/** The branches of the main categories; a code of one category makes one (Spec 2 §3). */
export const subcategoryKind = defineKind({
  name: 'subcategory',
  entity: subcategories,
  api: subcategoriesApi,
  texts: subcategoryTexts,
  saving: {
    siblings: ({ parent_category }) => ({ parent_category }),
    isSame: (one, { code }) => isSameText(one.code, code),
    hasOwnCode: true,
  },
});
