export { followWaiting } from './followWaiting';
export { noteDropped } from './noteDropped';
export { selectWaiting } from './selectors';
export { WaitsDesk } from './WaitsDesk';
