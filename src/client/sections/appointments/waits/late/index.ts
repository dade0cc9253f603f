export { findWaiting } from './findWaiting';
export { noteDropped } from './noteDropped';
export { WaitsDesk } from './WaitsDesk';
export { WaitsLabel } from './WaitsLabel';
