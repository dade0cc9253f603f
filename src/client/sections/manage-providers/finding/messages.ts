import { messagesOf } from '#client/lib/text';

/** What can be done with the directory, as the search through everything says it. */
export const directoryFindingMessages = messagesOf('manageProviders.finding', {
  newProvider: 'New provider',
  manageHours: 'Manage Provider Availabilities: {provider}',
});
