import { nextSort, sortFrom, sortParam } from '#client/ui/table/tableSort';

describe('the sort in the address', () => {
  it.each([
    ['name', { column: 'name', isDescending: false }],
    ['-name', { column: 'name', isDescending: true }],
    ['', null],
    ['-', null],
    ['colour', null],
    ['--name', null],
    ['Name', null],
  ])('%j is %j', (param, sort) => expect(sortFrom(param, ['name', 'price'])).toEqual(sort));

  it.each(['name', '-price', ''])('%j is written as it was read', (param) =>
    expect(sortParam(sortFrom(param, ['name', 'price']))).toBe(param),
  );
});

it('goes from the least first to the greatest first to none, and begins anew in another column', () => {
  const first = nextSort(null, 'name');
  const second = nextSort(first, 'name');

  expect([first, second, nextSort(second, 'name')].map(sortParam)).toEqual(['name', '-name', '']);
  expect(sortParam(nextSort(second, 'price'))).toBe('price');
});
