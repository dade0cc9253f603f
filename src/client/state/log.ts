import { recordError } from '#client/device/flightRecorder';

/** Logs a failed workflow by its key and its error, and nothing that was typed (decisions: failures). */
export function logFailure(key: string, error: unknown): void {
  recordError(key, error);
  console.warn(`${key} failed`, error instanceof Error ? `${error.name}: ${error.message}` : typeof error);
}
