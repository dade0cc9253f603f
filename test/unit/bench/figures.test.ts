import { figuresIn, isKept, ratio, tableOf, withFigures } from '#test/bench/figures';

const kept = ratio('A key', 'floor', 1.25, 'ms', { ours: 20, floor: 32, peer: 178 });
const broken = { what: 'Heap after the load', figure: '500 MB', bound: '450 MB' };

describe('the figures of the bench', () => {
  it('are kept as long as they are no more than was promised', () =>
    expect([kept, broken].map(isKept)).toEqual([true, false]));

  it('are a table in which a broken promise is marked', () =>
    expect(tableOf([kept, broken]).split('\n').slice(2)).toEqual([
      '| A key | 0.63 × floor (20 against 32 of the floor and 178 ms of the peer) | 1.25 × floor |',
      '| Heap after the load | 500 MB **broken** | 450 MB |',
    ]));

  it('can be read from a page that has their table', () => {
    const page = `# Speed\n\n${tableOf([kept, broken])}\n\n| Another | table | here |\n`;
    expect(figuresIn(page)).toEqual([kept, broken]);
    expect(figuresIn('# Speed\n')).toEqual([]);
  });

  it('take the place of others and leave the rest of the page', () => {
    const page = `# Speed\n\n${tableOf([kept, broken])}\n\nThe end.\n`;
    expect(withFigures(page, [kept])).toBe(`# Speed\n\n${tableOf([kept])}\n\nThe end.\n`);
    expect(() => withFigures('# Speed\n', [kept])).toThrow('no table');
  });
});
