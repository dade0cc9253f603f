import type { SubcategoryType } from '../../../contract/rules';
import type { Message } from '../../lib/text';

const things = 'subcategory {subcategory} labService {lab service} labPackage {lab package} homeProvider {provider} serviceLink {link} packageLink {link} nursingLink {link} homeDoctor {doctor} therapist {therapist} homeSchedule {availability} other {item}';

export const messages = {
  title: { id: 'homeServices.title', defaultMessage: 'Home Services' },
  categories: { id: 'homeServices.categories', defaultMessage: 'Categories' },
  subcategories: { id: 'homeServices.subcategories', defaultMessage: 'Subcategories' },
  labServices: { id: 'homeServices.labServices', defaultMessage: 'Lab Services' },
  labPackages: { id: 'homeServices.labPackages', defaultMessage: 'Lab Packages' },
  providers: { id: 'homeServices.providers', defaultMessage: 'Providers' },
  linking: { id: 'homeServices.linking', defaultMessage: 'Service Linking' },
  staff: { id: 'homeServices.staff', defaultMessage: 'Doctors & Therapists' },
  schedule: { id: 'homeServices.schedule', defaultMessage: 'Availability' },
  notBuilt: { id: 'homeServices.notBuilt', defaultMessage: 'This tab is not part of the product yet.' },
  actions: { id: 'homeServices.actions', defaultMessage: 'Actions' },
  edit: { id: 'homeServices.edit', defaultMessage: 'Edit {name}' },
  delete: { id: 'homeServices.delete', defaultMessage: 'Delete {name}' },
  deleteTitle: { id: 'homeServices.deleteTitle', defaultMessage: 'Delete {name}?' },
  deleteConfirm: { id: 'homeServices.deleteConfirm', defaultMessage: 'Delete' },
  cannotBeUndone: { id: 'homeServices.cannotBeUndone', defaultMessage: 'This action cannot be undone' },
  deleted: { id: 'homeServices.deleted', defaultMessage: '{name} was deleted.' },
  deleteFailed: { id: 'homeServices.deleteFailed', defaultMessage: 'Failed to delete {name}. Please try again.' },
  loadFailed: {
    id: 'homeServices.loadFailed',
    defaultMessage:
      'Failed to {things, select, category {fetch categories} subcategory {load subcategories} labService {load lab services} labPackage {load lab packages} homeProvider {load providers} serviceLink {load linked services} packageLink {load linked packages} nursingLink {load linked nursing services} homeDoctor {load doctors} therapist {load therapists} language {load languages} homeSchedule {load availability} other {load the list}}',
  },
  saved: { id: 'homeServices.saved', defaultMessage: `The {thing, select, ${things}} was saved.` },
  saveFailed: { id: 'homeServices.saveFailed', defaultMessage: `Failed to save the {thing, select, ${things}}. Please try again.` },
  steps: { id: 'homeServices.steps', defaultMessage: 'Steps' },
  stepWaiting: { id: 'homeServices.stepWaiting', defaultMessage: 'Waiting' },
  stepRunning: { id: 'homeServices.stepRunning', defaultMessage: 'Saving...' },
  stepDone: { id: 'homeServices.stepDone', defaultMessage: 'Saved' },
  stepFailed: { id: 'homeServices.stepFailed', defaultMessage: 'Failed' },
  itemStep: { id: 'homeServices.itemStep', defaultMessage: 'The item itself' },
  enStep: { id: 'homeServices.enStep', defaultMessage: 'English texts' },
  arStep: { id: 'homeServices.arStep', defaultMessage: 'Arabic texts' },
  testStep: { id: 'homeServices.testStep', defaultMessage: 'Test {order}: {name}' },
  testRequired: { id: 'homeServices.testRequired', defaultMessage: 'Please add at least one test to the package' },
  providerConsequence: { id: 'homeServices.providerConsequence', defaultMessage: 'All associated services and doctors are removed.' },
  unlink: { id: 'homeServices.unlink', defaultMessage: 'Unlink' },
  unlinkTitle: { id: 'homeServices.unlinkTitle', defaultMessage: 'Unlink {name}?' },
  chooseProvider: { id: 'homeServices.chooseProvider', defaultMessage: 'Choose a provider first.' },
  provider: { id: 'homeServices.provider', defaultMessage: 'Provider' },
} satisfies Record<string, Message>;

/** The types of subcategories in words (Spec 2 §3). */
export const subcategoryTypeLabels = {
  specialty: { id: 'homeServices.type.specialty', defaultMessage: 'Doctor Specialty' },
  lab_subcategory: { id: 'homeServices.type.lab', defaultMessage: 'Lab Subcategory' },
  nursing_service: { id: 'homeServices.type.nursing', defaultMessage: 'Nursing Service' },
  therapy_type: { id: 'homeServices.type.therapy', defaultMessage: 'Therapy Type' },
} satisfies Record<SubcategoryType, Message>;
