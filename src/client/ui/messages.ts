import type { Message } from '../lib/text';

export const messages = {
  loading: { id: 'ui.loading', defaultMessage: 'Loading...' },
  retry: { id: 'ui.retry', defaultMessage: 'Retry' },
  close: { id: 'ui.close', defaultMessage: 'Close' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  clearSearch: { id: 'ui.clearSearch', defaultMessage: 'Clear' },
  save: { id: 'ui.save', defaultMessage: 'Save' },
  saving: { id: 'ui.saving', defaultMessage: 'Saving...' },
  delete: { id: 'ui.delete', defaultMessage: 'Delete' },
  datePlaceholder: { id: 'ui.datePlaceholder', defaultMessage: 'e.g. 2026-11-21' },
  timePlaceholder: { id: 'ui.timePlaceholder', defaultMessage: 'e.g. 09:00' },
  chooseDate: { id: 'ui.chooseDate', defaultMessage: 'Open calendar' },
  chooseTime: { id: 'ui.chooseTime', defaultMessage: 'Open clock' },
  dropTitle: { id: 'ui.dropTitle', defaultMessage: 'Discard what you typed?' },
  dropText: { id: 'ui.dropText', defaultMessage: 'Your changes have not been saved.' },
  dropConfirm: { id: 'ui.dropConfirm', defaultMessage: 'Yes, discard' },
  dropCancel: { id: 'ui.dropCancel', defaultMessage: 'Cancel and keep editing' },
  yesterday: { id: 'ui.yesterday', defaultMessage: 'Yesterday' },
  today: { id: 'ui.today', defaultMessage: 'Today' },
  tomorrow: { id: 'ui.tomorrow', defaultMessage: 'Tomorrow' },
} satisfies Record<string, Message>;
