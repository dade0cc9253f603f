export { checkHours } from './checkHours';
export { findWaiting } from './findWaiting';
export { noteDropped } from './noteDropped';
export { readSetUp } from './setUp/readSetUp';
export { loadedWaitsReducer as reducer } from './slice';
export { WaitsDesk } from './WaitsDesk';
export { WaitsLabel } from './WaitsLabel';
