import { messagesOf } from '#client/lib/text';

export const paletteMessages = messagesOf('palette', {
  title: 'Search everything',
  key: 'Ctrl K',
});
