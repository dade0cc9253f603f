import { messagesOf } from '#client/lib/text';

export const versionMessages = messagesOf('newVersion', {
  ready: 'A new version is ready.',
  load: 'Load the new version',
  lossTitle: 'Load the page anew and lose what was typed?',
  lossText: 'Something on this page has not been saved, or is still being sent.',
  lossConfirm: 'Yes, load',
  codeMissing: 'A part of the page could not be loaded.',
  outdated: 'This page is older than what is served now. Load the new version to go on.',
});
