/** Keys of the request table that belong to the session. */
export const sessionKeys = {
  signIn: 'session/signIn',
  unlock: 'session/unlock',
  renew: 'session/renew',
  /** The topic of the warning that the desk locks in a minute. */
  lock: 'session/lock',
  /** The topic of what is said about the end of a session. */
  ended: 'session/ended',
} as const;
