import { readFileSync } from 'node:fs';
import path from 'node:path';

import { figuresIn, ratio, type Figure } from '#test/bench/figures';
import { pictureOf } from '#test/bench/picture';

const key = ratio('A key of the search to its paint: median', 'floor', 2, 'ms', { ours: 20, floor: 40, peer: 100 });
const wheel: Figure = {
  what: 'Wheel of 200 px, pictures load: dropped frames',
  figure: '40, in 3 of 4 turns 44, at most 46 of 5 (floor 45, in 3 of 4 turns 63; peer 80, in 3 of 4 turns 73)',
  bound: '63, with 63 of the floor',
};

/** The lengths of the bars in a picture, each with the name of its page. */
function barsOf(picture: string): [kind: string, length: number][] {
  const bars = picture.matchAll(/<rect class="(\w+)" .* width="(\d+)" height="9"/g);
  return [...bars].map(([, kind = '', length]) => [kind, Number(length)]);
}

describe('the picture of the bench', () => {
  it('draws ours, the floor and the peer of a ratio on one scale', () => {
    const [ours, floor, peer] = barsOf(pictureOf([key]));
    expect([ours?.[0], floor?.[0], peer?.[0]]).toEqual(['ours', 'floor', 'peer']);
    expect([ours, floor].map((bar) => Math.round((100 * bar![1]) / peer![1]))).toEqual([20, 40]);
  });

  it('draws figures that stand side by side, and says all three with the promise to those who cannot see it', () => {
    const picture = pictureOf([key, wheel]);
    expect(barsOf(picture)).toHaveLength(6);
    expect(picture).toContain(
      'A key of the search to its paint: median: 20 ms, floor 40, peer 100, at most 80 promised. ' +
        'Wheel of 200 px, pictures load: dropped frames: 40 frames, floor 45, peer 80, at most 63 promised.',
    );
  });

  it('marks a broken promise', () => {
    const broken = ratio('A switch', 'floor', 1.5, 'ms', { ours: 61, floor: 40, peer: 100 });
    expect(barsOf(pictureOf([broken])).map(([kind]) => kind)).toEqual(['broken', 'floor', 'peer']);
  });

  it.each([
    ['measured on our page alone', { what: 'CSV', figure: '390 ms', bound: '2000 ms' }],
    ['measured beside the floor alone', { what: 'Board', figure: '14 (floor 18, worst frame 83 ms)', bound: '19' }],
    ['0 on all three pages', { what: 'Blank', figure: '0 (floor 0; peer 0)', bound: '0' }],
  ])('leaves out what was %s', (_, figure) => expect(barsOf(pictureOf([figure]))).toEqual([]));

  it('writes the names of figures as text', () =>
    expect(pictureOf([{ ...key, what: 'Search & <paint>: median' }])).toContain('>Search &amp; &lt;paint></text>'));

  it('of the handbook shows its table; after a change of either run "npm run bench -- --draw"', () => {
    const [table, picture] = ['bench.md', 'bench.svg'].map((file) =>
      readFileSync(path.resolve(__dirname, '../../../src/handbook', file), 'utf8'),
    );
    expect(picture).toBe(pictureOf(figuresIn(table!)));
    expect(barsOf(picture!).length).toBeGreaterThan(60);
  });
});
