/** A reason not to start, said in one sentence that a person can act on. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Whether an error comes from the operating system and so carries a code such as `EADDRINUSE`. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
