import { chordOf, letterOf, signOf } from '#client/ui/focus/letterOf';

const plain = { ctrlKey: false, altKey: false, metaKey: false };

it.each([
  ['m', 'KeyM', 'm'],
  ['M', 'KeyM', 'm'],
  ['a', 'KeyQ', 'a'],
  ['ة', 'KeyM', 'm'],
  ['ь', 'KeyM', 'm'],
  ['é', 'Digit2', ''],
  ['1', 'Digit1', ''],
])('%s at the place %s is the letter "%s"', (key, code, letter) =>
  expect(letterOf({ ...plain, key, code })).toBe(letter),
);

it('a letter with Ctrl is for the browser', () =>
  expect(letterOf({ ...plain, key: 'x', code: 'KeyX', ctrlKey: true })).toBe(''));

it.each([
  ['p', 'KeyP', { ctrlKey: true }, 'p'],
  ['p', 'KeyP', { metaKey: true }, 'p'],
  ['ح', 'KeyP', { ctrlKey: true }, 'p'],
  ['l', 'KeyP', { ctrlKey: true }, 'l'],
  ['p', 'KeyP', {}, ''],
  ['p', 'KeyP', { ctrlKey: true, metaKey: true }, ''],
  ['P', 'KeyP', { ctrlKey: true, shiftKey: true }, ''],
  ['p', 'KeyP', { ctrlKey: true, altKey: true }, ''],
])('%s at the place %s with %p stands for "%s"', (key, code, held, letter) =>
  expect(chordOf({ ...plain, shiftKey: false, ...held, key, code })).toBe(letter),
);

it.each([
  ['/', 'Slash', false, '/'],
  ['/', 'Digit7', true, '/'],
  ['ظ', 'Slash', false, '/'],
  ['ظ', 'Slash', true, '?'],
  ['؟', 'Slash', true, '?'],
  ['؟', 'Comma', true, '?'],
  ['?', 'Slash', true, '?'],
  ['é', 'Slash', false, 'é'],
  ['-', 'Slash', false, '-'],
  ['ظ', 'KeyZ', false, 'ظ'],
])('%s at the place %s (Shift: %p) is the sign %s', (key, code, shiftKey, sign) =>
  expect(signOf({ key, code, shiftKey })).toBe(sign),
);
