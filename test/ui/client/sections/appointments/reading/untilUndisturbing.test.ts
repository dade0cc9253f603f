import { listenForKeys, untilUndisturbing } from '#client/sections/appointments/reading/fresh/untilUndisturbing';
import { setOnline } from '#test/support/line';

beforeAll(listenForKeys);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });
});

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'visibilityState');
});

/** What it takes to begin and to end what would be disturbed. */
const disturbing: [string, () => void, () => void][] = [
  ['the page is hidden', () => see('hidden'), () => see('visible')],
  ['the page is offline', () => setOnline(false), () => setOnline(true)],
  ['a dialog is open', () => draw('<div role="dialog"></div>'), () => draw('')],
  [
    'a question is asked',
    () => draw('<div role="alertdialog"></div>'),
    () => draw('<div aria-hidden="true"><div role="dialog"></div></div>'),
  ],
];

function see(visibilityState: string) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
}

function draw(content: string) {
  document.body.innerHTML = content;
}

it.each(disturbing)('waits while %s', async (_, begin, end) => {
  const goneOn = jest.fn();
  begin();
  void untilUndisturbing().then(goneOn);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(goneOn).not.toHaveBeenCalled();
  end();
  await jest.advanceTimersByTimeAsync(1000);

  expect(goneOn).toHaveBeenCalledTimes(1);
});

it('waits until nobody has pressed a key for five seconds', async () => {
  const goneOn = jest.fn();
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  press();
  void untilUndisturbing().then(goneOn);
  await jest.advanceTimersByTimeAsync(4_000);
  press();
  await jest.advanceTimersByTimeAsync(4_990);
  expect(goneOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);

  expect(goneOn).toHaveBeenCalledTimes(1);
});
