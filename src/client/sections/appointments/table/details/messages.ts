import { messagesOf } from '#client/lib/text';

/** What the details of an open row say (Spec 1 §2). */
export const detailMessages = messagesOf('appointments', {
  actions: 'Actions',
  locationDetails: 'Location Details',
  noActions: 'No actions available',
  viewOnMap: 'View on Map',
  noAddress: 'No address on file',
  earlier: 'Earlier at this time',
  showEarlier: 'Show',
  showEarlierOf: 'Show the earlier appointment of {patient}',
});
