export {
  deskUnlocked,
  lockChosen,
  sessionEnded,
  sessionRestored,
  signedIn,
  signOutChosen,
  signOutWanted,
  tokenRefused,
} from './events';
export { lockScreen } from './lateCode';
export { LoginScreen } from './LoginScreen';
export { watchSession } from './sagas';
export { tokenHolds } from './sagas/tokenHolds';
export { selectIsAuthenticated, selectIsCovered, selectIsRestoring, selectToken, selectUser } from './selectors';
export { sessionReducer } from './slice';
