// All that is fetched for the first event that needs any of it.
export { announceFailedChange, changeStatus, keepAction } from './sagas/changeStatus';
export { undoChange } from './sagas/undoChange';
export { tellOverlaps } from './sagas/tellOverlaps';
