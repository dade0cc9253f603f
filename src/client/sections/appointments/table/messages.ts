import type { Message } from '#client/lib/text';

/** What the button says that lists the keys, and the list. */
export const shortcutsTitle: Message = { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' };
