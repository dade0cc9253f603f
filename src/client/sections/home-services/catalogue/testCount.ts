import type { StoredLabPackage } from '#client/entities/homeServices';

/** How many tests a package has; `null` where the service does not say. */
export function testCount({ included_tests: tests, tests_count: count }: StoredLabPackage): number | null {
  return tests?.length ?? count ?? null;
}
