import { messagesOf } from '#client/lib/text';

/** What the bar says that leads from page to page. */
export const pageMessages = messagesOf('ui', {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
});
