import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { Picture } from '#client/ui/plain/Picture';
import { VirtualTable } from '#client/ui/virtual-table/VirtualTable';
import {
  ALL,
  columns,
  layOutRows,
  paint,
  resize,
  rest,
  ROW_HEIGHT,
  rowOf,
  scrolled,
  scrollTo,
  startOf,
  table,
} from '#test/support/page/manyRows';
import { renderPage } from '#test/support/page/renderPage';
import { focus, pass, stopTime } from '#test/support/page/steps';

layOutRows();

/** The indices of the rows in the page, in their order. */
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-index]')]
    .map(({ dataset }) => Number(dataset.index))
    .sort((a, b) => a - b);

it('draws only the rows in view, and those of wherever it is scrolled to', () => {
  renderPage(table(ALL));
  expect(screen.getByText('Row 13')).toBeInTheDocument();
  expect(screen.queryByText('Row 200')).toBeNull();
  scrollTo(200 * ROW_HEIGHT);

  expect(screen.getByText('Row 200')).toBeInTheDocument();
  expect(screen.getByText('Row 213')).toBeInTheDocument();
  expect(screen.queryByText('Row 13')).toBeNull();
});

describe('a table that is scrolled', () => {
  const from = (first: number, last: number) => ALL.slice(first, last + 1);

  stopTime();

  it('draws nothing of what lies behind, nor what lies ahead of a move past the whole view', () => {
    renderPage(table(ALL));
    scrollTo(100 * ROW_HEIGHT);
    expect(drawn()).toEqual(from(100, 114));
    scrollTo(104 * ROW_HEIGHT);
    expect(drawn()).toEqual(from(104, 118 + 14));
    scrollTo(102 * ROW_HEIGHT);

    expect(drawn()).toEqual(from(102 - 12, 116));
  });

  it.each([
    { from: 100, to: 101, beyond: 11 },
    { from: 100, to: 104, beyond: 14 },
    { from: 100, to: 105, beyond: 15 },
    { from: 100, to: 112, beyond: 15 },
    { from: 100, to: 96, beyond: 14 },
  ])('has $beyond rows ahead after a move from row $from to $to', ({ from: first, to, beyond }) => {
    renderPage(table(ALL));
    scrollTo(first * ROW_HEIGHT);
    scrollTo(to * ROW_HEIGHT);

    expect(drawn()).toEqual(to > first ? from(to, to + 14 + beyond) : from(to - beyond, to + 14));
  });

  it('has rows wherever a frame that is late goes at 12,000 px a second, from the first on', () => {
    renderPage(table(ALL));
    rest();
    const frame = 200;
    const seen = [0, frame, 2 * frame, 3 * frame].map((pixels) => {
      if (pixels > 0) scrollTo(pixels);
      const late = pixels + 2 * frame;
      return Math.max(...drawn()) >= Math.floor((late + 600) / ROW_HEIGHT);
    });

    expect(seen).toEqual([true, true, true, true]);
  });

  it('draws rows beyond the view only once what it was narrowed by has rested', () => {
    const { rerender } = renderPage(table(ALL));
    paint();
    expect(drawn()).toEqual(from(0, 14));
    rest();
    expect(drawn()).toEqual(from(0, 14 + 10));
    rerender(table([...ALL].reverse(), { topic: 'other' }));
    paint();
    expect(drawn()).toEqual(from(0, 14));
    rest();

    expect(drawn()).toEqual(from(0, 14 + 10));
  });

  it('draws what lies ahead as soon as rows move, whether or not it has rested', () => {
    const { rerender } = renderPage(table(ALL));
    rest();
    rerender(table([...ALL].reverse(), { topic: 'other' }));
    scrollTo(3 * ROW_HEIGHT);

    expect(drawn()).toEqual(from(3, 17 + 13));
  });

  it('keeps the rows beyond the view while others come to the same list', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), { isGrowing: true }));
    rest();
    rerender(table(ALL));

    expect(drawn()).toEqual(from(0, 14 + 10));
  });

  it('draws rows beyond both ends of the view once it rests', () => {
    renderPage(table(ALL));
    scrollTo(100 * ROW_HEIGHT);
    pass(1_000);

    expect(drawn()).toEqual(from(100 - 5, 114 + 10));
  });
});

describe('a table whose rows are recycled', () => {
  const recycled = (rows: readonly number[], openKey: string | null = null) => (
    <VirtualTable label="Rows" columns={columns} rows={rows} rowKey={String} openKey={openKey} isRecycled />
  );
  const keysInPage = () => [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key);
  const ofScroll = (from: number, count: number) => Array.from({ length: count }, (_, row) => String(from + row));

  stopTime();

  it('shows the rows that come in the elements of those that go', () => {
    renderPage(recycled(ALL));
    scrollTo(100 * ROW_HEIGHT);
    pass(1_000);
    const elements = [...document.querySelectorAll('[data-key]')];
    scrollTo(200 * ROW_HEIGHT);

    expect(elements).toEqual(expect.arrayContaining([...document.querySelectorAll('[data-key]')]));
    expect(drawn()).toEqual(ALL.slice(200, 215));
    expect(screen.getByText('Row 200')).toBeInTheDocument();
    expect(rowOf(200)).toHaveAttribute('data-index', '200');
    expect(startOf(200)).toBe(`translateY(${200 * ROW_HEIGHT}px)`);
  });

  it('puts them in the order of their rows once they rest, and at once when Tab is pressed', () => {
    renderPage(recycled(ALL));
    scrollTo(100 * ROW_HEIGHT);
    pass(1_000);
    scrollTo(104 * ROW_HEIGHT);
    expect(keysInPage()).not.toEqual(ofScroll(104, keysInPage().length));
    pass(1_000);
    expect(keysInPage()).toEqual(ofScroll(99, keysInPage().length));
    scrollTo(108 * ROW_HEIGHT);
    fireEvent.keyDown(screen.getByText('Row 108'), { key: 'Tab' });

    expect(keysInPage()).toEqual(ofScroll(103, keysInPage().length));
  });

  it('gives the element of a row with the focus to no other', () => {
    renderPage(recycled(ALL));
    const button = screen.getByText('Row 3');
    focus(button);
    scrollTo(200 * ROW_HEIGHT);
    pass(1_000);

    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Row 3');
  });

  it('gives the element of a row that is higher to no other', () => {
    renderPage(recycled(ALL, '2'));
    const high = rowOf(2);
    resize(high, 300);
    scrollTo(200 * ROW_HEIGHT);

    expect(high).not.toBeInTheDocument();
  });
});

describe('the pictures of rows', () => {
  const pictured = [
    {
      id: 'who',
      header: 'Who',
      width: '1fr',
      cell: (id: number) => <Picture name={`Person ${id}`} src={`/media/${id}.png`} />,
    },
  ];
  const picturesOf = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

  beforeEach(() => {
    jest.useFakeTimers();
    renderPage(<VirtualTable label="Rows" columns={pictured} rows={ALL} rowKey={String} isRecycled />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are asked for by rows that have rested in view, and not by those that fly past', () => {
    expect(picturesOf()).toEqual([]);
    pass(149);
    scrollTo(100 * ROW_HEIGHT);
    pass(149);
    expect(picturesOf()).toEqual([]);
    pass(1);

    expect(picturesOf()).toContain('/media/100.png');
    expect(picturesOf()).not.toContain('/media/0.png');
    expect(picturesOf()).not.toContain('/media/98.png');
  });

  it('are asked for once when they cannot be loaded', () => {
    pass(150);
    fireEvent.error(document.querySelector('img[src="/media/1.png"]')!);
    expect(picturesOf()).not.toContain('/media/1.png');
    scrollTo(200 * ROW_HEIGHT);
    pass(150);
    scrollTo(0);
    pass(150);

    expect(picturesOf()).toContain('/media/0.png');
    expect(picturesOf()).not.toContain('/media/1.png');
  });

  it('take the place of the initials only once they are there', () => {
    pass(150);
    const picture = document.querySelector('img') as Element;
    expect(picture.parentElement).toHaveTextContent('P0');
    fireEvent.load(picture);

    expect(picture.parentElement).toHaveTextContent('');
  });
});

describe('a short list', () => {
  const wholeList = () => document.querySelectorAll('[data-key]').length;

  stopTime();
  const passTime = () => {
    for (let part = 0; part < 20; part += 1) {
      pass(100);
    }
  };

  it('is drawn whole once it has stood for a moment, in its order', () => {
    renderPage(table(ALL.slice(0, 200)));
    expect(wholeList()).toBeLessThan(40);
    passTime();

    expect([...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)).toEqual(
      ALL.slice(0, 200).map(String),
    );
  });

  it('is drawn whole at once when it is to be printed', () => {
    renderPage(table(ALL.slice(0, 200)));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });

    expect(wholeList()).toBe(200);
  });

  it('is one of up to 200 rows', () => {
    renderPage(table(ALL.slice(0, 201)));
    passTime();

    expect(wholeList()).toBeLessThan(40);
  });
});

describe('a million rows', () => {
  const MANY = Array.from({ length: 1_000_000 }, (_, id) => id);
  const LAST = MANY.length - 1;

  /** What a browser does to an element that is too high, and to a scroll position beyond it. */
  const body = () => screen.getByRole('table').lastElementChild as HTMLElement;
  const highest = () => Number.parseFloat(body().style.height) - 600;

  it('stand in an element that no browser cuts off, and are drawn at its end when that is scrolled to', () => {
    renderPage(table(MANY));
    expect(Number.parseFloat(body().style.height)).toBeLessThan(4_194_303);
    scrollTo(highest());

    expect(screen.getByText(`Row ${LAST}`)).toBeInTheDocument();
    expect(startOf(LAST)).toBe(`translateY(${highest() + 600 - ROW_HEIGHT}px)`);
  });

  it('are reached by the key End, and the first by Home', async () => {
    renderPage(table(MANY));
    focus(screen.getByText('Row 0'));
    fireEvent.keyDown(screen.getByText('Row 0'), { key: 'End' });
    await waitFor(() => expect(screen.getByText(`Row ${LAST}`)).toHaveFocus());
    expect(scrolled()).toBe(highest());
    fireEvent.keyDown(screen.getByText(`Row ${LAST}`), { key: 'Home' });
    await waitFor(() => expect(screen.getByText('Row 0')).toHaveFocus());

    expect(scrolled()).toBe(0);
  });

  it('move by the pixels of the wheel wherever they are, and stay where they are afterwards', () => {
    jest.useFakeTimers();
    try {
      renderPage(table(MANY, { openKey: '500000' }));
      const from = scrolled();
      fireEvent.wheel(screen.getByRole('table'));
      scrollTo(from + 100 * ROW_HEIGHT);
      const top = () => Number.parseFloat(/\((.*)px\)/.exec(startOf(500_100))?.[1] ?? '') - scrolled();
      const before = top();
      expect(before).toBeCloseTo(300 - ROW_HEIGHT / 2, 3);
      pass(1_000);

      expect(top()).toBeCloseTo(before, 3);
    } finally {
      jest.useRealTimers();
    }
  });
});
