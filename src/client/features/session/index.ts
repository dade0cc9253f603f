export { sessionEnded, sessionRestored, signedIn, signOutChosen, tokenRefused } from './events';
export { LoginScreen } from './LoginScreen';
export { watchSession } from './sagas';
export { selectIsAuthenticated, selectIsRestoring, selectToken } from './selectors';
export { sessionReducer } from './slice';
