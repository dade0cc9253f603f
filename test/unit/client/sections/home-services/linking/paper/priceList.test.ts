import { namesOnPaper, nameIn, priceLines } from '#client/sections/home-services/linking/paper/priceList';
import type { LinkWorld, SheetLink } from '#client/sections/home-services/linking/sheets/linkSheet';
import type { Translation } from '#contract/common';
import { inEnglish } from '#test/support/inEnglish';

const text = (locale: 'en' | 'ar', name: string): Translation => ({ locale, name, description: '' });
const items = [
  { id: 1, code: 'ZN', name: 'Zinc', translations: [text('en', 'Zinc'), text('ar', 'أملاح الزنك')] },
  { id: 2, code: 'FE', name: 'Iron', translations: [text('en', 'Iron'), text('ar', 'حديد')] },
  { id: 3, code: 'B12', name: null, translations: [text('ar', ' \u200f ')] },
  { id: 4, code: 'B9', name: 'Panel 10', translations: null },
  { id: 5, code: 'B8', name: 'Panel 9', translations: null },
];
const link = (item: number, more: Partial<SheetLink> = {}): SheetLink => ({
  ...{ id: 100 + item, item, price: '40', is_available: true },
  ...more,
});
const linesOf = (links: readonly SheetLink[], sortedIn: 'en' | 'ar' = 'en', hasUnavailable = false) => {
  const world: LinkWorld = { links, items, byId: new Map(items.map((item) => [String(item.id), item])) };
  return priceLines(world, { sortedIn, hasUnavailable });
};

describe('the lines of a price list', () => {
  it.each<[string, SheetLink['price'], string | null]>([
    ['places', '1850.5', '1,850.50'],
    ['a number', 7, '7.00'],
    ['nothing', '0.00', '0.00'],
    ['millions', '1234567.89', '1,234,567.89'],
    ['none', '', null],
    ['null', null as never, null],
    ['no price', 'on request', null],
  ])('have a price of %s as figures in line', (_, price, figures) => {
    expect(linesOf([link(1, { price })])[0]?.price).toBe(figures);
  });

  it('go by their names in the language on paper, numbers by their size and what is unknown last', () => {
    const links = [link(77), link(4), link(5), link(1), link(2)];
    const called = (locale: 'en' | 'ar') => linesOf(links, locale).map(({ names }) => inEnglish(nameIn(names, locale)));

    expect(called('en')).toEqual(['Iron', 'Panel 9', 'Panel 10', 'Zinc', 'Item 77']);
    expect(called('ar')).toEqual(expect.arrayContaining(['حديد', 'أملاح الزنك', 'Panel 9']));
    expect(called('ar').indexOf('أملاح الزنك')).toBeLessThan(called('ar').indexOf('حديد'));
    expect(called('ar').at(-1)).toBe('Item 77');
  });

  it('leave out what is unavailable, unless it is wanted, and say how long nursing takes', () => {
    const links = [link(1, { is_available: false }), link(2, { duration_minutes: '75' })];

    expect(linesOf(links)).toMatchObject([{ code: 'FE', minutes: 75, isAvailable: true }]);
    expect(linesOf(links, 'en', true)).toMatchObject([
      { code: 'FE', minutes: 75 },
      { code: 'ZN', minutes: null, isAvailable: false },
    ]);
  });

  it('have the own name or the code of what has no English one, and no Arabic one of marks alone', () => {
    expect(namesOnPaper(items[2]!)).toEqual({ en: 'B12', ar: null });
    expect(namesOnPaper(items[3]!)).toEqual({ en: 'Panel 10', ar: null });
    expect(nameIn({ en: 'Iron', ar: null }, 'ar')).toBe('Iron');
  });
});
