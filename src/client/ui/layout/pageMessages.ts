import type { Message } from '#client/lib/text';

/** What the bar says that leads from page to page. */
export const pageMessages = {
  pages: { id: 'ui.pages', defaultMessage: 'Pages' },
  previous: { id: 'ui.previous', defaultMessage: 'Previous' },
  next: { id: 'ui.next', defaultMessage: 'Next' },
} satisfies Record<string, Message>;
