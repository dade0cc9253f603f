import { messagesOf, type Message } from '#client/lib/text';

/** What the button says that lists the keys, and the list. */
export const shortcutsTitle: Message = { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' };

/** What the list says of the time of day. */
export const runningMessages = messagesOf('appointments.running', {
  now: 'Now · {time}',
  earlier: '{count, plural, =0 {Earlier today} other {# earlier today}}',
  back: 'Now',
});
