import { listenForPresses } from '#client/device/presses';

/** Who has heard of which press. */
let heard: string[] = [];
let now = 0;

beforeAll(() => {
  listenForPresses();
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  document.body.addEventListener('keydown', ({ key, target }) => heard.push(`${key} ${(target as Element).id}`));
});

beforeEach(() => {
  heard = [];
  now += 60_000;
});

function page(content: string) {
  document.body.innerHTML = content;
}

const find = (id: string) => document.getElementById(id) ?? document.body;

/** Dispatches what the page hears of a press; `false` where it has been spent. */
function happens(event: Event, where: string): boolean {
  Object.defineProperty(event, 'timeStamp', { value: now });
  return find(where).dispatchEvent(event);
}

const AT_A_PLACE = { bubbles: true, cancelable: true, clientX: 200, clientY: 100 };

/** Presses what is at one place by the pointer, so long after what was before; `meanwhile` comes before it lets go. */
function press(where: string, after = 0, meanwhile?: () => void) {
  now += after;
  happens(new MouseEvent('pointerdown', AT_A_PLACE), where);
  happens(new MouseEvent('mousedown', AT_A_PLACE), where);
  meanwhile?.();
  happens(new MouseEvent('pointerup', AT_A_PLACE), where);
  happens(new MouseEvent('click', { ...AT_A_PLACE, detail: 1 }), where);
}

/** Presses a key so long after what was before; a button that hears of Enter or Space is clicked. */
function key(name: string, where: string, after = 0, more: KeyboardEventInit = {}) {
  now += after;
  const options = { key: name, bubbles: true, cancelable: true, ...more };
  const isHeard = happens(new KeyboardEvent('keydown', options), where);
  if (isHeard && name !== 'Tab' && find(where).matches('button')) happens(new MouseEvent('click', AT_A_PLACE), where);
  happens(new KeyboardEvent('keyup', options), where);
}

const ROWS = '<ul><li><button id="one">Accept</button></li><li><button id="two">Accept</button></li></ul>';

it('rows that move up take no second click of a double click, and take the next one', () => {
  page(ROWS);
  press('one');
  press('two', 170);
  expect(heard).toEqual(['one']);
  press('two', 400);

  expect(heard).toEqual(['one', 'two']);
});

it('a row that is drawn in the elements of a former one is another one', () => {
  page('<div data-key="7"><button id="one">Accept</button></div>');
  press('one');
  find('one').parentElement?.setAttribute('data-key', '8');
  press('one', 170);

  expect(heard).toEqual(['one']);
});

it.each([
  ['by its text', 'Check hours', () => (find('one').textContent = 'Stop')],
  ['by its name', 'Check hours', () => find('one').setAttribute('aria-label', 'Stop')],
])('a button that says something else %s is not pressed within a second, by pointer or key', (_, text, change) => {
  page(`<button id="one">${text}</button>`);
  press('one');
  change();
  press('one', 900);
  press('one', 200);
  expect(heard).toEqual(['one', 'one']);

  page(`<button id="two">${text}</button>`);
  heard = [];
  key('Enter', 'two', 5000);
  find('two').textContent = 'Stop';
  key('Enter', 'two', 900);
  key(' ', 'two', 50);
  expect(heard).toEqual(['Enter two', 'two']);
  key('Enter', 'two', 100);

  expect(heard).toEqual(['Enter two', 'two', 'Enter two', 'two']);
});

it.each([
  ['twice the same, which is twice', '<button id="one">Next day</button>', 'one', 'one'],
  ['a switch on and off, whatever it says', '<button id="one" aria-expanded="false">Show</button>', 'one', 'one'],
  ['the text in a button, which is the button', '<button id="one"><b id="x">N</b><i id="y">ext</i></button>', 'x', 'y'],
])('nobody is kept from pressing %s', (_, content, first, second) => {
  page(content);
  press(first);
  if (find('one').hasAttribute('aria-expanded')) find('one').textContent = 'Hide';
  press(second, 40);

  expect(heard).toEqual([first, second]);
});

it('a press ends on what it began on', () => {
  page(ROWS);
  press('one', 0, () => (find('one').textContent = 'Undo'));
  expect(heard).toEqual([]);
  now += 2000;
  happens(new MouseEvent('pointerdown', AT_A_PLACE), 'one');
  happens(new MouseEvent('click', { ...AT_A_PLACE, detail: 1 }), 'two');

  expect(heard).toEqual([]);
});

it('what a script clicks has no press, also after one that was given up', () => {
  page(ROWS);
  happens(new MouseEvent('pointerdown', AT_A_PLACE), 'one');
  find('two').click();
  press('one', 100);
  press('two', 100);
  find('two').click();
  happens(new MouseEvent('pointerdown', AT_A_PLACE), 'one');
  happens(new MouseEvent('pointercancel', AT_A_PLACE), 'one');

  expect(heard).toEqual(['two', 'one', 'two']);
});

it('a label and its box are clicked by one press', () => {
  page('<label id="label"><input type="checkbox" id="box"> Lock</label>');
  press('label');

  expect(heard).toEqual(['label', 'box']);
});

it('another button of the mouse presses nothing', () => {
  page(ROWS);
  press('one');
  now += 100;

  expect(happens(new MouseEvent('pointerdown', { ...AT_A_PLACE, button: 2 }), 'two')).toBe(true);
});

it('Enter that brings the focus elsewhere does not press there, until somebody goes on by another key', () => {
  page('<button id="one">Delete</button><button id="two">Yes, delete</button>');
  key('Enter', 'one');
  key('Enter', 'two', 90);
  expect(heard).toEqual(['Enter one', 'one']);
  key('Tab', 'two', 10);
  key('Enter', 'two', 10);

  expect(heard.slice(2)).toEqual(['Tab two', 'Enter two', 'two']);
});

it('Enter that is held down presses once', () => {
  page('<button id="one">Next day</button>');
  key('Enter', 'one');
  key('Enter', 'one', 500, { repeat: true });
  key('Enter', 'one', 30, { repeat: true });

  expect(heard).toEqual(['Enter one', 'one']);
});

it.each([
  ['letters, each its own deed', 'a', '<li id="one"></li>'],
  ['Space in a field', ' ', '<input id="one">'],
  ['Enter in a text of many lines', 'Enter', '<textarea id="one"></textarea>'],
])('keys are typed as fast as anybody can, also held down: %s', (_, name, content) => {
  page(content);
  key(name, 'one');
  key(name, 'one', 10, { repeat: true });

  expect(heard).toEqual([`${name} one`, `${name} one`]);
});

it.each([
  ['is composed', { isComposing: true }],
  ['has been composed, as Safari tells it', { keyCode: 229 }],
])('Enter and Escape reach nobody while a word %s, and everybody afterwards; letters do', (_, composing) => {
  page('<input id="one">');
  for (const name of ['a', 'Enter', 'Escape']) key(name, 'one', 10, composing);
  expect(heard).toEqual(['a one']);
  key('Enter', 'one', 10);

  expect(heard).toEqual(['a one', 'Enter one']);
});
