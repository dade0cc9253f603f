import { runInThisContext } from 'node:vm';

/** Where every date must be right: the product's own zone, and zones far behind and far ahead (decisions: dates). */
export const ZONES = ['Asia/Dubai', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/** The environment that the clock obeys; Jest gives its tests a copy. */
const environment = runInThisContext('process.env') as NodeJS.ProcessEnv;

/** What is computed in a time zone. */
export function inZone<Result>(zone: string, compute: () => Result): Result {
  const { TZ } = environment;
  environment.TZ = zone;
  try {
    return compute();
  } finally {
    environment.TZ = TZ;
  }
}
