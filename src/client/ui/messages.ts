import type { Message } from '#client/lib/text';

export const messages = {
  loading: { id: 'ui.loading', defaultMessage: 'Loading...' },
  retry: { id: 'ui.retry', defaultMessage: 'Retry' },
  close: { id: 'ui.close', defaultMessage: 'Close' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  search: { id: 'ui.search', defaultMessage: 'Search' },
  clearSearch: { id: 'ui.clearSearch', defaultMessage: 'Clear' },
  save: { id: 'ui.save', defaultMessage: 'Save' },
  saving: { id: 'ui.saving', defaultMessage: 'Saving...' },
  delete: { id: 'ui.delete', defaultMessage: 'Delete' },
  discardTitle: { id: 'ui.discardTitle', defaultMessage: 'Discard what you typed?' },
  discardText: { id: 'ui.discardText', defaultMessage: 'Your changes have not been saved.' },
  discardConfirm: { id: 'ui.discardConfirm', defaultMessage: 'Yes, discard' },
  discardCancel: { id: 'ui.discardCancel', defaultMessage: 'Keep editing' },
  yesterday: { id: 'ui.yesterday', defaultMessage: 'Yesterday' },
  today: { id: 'ui.today', defaultMessage: 'Today' },
  tomorrow: { id: 'ui.tomorrow', defaultMessage: 'Tomorrow' },
} satisfies Record<string, Message>;
