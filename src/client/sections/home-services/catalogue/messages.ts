import type { Message } from '#client/lib/text';
import type { SubcategoryType } from '#contract/rules';

/** The sentences of the catalogue: categories, subcategories, lab services and lab packages (Spec 2 §2.3, §5, §8). */
export const catalogueMessages = {
  testStep: { id: 'homeServices.testStep', defaultMessage: 'Test {order}: {name}' },
  testRequired: { id: 'homeServices.testRequired', defaultMessage: 'Please add at least one test to the package' },
  testNameRequired: { id: 'homeServices.testNameRequired', defaultMessage: 'Enter the name of the test' },
  testAt: { id: 'homeServices.testAt', defaultMessage: 'Test {order}' },
  testNameTooLong: {
    id: 'homeServices.testNameTooLong',
    defaultMessage: 'The name of a test can have at most {max} characters',
  },
  yes: { id: 'homeServices.yes', defaultMessage: 'Yes' },
  no: { id: 'homeServices.no', defaultMessage: 'No' },
  code: { id: 'homeServices.code', defaultMessage: 'Code' },
  type: { id: 'homeServices.type', defaultMessage: 'Type' },
  order: { id: 'homeServices.order', defaultMessage: 'Order' },
  icon: { id: 'homeServices.icon', defaultMessage: 'Icon' },
  category: { id: 'homeServices.category', defaultMessage: 'Category' },
  subcategory: { id: 'homeServices.subcategory', defaultMessage: 'Subcategory' },
  parentCategory: { id: 'homeServices.parentCategory', defaultMessage: 'Parent Category' },
  testOptions: { id: 'homeServices.testOptions', defaultMessage: 'Test options' },
  showTestOptions: { id: 'homeServices.showTestOptions', defaultMessage: 'Show Test Options' },
  translations: { id: 'homeServices.translations', defaultMessage: 'Translations' },
  categoriesNote: {
    id: 'homeServices.categoriesNote',
    defaultMessage: 'The main categories are predefined and cannot be edited here.',
  },
  idAndCode: { id: 'homeServices.idAndCode', defaultMessage: 'ID {id} · {code}' },
  parentCategoryRequired: { id: 'homeServices.parentCategoryRequired', defaultMessage: 'Parent category is required' },
  typeRequired: { id: 'homeServices.typeRequired', defaultMessage: 'Type is required' },
  orderInvalid: { id: 'homeServices.orderInvalid', defaultMessage: 'Order must be a whole number of at least 1' },
  sampleType: { id: 'homeServices.sampleType', defaultMessage: 'Sample Type' },
  fasting: { id: 'homeServices.fasting', defaultMessage: 'Fasting' },
  requiresFasting: { id: 'homeServices.requiresFasting', defaultMessage: 'Requires Fasting' },
  durationMinutes: { id: 'homeServices.durationMinutes', defaultMessage: 'Duration (minutes)' },
  subcategoryRequired: { id: 'homeServices.subcategoryRequired', defaultMessage: 'Subcategory is required' },
  codeRequired: { id: 'homeServices.codeRequired', defaultMessage: 'Code is required' },
  durationInvalid: {
    id: 'homeServices.durationInvalid',
    defaultMessage: 'Duration must be a whole number of at least 1',
  },
  testName: { id: 'homeServices.testName', defaultMessage: 'Test Name' },
  addTest: { id: 'homeServices.addTest', defaultMessage: 'Add Test' },
  removeTest: { id: 'homeServices.removeTest', defaultMessage: 'Remove {name}' },
  viewTests: { id: 'homeServices.viewTests', defaultMessage: 'View Tests' },
  testsOf: { id: 'homeServices.testsOf', defaultMessage: 'Tests of {name}' },
  tests: { id: 'homeServices.tests', defaultMessage: 'Tests' },
  noTests: { id: 'homeServices.noTests', defaultMessage: 'This package has no tests.' },
  testsCount: { id: 'homeServices.testsCount', defaultMessage: '{count, plural, one {# test} other {# tests}}' },
} satisfies Record<string, Message>;

/** The labels of the types of subcategories (Spec 2 §3). */
export const subcategoryTypeLabels = {
  specialty: { id: 'homeServices.type.specialty', defaultMessage: 'Doctor Specialty' },
  lab_subcategory: { id: 'homeServices.type.lab', defaultMessage: 'Lab Subcategory' },
  nursing_service: { id: 'homeServices.type.nursing', defaultMessage: 'Nursing Service' },
  therapy_type: { id: 'homeServices.type.therapy', defaultMessage: 'Therapy Type' },
} satisfies Record<SubcategoryType, Message>;
