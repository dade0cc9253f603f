import fc from 'fast-check';

import { ROW_HEIGHT } from '#client/ui/virtual-table/rowGeometry';
import { scrollRange } from '#client/ui/virtual-table/scrollRange';

/** The highest element that a browser makes at a scale of 8, in pixels of the page. */
const CAP = 33_554_428 / 8;
const VISIBLE = 700;

const rows = fc.integer({ min: 0, max: 1_000_000 });
const visibles = fc.integer({ min: 60, max: 2_000 });
const offsets = fc.double({ min: 0, max: 1, noNaN: true });

const rangeOf = (count: number, visible = VISIBLE) => scrollRange(count * ROW_HEIGHT, visible);
const lastTopOf = ({ bodyHeight }: { bodyHeight: number }, visible = VISIBLE) => Math.max(0, bodyHeight - visible);

it('never asks for a higher element than a browser makes', () =>
  fc.assert(fc.property(rows, (count) => expect(rangeOf(count).bodyHeight).toBeLessThan(CAP))));

it('is as high as the rows where they are no higher than an element may be', () => {
  const range = rangeOf(20_000);

  expect([range.bodyHeight, range.isCapped, range.offsetAt(12_345), range.scrollTopAt(12_345)]).toEqual([
    20_000 * ROW_HEIGHT,
    false,
    12_345,
    12_345,
  ]);
});

it('begins with the first row, ends with the last, and leaves out none between them', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 1_000_000 }),
      visibles,
      offsets,
      offsets,
      (count, visible, one, other) => {
        const range = rangeOf(count, visible);
        const lastTop = lastTopOf(range, visible);
        const [lower, higher] = [Math.min(one, other) * lastTop, Math.max(one, other) * lastTop];

        expect(range.offsetAt(0)).toBe(0);
        expect(range.offsetAt(lastTop)).toBe(count * ROW_HEIGHT - visible);
        expect(range.offsetAt(lower)).toBeLessThanOrEqual(range.offsetAt(higher));
        expect(range.scrollTopAt(range.offsetAt(higher))).toBeCloseTo(higher, 3);
      },
    ),
  ));

describe('a scroll bar that is moved', () => {
  /** Moves the scroll bar as a browser does, and puts it right where that is due, as the table does. */
  function scroller(count: number) {
    const range = rangeOf(count);
    const lastTop = lastTopOf(range);
    const state = { scrollTop: 0, shift: 0 };
    const offset = () => state.scrollTop + state.shift;
    const goTo = (wanted: number) => {
      state.scrollTop = Math.round(range.scrollTopAt(wanted));
      state.shift = wanted - state.scrollTop;
    };
    return {
      range,
      offset,
      goTo,
      at: () => state.scrollTop,
      move: (by: number, isStepwise: boolean) => {
        const from = state.scrollTop;
        state.scrollTop = Math.max(0, Math.min(from + by, lastTop));
        state.shift = range.shiftAfter({ from, to: state.scrollTop, shift: state.shift, isStepwise });
        if (range.isOutOfStep(state.scrollTop, state.shift)) goTo(offset());
      },
    };
  }

  it('moves the rows by the pixels of the wheel, wherever they are and however long it turns', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000 }),
        offsets,
        fc.array(fc.integer({ min: -8_000, max: 8_000 }), { minLength: 1, maxLength: 200 }),
        (count, start, turns) => {
          const { range, goTo, move, offset } = scroller(count);
          goTo(Math.round(start * range.lastOffset));
          for (const by of turns) {
            const wanted = Math.max(0, Math.min(offset() + by, range.lastOffset));
            move(by, true);
            expect(offset()).toBeCloseTo(wanted, 3);
          }
        },
      ),
    ));

  it('comes to the first row and to the last by the wheel alone', () => {
    const { range, goTo, move, offset } = scroller(200_000);
    goTo(range.lastOffset / 2);
    while (offset() < range.lastOffset) move(8_000, true);
    expect(offset()).toBe(range.lastOffset);
    while (offset() > 0) move(-8_000, true);

    expect(offset()).toBe(0);
  });

  it('does not jump where the pixels of the wheel and the proportion of the thumb meet', () =>
    fc.assert(
      fc.property(offsets, offsets, (dragged, turned) => {
        const { range, move, offset, at, goTo } = scroller(1_000_000);
        move(dragged * lastTopOf(range), false);
        const before = offset();
        move(turned * 2_000, true);
        // What the table does once it is at rest.
        goTo(offset());

        expect(offset()).toBeCloseTo(Math.min(before + turned * 2_000, range.lastOffset), 3);
        expect(Math.abs(range.offsetAt(at()) - offset())).toBeLessThan(50);
      }),
    ));

  it('goes by proportion when its thumb is dragged', () => {
    const { range, move, offset } = scroller(1_000_000);
    move(lastTopOf(range) / 2, false);
    expect(offset()).toBeCloseTo(range.lastOffset / 2, 3);
    move(lastTopOf(range), false);

    expect(offset()).toBe(range.lastOffset);
  });

  it('goes by proportion also when it is dragged right after the wheel was turned', () => {
    const { range, move, offset } = scroller(1_000_000);
    move(800, true);
    move(lastTopOf(range) / 2, true);

    expect(offset()).toBeCloseTo(range.offsetAt(lastTopOf(range) / 2 + 800), 3);
  });

  it('goes by proportion also when it is dragged by half a pixel', () =>
    fc.assert(
      fc.property(visibles, offsets, (visible, start) => {
        const range = rangeOf(1_000_000, visible);
        const lastTop = lastTopOf(range, visible);
        const from = start * lastTop * 0.9;
        const to = from + lastTop / visible / 2;

        expect(range.shiftAfter({ from, to, shift: 0, isStepwise: false })).toBe(range.offsetAt(to) - to);
      }),
    ));
});
