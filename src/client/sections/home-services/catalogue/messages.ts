import { messagesOf, type Message } from '#client/lib/text';
import type { SubcategoryType } from '#contract/rules';

/** The sentences of the catalogue: categories, subcategories, lab services and lab packages (Spec 2 §2.3, §5, §8). */
export const catalogueMessages = messagesOf('homeServices', {
  testStep: 'Test {order}: {name}',
  testRequired: 'Please add at least one test to the package',
  testNameRequired: 'Enter the name of the test',
  testAt: 'Test {order}',
  testNameTooLong: 'The name of a test can have at most {max} characters',
  yes: 'Yes',
  no: 'No',
  code: 'Code',
  type: 'Type',
  order: 'Order',
  icon: 'Icon',
  category: 'Category',
  subcategory: 'Subcategory',
  parentCategory: 'Parent Category',
  testOptions: 'Test options',
  showTestOptions: 'Show Test Options',
  translations: 'Translations',
  categoriesNote: 'The main categories are predefined and cannot be edited here.',
  idAndCode: 'ID {id} · {code}',
  parentCategoryRequired: 'Parent category is required',
  typeRequired: 'Type is required',
  orderInvalid: 'Order must be a whole number of at least 1',
  sampleType: 'Sample Type',
  fasting: 'Fasting',
  requiresFasting: 'Requires Fasting',
  durationMinutes: 'Duration (minutes)',
  subcategoryRequired: 'Subcategory is required',
  codeRequired: 'Code is required',
  durationInvalid: 'Duration must be a whole number of at least 1',
  testName: 'Test Name',
  addTest: 'Add Test',
  removeTest: 'Remove {name}',
  viewTests: 'View Tests',
  testsOf: 'Tests of {name}',
  tests: 'Tests',
  noTests: 'This package has no tests.',
  testsCount: '{count, plural, one {# test} other {# tests}}',
});

/** The labels of the types of subcategories (Spec 2 §3). */
export const subcategoryTypeLabels = messagesOf('homeServices.type', {
  specialty: 'Doctor Specialty',
  lab_subcategory: 'Lab Subcategory',
  nursing_service: 'Nursing Service',
  therapy_type: 'Therapy Type',
}) satisfies Record<SubcategoryType, Message>;
