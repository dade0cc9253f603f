import type { Message } from '#client/lib/text';

export const versionMessages = {
  ready: { id: 'newVersion.ready', defaultMessage: 'A new version is ready.' },
  load: { id: 'newVersion.load', defaultMessage: 'Load the new version' },
  lossTitle: { id: 'newVersion.lossTitle', defaultMessage: 'Load the page anew and lose what was typed?' },
  lossText: {
    id: 'newVersion.lossText',
    defaultMessage: 'Something on this page has not been saved, or is still being sent.',
  },
  lossConfirm: { id: 'newVersion.lossConfirm', defaultMessage: 'Yes, load' },
  codeMissing: { id: 'newVersion.codeMissing', defaultMessage: 'A part of the page could not be loaded.' },
  outdated: {
    id: 'newVersion.outdated',
    defaultMessage: 'This page is older than what is served now. Load the new version to go on.',
  },
} satisfies Record<string, Message>;
