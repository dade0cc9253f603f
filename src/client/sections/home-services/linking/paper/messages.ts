import { messagesOf } from '#client/lib/text';

/** The button that begins a price list. */
export const paperMessages = messagesOf('homeServices.priceList', {
  open: 'Print price list',
});
