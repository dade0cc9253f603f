import { messagesOf } from '#client/lib/text';

export const uiMessages = messagesOf('ui', {
  loading: 'Loading...',
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  search: 'Search',
  clearSearch: 'Clear',
  save: 'Save',
  saving: 'Saving...',
  delete: 'Delete',
  discardTitle: 'Discard what you typed?',
  discardText: 'Your changes have not been saved.',
  discardConfirm: 'Yes, discard',
  discardCancel: 'Keep editing',
  titleOf: '{title}: {name}',
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
});
