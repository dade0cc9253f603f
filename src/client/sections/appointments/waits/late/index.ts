export { checkHours } from './checkHours';
export { findWaiting } from './findWaiting';
export { noteDropped } from './noteDropped';
export { readSetUp } from './setUp/readSetUp';
export { WaitsDesk } from './WaitsDesk';
export { WaitsLabel } from './WaitsLabel';
