/**
 * Leaves out of a list whatever it can while the rest still fails, and returns what is left. First only the last few
 * are kept, which is mostly enough; then larger and smaller pieces are left out. Stops looking when it may not go on.
 */
export async function shortest<Thing>(
  all: readonly Thing[],
  fails: (some: readonly Thing[]) => Promise<boolean>,
  mayGoOn: () => boolean = () => true,
): Promise<readonly Thing[]> {
  let left = await lastFew(all, fails, mayGoOn);
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = left.length - size; from > -size; from -= size) {
      const some = left.filter((_, at) => at < from || at >= from + size);
      if (!mayGoOn()) return left;
      if (some.length < left.length && (await fails(some))) left = some;
    }
  }
  return left;
}

async function lastFew<Thing>(
  all: readonly Thing[],
  fails: (some: readonly Thing[]) => Promise<boolean>,
  mayGoOn: () => boolean,
): Promise<readonly Thing[]> {
  for (let few = 1; few < all.length && mayGoOn(); few *= 2) {
    const some = all.slice(-few);
    if (await fails(some)) return some;
  }
  return all;
}
