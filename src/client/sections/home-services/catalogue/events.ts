import type { LabPackageDraft, LabServiceDraft, SubcategoryDraft } from '#contract/homeServices/catalogue';
import { kindEvents } from '../shared/kind/events';
import type { TranslatedDraft } from '../shared/saving/items';

/** What the form of a lab package hands over, with the tests of a new one in their order. */
export interface LabPackageFormDraft extends TranslatedDraft<LabPackageDraft> {
  tests: readonly string[];
}

/** How the id of a step begins that adds a test to a package; its order in the package follows. */
export const TEST_STEP = 'test ';

/** What can happen to the main categories. */
export const categoryEvents = kindEvents('category');

/** What can happen to subcategories. */
export const subcategoryEvents = kindEvents<
  TranslatedDraft<SubcategoryDraft>,
  { parent_category?: string; subcategory_type?: string }
>('subcategory');

/** What can happen to lab services. */
export const labServiceEvents = kindEvents<TranslatedDraft<LabServiceDraft>, { subcategory?: string }>('labService');

/** What can happen to lab packages. */
export const labPackageEvents = kindEvents<LabPackageFormDraft, { subcategory?: string }>('labPackage');

/** What can happen to the tests of lab packages. */
export const packageTestEvents = kindEvents<never, { package?: string }>('packageTest');
