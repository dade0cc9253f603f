import fc from 'fast-check';

import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { Forms } from '#test/support/desks/forms';
import { homeKinds, linkKinds, makeProvider, readStock, type HomeKind } from '#test/support/desks/homeKinds';
import { runs } from '#test/support/runs';

let backend: Backend;
beforeAll(async () => {
  backend = await startSmallBackend();
});
afterAll(() => backend.stop());

/** Each kind of thing, by its name; all are made under numbers of their own. */
const items = ['subcategory', 'lab service', 'lab package', 'provider', 'doctor', 'therapist'];
/** What a provider can be linked to; each day has a provider of its own. */
const links = ['service of a provider', 'package of a provider', 'nursing service of a provider'];

let made = 0;
function nextNumber(): number {
  made += 1;
  return made;
}

/** Counts from 0, as long as there are so many. */
function countedTo(most: number): () => number | null {
  let count = -1;
  return () => {
    count += 1;
    return count < most ? count : null;
  };
}

/** Makes things of one kind all day, in three tabs. */
async function expectMadeOnce(kindOfDay: () => Promise<[HomeKind, () => number | null]>, usual: number) {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const desks = new Desks(backend, fates, 'home-services');
      const forms = new Forms(desks.log, ...(await kindOfDay()));
      await desks.open();
      await desks.play(happenings, forms.buttonsIn);
      await desks.settle(() => false);
      await forms.saveAll(desks);
      await forms.expectOnce(backend);
    }),
    runs(usual),
  );
}

describe.each(items)('a new %s', (name) => {
  it('is there once and whole when it is said to be saved, and never twice', async () => {
    const kind = homeKinds(await readStock(backend)).find((one) => one.name === name)!;
    await expectMadeOnce(() => Promise.resolve([kind, nextNumber]), 6);
  });
});

describe.each(links)('a new %s', (name) => {
  it('is linked once when it is said to be, and never twice', async () => {
    const stock = await readStock(backend);
    await expectMadeOnce(async () => {
      const provider = await makeProvider(backend);
      const kind = linkKinds({ ...stock, provider }).find((one) => one.name === name)!;
      return [kind, countedTo(kind.most)];
    }, 6);
  });
});
