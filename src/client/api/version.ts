/** Milliseconds after which an answer counts as none: somebody may wait to be told why code is missing. */
const PATIENCE_MS = 10_000;

/** The version of the page that is served now; `null` where `version.json` cannot be read or names none. */
export async function readServedVersion(): Promise<string | null> {
  try {
    const answer = await fetch('version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    const { version } = (await answer.json()) as { version?: unknown };
    return answer.ok && typeof version === 'string' && version !== '' ? version : null;
  } catch {
    return null;
  }
}
