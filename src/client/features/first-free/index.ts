export type { FreeTime, Scope } from './events';
export { FirstFree } from './FirstFree';
export { FirstFreeDialog } from './FirstFreeDialog';
export { watchFirstFree } from './sagas';
export { firstFreeReducer } from './slice';
