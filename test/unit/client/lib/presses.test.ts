import { endsAsBegun, isMeant, type Press } from '#client/lib/presses';

const pressOf = (changed: Partial<Press>): Press => ({
  ...{ by: 'pointer', on: 'a button', deed: 'Check hours', isInField: false, at: 0, x: 200, y: 100, reach: 8 },
  ...changed,
});
const KEY = { by: 'key', x: 0, y: 0, reach: 0 } as const;

describe('a press is', () => {
  it.each<[string, boolean, Partial<Press>, Partial<Press> | null]>([
    ['meant where none was before it', true, {}, null],
    ['meant where it is the same once more, such as the next day and the next', true, { at: 50 }, {}],
    ['spent where the button says something else within a second', false, { deed: 'Stop', at: 999 }, {}],
    ['meant where the button has said so for longer', true, { deed: 'Stop', at: 1000 }, {}],
    ['spent where something else came there within a double click', false, { on: 'the next', at: 499, x: 205 }, {}],
    ['meant where it came there before', true, { on: 'the next', at: 500 }, {}],
    ['meant where it is elsewhere', true, { on: 'the next', at: 50, y: 109 }, {}],
    ['spent where a finger is about there', false, { on: 'the next', at: 50, y: 120, reach: 24 }, {}],
    ['meant where the press before was one of a key', true, { on: 'the next', at: 50 }, KEY],
    ['spent where Enter has brought the focus elsewhere', false, { ...KEY, on: 'the next', at: 299 }, KEY],
    ['meant where somebody has had the time to answer', true, { ...KEY, on: 'the next', at: 300 }, KEY],
    ['spent where Enter has begun what it would stop', false, { ...KEY, deed: 'Stop', at: 999 }, KEY],
    [
      'meant where Enter leads from field to field',
      true,
      { ...KEY, on: 'the next', isInField: true, at: 50 },
      { ...KEY, isInField: true },
    ],
    [
      'spent where Enter in a field has opened a dialog',
      false,
      { ...KEY, on: 'Yes, delete', at: 50 },
      { ...KEY, isInField: true },
    ],
    [
      'spent where a click has opened a field',
      false,
      { on: 'a field', isInField: true, at: 50 },
      { on: 'another field', isInField: true },
    ],
  ])('%s', (_, expected, press, former) => {
    expect(isMeant(pressOf(press), former && pressOf(former))).toBe(expected);
  });
});

describe('a press', () => {
  it.each<[string, boolean, Partial<Press>, Partial<Press>]>([
    ['ends where it began', true, {}, {}],
    ['does not end on another one that has come under the pointer', false, {}, { on: 'the next' }],
    ['does not end on what says something else by now', false, {}, { deed: 'Stop' }],
    ['by Space does not either', false, KEY, { deed: 'Stop' }],
    ['by Enter in a field ends on the button of the form', true, { ...KEY, isInField: true }, { on: 'Save' }],
  ])('%s', (_, expected, begun, ended) => {
    expect(endsAsBegun(pressOf(begun), pressOf(ended))).toBe(expected);
  });
});
