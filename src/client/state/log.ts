/**
 * Leaves a trace of a failed workflow for whoever looks into the console; names the workflow and the kind of error
 * only.
 */
export function logFailure(key: string, error: unknown): void {
  console.warn(`${key} failed`, error instanceof Error ? `${error.name}: ${error.message}` : typeof error);
}
