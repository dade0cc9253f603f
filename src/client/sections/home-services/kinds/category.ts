import { categoriesApi } from '#client/api/homeServices/catalogue';
import { categories } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the main categories. */
export const categoryTexts = messagesOf('homeServices.category', {
  list: 'Categories',
  empty: 'There are no categories.',
  loadFailed: 'Failed to fetch categories',
});

/** The predefined main categories, which are only read (Spec 2 §6). */
export const categoryKind = defineKind({
  name: 'category',
  entity: categories,
  api: categoriesApi,
  texts: categoryTexts,
});
