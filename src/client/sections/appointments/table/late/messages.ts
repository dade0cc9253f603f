import type { Message } from '#client/lib/text';

/** What the details of an open row say (Spec 1 §2). */
export const detailMessages = {
  actions: { id: 'appointments.actions', defaultMessage: 'Actions' },
  locationDetails: { id: 'appointments.locationDetails', defaultMessage: 'Location Details' },
  noActions: { id: 'appointments.noActions', defaultMessage: 'No actions available' },
  viewOnMap: { id: 'appointments.viewOnMap', defaultMessage: 'View on Map' },
  noAddress: { id: 'appointments.noAddress', defaultMessage: 'No address on file' },
} satisfies Record<string, Message>;

/** What keys do in the list of appointments. */
export const shortcutMessages = {
  move: { id: 'shortcuts.move', defaultMessage: 'Go to the appointment above or below' },
  ends: { id: 'shortcuts.ends', defaultMessage: 'Go to the first or the last one' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open or close it' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close the open one' },
  search: { id: 'shortcuts.search', defaultMessage: 'Search' },
  choose: { id: 'shortcuts.choose', defaultMessage: 'Select it, or no longer' },
  extend: { id: 'shortcuts.extend', defaultMessage: 'Select all up to the next one; a click with Shift does so too' },
  fromSearch: { id: 'shortcuts.fromSearch', defaultMessage: 'Go from the search to the first appointment' },
  widen: { id: 'shortcuts.widen', defaultMessage: 'On the head of a column: make it wider or narrower' },
  list: { id: 'shortcuts.list', defaultMessage: 'Show this list' },
  singleKeys: { id: 'shortcuts.singleKeys', defaultMessage: 'Single-key shortcuts' },
  singleKeysHint: {
    id: 'shortcuts.singleKeysHint',
    defaultMessage: 'One letter then changes the appointment in focus. Remembered on this device.',
  },
  accept: { id: 'shortcuts.accept', defaultMessage: 'Accept it' },
  reject: { id: 'shortcuts.reject', defaultMessage: 'Reject it' },
} satisfies Record<string, Message>;
