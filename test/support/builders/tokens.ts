/** A JWT with these claims, as a service signs it; `id` tells one from another. */
export function tokenWith(claims: object, id = 'a'): string {
  return ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), id].join('.');
}

/** A JWT that lives so many seconds, by a clock that has nothing to do with that of the page. */
export function tokenOf(seconds: number, id?: string): string {
  return tokenWith({ iat: 1_900_000_000, exp: 1_900_000_000 + seconds }, id);
}
