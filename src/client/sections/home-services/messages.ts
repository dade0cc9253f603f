import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** The sentences that several subjects of the section share (Spec 2 §2.3, §5, §8). */
export const homeMessages = messagesOf('homeServices', {
  title: 'Home Services',
  linking: 'Service Linking',
  staff: 'Doctors & Therapists',
  actions: 'Actions',
  edit: 'Edit {name}',
  delete: 'Delete {name}',
  deleteTitle: 'Delete {name}?',
  cannotBeUndone: 'This action cannot be undone',
  deleted: '{name} was deleted.',
  deleteFailed: 'Failed to delete {name}. Please try again.',
  deleteSelected: 'Delete selected ({count, number})',
  deleteManyTitle: 'Delete {count, plural, one {# entry} other {# entries}}?',
  moreRows: 'and {count, number} more',
  deletingMany: 'Deleting several entries',
  deleteManyFailed: 'Failed to delete the entries. Please try again.',
  looksAlike:
    'It may have been saved: the list has one that looks like it. ' +
    'Close the form and look there before you add it again.',
  loadFailed: 'Failed to load the list',
  saveAndAnother: 'Save and add another',
  steps: 'Steps',
  stepWaiting: 'Waiting',
  saved: 'Saved',
  stepFailed: 'Failed',
  itemStep: 'The item itself',
  enStep: 'English texts',
  arStep: 'Arabic texts',
  stepKept: 'Not changed',
  savedInPart: 'Saved: {saved}. Not saved: {kept}.',
  namelessTitle: 'Save an Arabic description without a name?',
  namelessText: 'People who read Arabic will see the description, and no Arabic name above it.',
  namelessConfirm: 'Yes, save without a name',
  arNameWanted: 'Nothing was saved: the Arabic description has no name yet.',
  import: 'Import',
  searchByName: 'Search by name',
  searchByNameOrCode: 'Search by name or code',
  count: '{count, plural, one {# entry} other {# entries}}',
  countOf: '{count, number} of {total, plural, one {# entry} other {# entries}}',
  noMatch: 'Nothing matches. Try another search or filter.',
  all: 'All',
  name: 'Name',
  priceInvalid: 'Enter an amount with at most two decimals',
  description: 'Description',
  textsComplete: 'Arabic: complete',
  textsPartial: 'Arabic: missing',
  englishMissing: 'English: missing',
  textsMissing: 'Both missing',
  arabicMissing: 'Arabic missing',
  enName: 'English Name',
  enDescription: 'English Description',
  arName: 'Arabic Name',
  arDescription: 'Arabic Description',
  enNameRequired: 'English name is required',
  arNameKept: 'Arabic words can be changed, but not removed',
  editShort: 'Edit',
  active: 'Active',
  inactive: 'Inactive',
  available: 'Available',
  unavailable: 'Unavailable',
  status: 'Status',
});

/** What is said of several entries that were deleted together. */
export const deletedTally = messagesOf('homeServices.deletedTally', {
  all:
    'Deleted {added, plural, one {# entry} other {# entries}}' + '{skipped, plural, =0 {} other {, # already gone}}.',
  some:
    'Deleted {added, plural, one {# entry} other {# entries}}' +
    '{skipped, plural, =0 {} other {, # already gone}}. Failed to delete {failed, number}.',
  none: 'Failed to delete any entries. Please try again.',
}) satisfies TallyTexts;
