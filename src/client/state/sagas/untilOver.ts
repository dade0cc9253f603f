/**
 * Resolves once nothing is left of a time that may be prolonged meanwhile, at once where nothing is.
 *
 * @param leftNow how many milliseconds are left; not above 0 where it is over
 */
export async function untilOver(leftNow: () => number): Promise<void> {
  for (let left = leftNow(); left > 0; left = leftNow()) {
    const rest = left;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
