// All that is fetched for the first dialog that is opened.
export { AwayDesk } from './AwayDesk';
export { serveAway } from './sagas';
export { loadedAwayReducer as reducer } from './slice';
