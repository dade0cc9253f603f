// All that is fetched for the first event that needs any of it.
export { announceFailedChange, changeStatus } from './changeStatus';
export { readPlace } from './readPlace';
export { undoChange } from './undoChange';
