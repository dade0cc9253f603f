export {
  deskLocked,
  deskUnlocked,
  lockChosen,
  sessionEnded,
  sessionRestored,
  signedIn,
  signOutChosen,
  signOutWanted,
  tokenRefused,
} from './events';
export { lockScreen, loginScreen } from './screens';
export { watchSession } from './sagas';
export { tokenHolds } from './sagas/tokenHolds';
export {
  selectIsAuthenticated,
  selectIsCovered,
  selectIsRestoring,
  selectMayAdminister,
  selectToken,
  selectUser,
} from './selectors';
export { sessionReducer } from './slice';
