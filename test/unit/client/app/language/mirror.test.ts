import { mirrored } from '#client/app/language/ar/mirror';

it.each([
  ['margin-left', '4px', 'margin-right', '4px'],
  ['left', '0', 'right', '0'],
  ['border-top-left-radius', '8px', 'border-top-right-radius', '8px'],
  ['padding', '1px 2px 3px 4px', 'padding', '1px 4px 3px 2px'],
  ['padding', '1px 2px', 'padding', '1px 2px'],
  ['inset', '0 calc(1px + 2px) 0 auto', 'inset', '0 auto 0 calc(1px + 2px)'],
  ['border-radius', '1px 2px 3px 4px', 'border-radius', '2px 1px 4px 3px'],
  ['text-align', 'left', 'text-align', 'right'],
  ['transform-origin', 'top left', 'transform-origin', 'top right'],
  ['transform', 'translate(14px, -9px) scale(0.75)', 'transform', 'translate(-14px, -9px) scale(0.75)'],
  ['transform', 'translateX(-50%)', 'transform', 'translateX(50%)'],
  ['transform', 'translate(0, 4px)', 'transform', 'translate(0, 4px)'],
  ['transition', 'left 100ms', 'transition', 'right 100ms'],
  ['margin-inline-start', '4px', 'margin-inline-start', '4px'],
  ['--left', 'left', '--left', 'left'],
  ['color', 'red', 'color', 'red'],
])('writes %s: %s as %s: %s', (property, value, otherProperty, otherValue) =>
  expect(mirrored(property, value)).toEqual([otherProperty, otherValue]),
);
