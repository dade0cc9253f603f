import { messagesOf } from '#client/lib/text';

/** The button that begins an import. */
export const importMessages = messagesOf('homeServices.sheets', {
  import: 'Import',
});
