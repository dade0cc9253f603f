import type { Id, Locale } from '../common';
import { endpoint } from '../endpoint';
import type { Category, LabPackage, LabService } from './catalogue';
import type { HomeProvider } from './providers';

// The lists that the section may open with, which the page asks for before its code is there.

/** The predefined main categories, named in the language that is asked for (Spec 2 §7). */
export const listCategories = endpoint('provider', 'GET', '/api/v3/categories/').carries<{
  query: { locale?: Locale };
  reply: Category[];
}>();

/** The lab services of a subcategory, or all (Spec 2 §7). */
export const listLabServices = endpoint('provider', 'GET', '/api/v3/services/').carries<{
  query: { subcategory?: Id };
  reply: LabService[];
}>();

/** The lab packages of a subcategory, or all, each with its tests (Spec 2 §7). */
export const listLabPackages = endpoint('provider', 'GET', '/api/v3/packages/').carries<{
  query: { subcategory?: Id };
  reply: LabPackage[];
}>();

/** All home providers (Spec 2 §7). */
export const listHomeProviders = endpoint('provider', 'GET', '/api/v3/providers/').carries<{
  reply: HomeProvider[];
}>();
