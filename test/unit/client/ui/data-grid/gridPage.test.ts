import { pageCount, pageFrom } from '#client/ui/data-grid/gridPage';

it.each([
  ['', 1],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 3],
  ['999999999999', 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
])('an address with the page %j shows page %i of three', (param, page) => expect(pageFrom(param, 60, 25)).toBe(page));

it.each([
  [0, 1],
  [25, 1],
  [26, 2],
])('%i rows by twenty-five take %i pages', (rows, pages) => expect(pageCount(rows, 25)).toBe(pages));
