import { listenForHands, untilUntouched } from '#client/state/sagas/untilUntouched';

beforeAll(() => {
  document.body.innerHTML = '<p>text</p><div role="row"><b>one</b><i>x</i></div><div role="row"><b>two</b></div>';
  listenForHands();
});

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });
});

afterEach(async () => {
  happens('pointerup', 'p');
  happens('pointerover', 'p');
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
});

function happens(type: string, where: string) {
  document.querySelector(where)?.dispatchEvent(new Event(type, { bubbles: true }));
}

function waiting() {
  const goneOn = jest.fn();
  void untilUntouched().then(goneOn);
  return goneOn;
}

it.each([
  ['nothing was touched', 'p', 'keydown'],
  ['what was pressed is no row', 'p', 'pointerdown'],
  ['the pointer came to something else', 'p', 'pointerover'],
])('goes on at once where %s', async (_, where, type) => {
  happens(type, where);
  const goneOn = waiting();

  await jest.advanceTimersByTimeAsync(0);
  expect(goneOn).toHaveBeenCalledTimes(1);
});

it.each(['pointerover', 'focusin'])('waits a moment once a row was come to by %s', async (type) => {
  happens(type, 'b');
  await jest.advanceTimersByTimeAsync(300);
  const goneOn = waiting();
  await jest.advanceTimersByTimeAsync(90);
  expect(goneOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);

  expect(goneOn).toHaveBeenCalledTimes(1);
});

it('waits no longer for a pointer that moves on within its row, and anew for one that comes to another', async () => {
  happens('pointerover', 'b');
  await jest.advanceTimersByTimeAsync(300);
  happens('pointerover', 'i');
  const goneOn = waiting();
  await jest.advanceTimersByTimeAsync(100);
  expect(goneOn).toHaveBeenCalledTimes(1);

  happens('pointerover', '[role="row"]:last-child b');
  const another = waiting();
  await jest.advanceTimersByTimeAsync(390);
  expect(another).not.toHaveBeenCalled();
});

it.each(['pointerup', 'pointercancel', 'contextmenu', 'blur'])('waits for the end of a press, by %s', async (end) => {
  happens('pointerdown', 'i');
  const goneOn = waiting();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(goneOn).not.toHaveBeenCalled();
  if (end === 'blur') window.dispatchEvent(new Event(end));
  else happens(end, 'p');
  await jest.advanceTimersByTimeAsync(350);
  expect(goneOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(450);

  expect(goneOn).toHaveBeenCalledTimes(1);
});
