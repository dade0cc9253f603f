import { letterOf, signOf } from '#client/ui/letterOf';

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
