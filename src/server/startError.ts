/** The server cannot start; the message is one sentence that a person can act on. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
