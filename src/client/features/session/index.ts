export { deskUnlocked, sessionEnded, sessionRestored, signedIn, signOutChosen, tokenRefused } from './events';
export { lockScreen } from './lockScreenCode';
export { LoginScreen } from './LoginScreen';
export { watchSession } from './sagas';
export { selectIsAuthenticated, selectIsLocked, selectIsRestoring, selectToken } from './selectors';
export { sessionReducer } from './slice';
