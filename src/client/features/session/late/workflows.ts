import { tracked } from '#client/state/requests/tracked';
import { sessionKeys } from '../keys';
import { lockMessages } from './messages';
import { askInTime } from './sagas/askInTime';
import { renew } from './sagas/renew';
import { unlock } from './sagas/unlock';

/** What asks for the password of somebody who is signed in, and what becomes of it. */
export const lateSession = {
  askInTime,
  renew: tracked({ key: sessionKeys.renew, failure: { text: lockMessages.renewalFailed } }, renew),
  unlock: tracked({ key: sessionKeys.unlock, failure: { text: lockMessages.unlockFailed } }, unlock),
};
