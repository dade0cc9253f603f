// All that is fetched for the first event that needs any of it.
export { serveChanges } from './sagas/changeMany';
export { serveDayUndos, serveUndos } from './sagas/undoMany';
