import { tracked } from '#client/state/requests/tracked';
import { sessionKeys } from '../keys';
import { sessionMessages } from '../messages';
import { lockMessages } from './messages';
import { askInTime } from './sagas/askInTime';
import { askToSignOut } from './sagas/askToSignOut';
import { renew } from './sagas/renew';
import { unlock } from './sagas/unlock';

const { forbidden } = sessionMessages;

/** What asks for the password of somebody who is signed in and what becomes of it, and what asks before they go. */
export const lateSession = {
  askInTime,
  askToSignOut,
  renew: tracked({ key: sessionKeys.renew, failure: { text: lockMessages.renewalFailed, forbidden } }, renew),
  unlock: tracked({ key: sessionKeys.unlock, failure: { text: lockMessages.unlockFailed, forbidden } }, unlock),
};
