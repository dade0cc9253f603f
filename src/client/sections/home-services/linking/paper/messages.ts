import { messagesOf } from '#client/lib/text';

/** The button that begins a price list. */
export const printListMessages = messagesOf('homeServices.priceList', {
  open: 'Print price list',
});
