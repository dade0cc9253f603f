import { subcategoriesApi } from '#client/api/homeServices/catalogue';
import { subcategories } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of subcategories. */
export const subcategoryTexts = {
  search: homeMessages.searchByNameOrCode,
  ...messagesOf('homeServices.subcategory', {
    list: 'Subcategories',
    add: 'Add Subcategory',
    edit: 'Edit Subcategory',
    empty: 'No subcategories found.',
    loadFailed: 'Failed to load subcategories',
    saving: 'Saving the subcategory',
    stillSaving: 'The subcategory is still being saved. You will be told how it ends.',
    saved: 'The subcategory was saved.',
    saveFailed: 'Failed to save the subcategory. Please try again.',
  }),
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
