/** Keys of the request table that belong to the session. */
export const sessionKeys = { signIn: 'session/signIn' } as const;
