import type { Entry } from '#client/device/flightRecorder';

/** The text of a report, in English for whoever reads it: the version of the page, and line by line what it did. */
export function reportText(version: string, entries: readonly Entry[], now: Date): string {
  const lines = entries.map(
    ({ at, what, times }) => `${secondsOf(at)}  ${what}${times > 1 ? ` (${times} times)` : ''}`,
  );
  return [`Mawid ${version}`, `Written ${now.toISOString()}`, '', ...lines, ''].join('\n');
}

/** Seconds since the page began, in a column of their own. */
function secondsOf(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(3)} s`.padStart(12);
}
