import { categoriesApi } from '#client/api/homeServices/catalogue';
import { categories } from '#client/entities/homeServices';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the main categories. */
export const categoryTexts = {
  list: { id: 'homeServices.categories', defaultMessage: 'Categories' },
  empty: { id: 'homeServices.noCategories', defaultMessage: 'There are no categories.' },
  loadFailed: { id: 'homeServices.categoriesFailed', defaultMessage: 'Failed to fetch categories' },
};

/** The predefined main categories, which are only read (Spec 2 §6). */
export const categoryKind = defineKind({
  name: 'category',
  entity: categories,
  api: categoriesApi,
  texts: categoryTexts,
});
