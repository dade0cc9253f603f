export { LoginScreen } from './LoginScreen';
export { watchSession } from './sagas';
export { selectIsAuthenticated, selectIsRestoring, selectToken } from './selectors';
export { sessionEnded, sessionReducer, sessionRestored, signedIn, signOutChosen, tokenRefused } from './slice';
