import type { Message } from '#client/lib/text';

/** What is said about how the list is laid out, narrowed and sorted. */
export const viewMessages = {
  from: { id: 'appointments.from', defaultMessage: 'From' },
  to: { id: 'appointments.to', defaultMessage: 'To' },
  clashes: { id: 'appointments.clashes', defaultMessage: 'Clashes' },
  clashesCount: { id: 'appointments.clashes.count', defaultMessage: 'Clashes ({count, number})' },
  clashesOnly: { id: 'appointments.clashes.only', defaultMessage: 'Only overlapping' },
  noMatch: { id: 'appointments.noMatch', defaultMessage: 'Nothing found' },
  filters: { id: 'appointments.filters', defaultMessage: 'Filters' },
  filter: { id: 'appointments.filter', defaultMessage: '{name}: {value}' },
  removeFilter: { id: 'appointments.removeFilter', defaultMessage: 'Remove this filter' },
  clearFilters: { id: 'appointments.clearAllFilters', defaultMessage: 'Clear filters' },
  doctorGone: {
    id: 'appointments.doctorGone',
    defaultMessage: 'The chosen doctor has no appointments any more. All doctors are shown.',
  },
  locationGone: {
    id: 'appointments.locationGone',
    defaultMessage: 'The chosen location has no appointments any more. All locations are shown.',
  },
  columns: { id: 'appointments.columns', defaultMessage: 'Columns' },
  moveUp: { id: 'appointments.moveUp', defaultMessage: 'Move {column} up' },
  moveDown: { id: 'appointments.moveDown', defaultMessage: 'Move {column} down' },
  usualColumns: { id: 'appointments.usualColumns', defaultMessage: 'Usual columns and widths' },
  views: { id: 'appointments.views', defaultMessage: 'Views' },
  saveView: { id: 'appointments.saveView', defaultMessage: 'Save view' },
  noViews: { id: 'appointments.noViews', defaultMessage: 'No view is saved on this device yet.' },
  viewName: { id: 'appointments.viewName', defaultMessage: 'Name' },
  viewHint: {
    id: 'appointments.viewHint',
    defaultMessage: 'Keeps filters, sort and columns on this device; not what is searched for.',
  },
  nameMissing: { id: 'appointments.nameMissing', defaultMessage: 'Please enter a name.' },
  nameTaken: { id: 'appointments.nameTaken', defaultMessage: 'There is a view of this name already.' },
  renameView: { id: 'appointments.renameView', defaultMessage: 'Rename {view}' },
  deleteView: { id: 'appointments.deleteView', defaultMessage: 'Delete {view}' },
  deleteTitle: { id: 'appointments.deleteViewTitle', defaultMessage: 'Delete the view “{view}”?' },
  deleteText: { id: 'appointments.deleteViewText', defaultMessage: 'The appointments stay as they are.' },
} satisfies Record<string, Message>;
