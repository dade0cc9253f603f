// All that is fetched for the first event that needs any of it.
export { serveChanges } from './changeMany';
export { serveUndos } from './undoMany';
