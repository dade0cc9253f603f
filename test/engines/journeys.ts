import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import type { Target } from './find';
import { handAt, type Hand } from './hand';
import type { Engine, Started } from './wire';

const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, within });
const LIST: Target = { role: 'table', name: 'Appointments' };

/** Plays the main ways through the product in one engine; one that is not installed is left out, and said. */
export function playIn({ name, isInstalled, packages, start }: Engine): void {
  const journeys = isInstalled ? describe : describe.skip;
  journeys(isInstalled ? name : `${name}, which is not installed (apt-get install ${packages})`, () => {
    let engine: Started;
    let backend: Backend;
    let hand: Hand;

    beforeAll(async () => {
      [engine, backend] = await Promise.all([start(), startBackend({ page: true })]);
      hand = handAt(engine.wire);
    });
    beforeEach(async () => {
      await hand.open(backend.url);
      await hand.ask('localStorage.clear()');
      await hand.open(backend.url);
    });
    afterAll(async () => {
      await Promise.all([engine.stop(), backend.stop()]);
    });
    afterEach(() => {
      expect(engine.faults).toEqual([]);
    });

    it('signs in by a form that is typed, and out again', async () => {
      await hand.write({ label: 'Email' }, DEMO.email);
      await hand.write({ label: 'Password' }, DEMO.password);
      await hand.keys('Enter');
      await hand.see(LIST);
      await hand.press(button('Sign Out'));
      await hand.see({ role: 'heading', name: 'Login' });
    });
  });
}
