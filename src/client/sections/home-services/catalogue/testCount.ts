import type { StoredLabPackage } from '#client/entities/homeServices';

/** How many tests a package has, as far as the service says. */
export function testCount({ included_tests: tests, tests_count: count }: StoredLabPackage): number {
  return tests?.length ?? count ?? 0;
}
