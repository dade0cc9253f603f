export { followWaiting } from './followWaiting';
export { noteDropped } from './noteDropped';

export { WaitsDesk } from './WaitsDesk';
