/** Keys of the request table that belong to the session. */
export const sessionKeys = {
  signIn: 'session/signIn',
  /** The topic of what is said about the end of a session. */
  ended: 'session/ended',
} as const;
