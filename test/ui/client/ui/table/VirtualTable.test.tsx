import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { Picture } from '#client/ui/Picture';
import { VirtualTable } from '#client/ui/table/VirtualTable';
import { renderPage } from '#test/support/page/renderPage';

const ALL = Array.from({ length: 300 }, (_, id) => id);
const ROW_HEIGHT = 45;
const columns = [
  { id: 'id', header: 'Id', width: '1fr', cell: (id: number) => <button type="button">{`Row ${id}`}</button> },
];

interface Shown {
  isGrowing?: boolean;
  openKey?: string | null;
  topic?: string;
}

const table = (rows: readonly number[], { isGrowing = false, openKey = null, topic = '' }: Shown = {}) => (
  <VirtualTable
    label="Rows"
    columns={columns}
    rows={rows}
    rowKey={String}
    topic={topic}
    openKey={openKey}
    isGrowing={isGrowing}
  />
);

/** Takes the place of what jsdom lacks: it has no layout, so that nothing has a height or is ever resized. */
let measured: ResizeObserverCallback[];
let unwatched: jest.Mock;

beforeEach(() => {
  measured = [];
  unwatched = jest.fn();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    measured.push(callback);
    return { observe: jest.fn(), unobserve: unwatched, disconnect: jest.fn() };
  });
});

const scrolled = () => screen.getByRole('table').scrollTop;

function scrollTo(offset: number) {
  screen.getByRole('table').scrollTop = offset;
  fireEvent.scroll(screen.getByRole('table'));
}

/** The indices of the rows in the page, in their order. */
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-index]')]
    .map(({ dataset }) => Number(dataset.index))
    .sort((a, b) => a - b);

function rowOf(id: number): HTMLElement {
  const row = screen.getByText(`Row ${id}`).closest<HTMLElement>('[data-key]');
  if (!row) throw new Error(`There is no row ${id}`);
  return row;
}

/** What a browser says when a row has become so many pixels high. */
function resize(row: HTMLElement, height: number) {
  const entry = { target: row, borderBoxSize: [{ blockSize: height }] } as unknown as ResizeObserverEntry;
  // Which of the two observers it is cannot be told from outside; what is said of a row is nothing to the other.
  act(() => {
    measured.forEach((tell) => {
      tell([entry], {} as ResizeObserver);
    });
  });
}

const startOf = (id: number) => rowOf(id).style.transform;

it('the row with the focus stays in view when the table becomes lower, such as when a notice takes its room', () => {
  renderPage(table(ALL));
  act(() => {
    screen.getByRole('button', { name: 'Row 12' }).focus();
  });
  expect(scrolled()).toBe(0);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  act(() => {
    measured.forEach((tell) => {
      tell([], {} as ResizeObserver);
    });
  });

  expect(scrolled()).toBe(13 * ROW_HEIGHT - 300);
});

describe('a row that is open from the start', () => {
  const MIDDLE_OF_200 = 200 * ROW_HEIGHT + ROW_HEIGHT / 2 - 300;

  it('is brought into the middle once all rows are there, and only then', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), { isGrowing: true, openKey: '200' }));
    expect(scrolled()).toBe(0);
    rerender(table(ALL, { openKey: '200' }));
    expect(scrolled()).toBe(MIDDLE_OF_200);
    expect(rowOf(200)).toBeInTheDocument();
    scrollTo(0);
    rerender(table([...ALL, 300], { openKey: '200' }));

    expect(scrolled()).toBe(0);
  });

  it('is brought into the middle at once where all rows are there already', () => {
    renderPage(table(ALL, { openKey: '200' }));

    expect(scrolled()).toBe(MIDDLE_OF_200);
    expect(rowOf(200)).toBeInTheDocument();
  });

  it('is left where it is when another was opened in the meantime', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), { isGrowing: true, openKey: '200' }));
    rerender(table(ALL.slice(0, 250), { isGrowing: true, openKey: '3' }));
    rerender(table(ALL, { openKey: '3' }));

    expect(scrolled()).toBe(0);
  });
});

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

  it('draws nothing of what lies behind, nor what lies ahead of a move past the whole view', () => {
    renderPage(table(ALL));
    scrollTo(100 * ROW_HEIGHT);
    expect(drawn()).toEqual(from(100, 114));
    scrollTo(104 * ROW_HEIGHT);
    expect(drawn()).toEqual(from(104, 118 + 5));
    scrollTo(102 * ROW_HEIGHT);

    expect(drawn()).toEqual(from(102 - 5, 116));
  });

  it('draws rows beyond both ends of the view once it rests', async () => {
    jest.useFakeTimers();
    renderPage(table(ALL));
    scrollTo(100 * ROW_HEIGHT);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();

    expect(drawn()).toEqual(from(100 - 5, 114 + 5));
  });
});

it('shows the last rows when there are fewer than it was scrolled past', () => {
  const { rerender } = renderPage(table(ALL));
  scrollTo(250 * ROW_HEIGHT);
  rerender(table(ALL.slice(0, 100)));

  expect(screen.getByText('Row 99')).toBeInTheDocument();
  expect(screen.getByText('Row 87')).toBeInTheDocument();
});

it('shows what answers to something else from the first row, and the same list from where it was', () => {
  const { rerender } = renderPage(table(ALL, { topic: 'a' }));
  scrollTo(200 * ROW_HEIGHT);
  rerender(table([...ALL], { topic: 'a' }));
  expect(scrolled()).toBe(200 * ROW_HEIGHT);
  rerender(table(ALL.slice(1), { topic: 'a' }));
  expect(scrolled()).toBe(199 * ROW_HEIGHT);
  rerender(table(ALL.slice(1), { topic: 'ab' }));

  expect(scrolled()).toBe(0);
  expect(screen.getByText('Row 1')).toBeInTheDocument();
});

describe('rows that come or go before those in view', () => {
  const news = [900, 901, ...ALL];

  it('move nothing on screen, to the pixel', () => {
    const { rerender } = renderPage(table(ALL));
    scrollTo(200 * ROW_HEIGHT + 7);
    rerender(table(news));
    expect(scrolled()).toBe(202 * ROW_HEIGHT + 7);
    rerender(table(ALL.slice(100)));

    expect(scrolled()).toBe(100 * ROW_HEIGHT + 7);
  });

  it('show at the beginning of the list, where nobody is at work in it', () => {
    const { rerender } = renderPage(table(ALL));
    rerender(table(news));

    expect(scrolled()).toBe(0);
    expect(screen.getByText('Row 900')).toBeInTheDocument();
  });

  it('leave the row with the focus where it is, at the beginning too', () => {
    const { rerender } = renderPage(table(ALL));
    act(() => {
      screen.getByRole('button', { name: 'Row 3' }).focus();
    });
    rerender(table(news));

    expect(scrolled()).toBe(2 * ROW_HEIGHT);
    expect(screen.getByRole('button', { name: 'Row 3' })).toHaveFocus();
  });
});

it('keeps the row with the focus in the page wherever it is scrolled to', () => {
  renderPage(table(ALL));
  act(() => {
    screen.getByText('Row 3').focus();
  });
  scrollTo(200 * ROW_HEIGHT);
  expect(screen.getByText('Row 3')).toHaveFocus();
  act(() => {
    screen.getByText('Row 3').blur();
  });

  expect(screen.queryByText('Row 3')).toBeNull();
});

describe('the row with the focus', () => {
  it('keeps it while a hundred rows arrive before it', () => {
    const { rerender } = renderPage(table(ALL.slice(100), { isGrowing: true }));
    act(() => {
      screen.getByText('Row 103').focus();
    });
    rerender(table(ALL, { isGrowing: true }));

    expect(screen.getByText('Row 103')).toHaveFocus();
  });

  it('stays in the page when it is scrolled away from after a row has come before it', () => {
    const { rerender } = renderPage(table(ALL.slice(1)));
    act(() => {
      screen.getByText('Row 5').focus();
    });
    rerender(table(ALL));
    scrollTo(200 * ROW_HEIGHT);

    expect(screen.getByText('Row 5')).toHaveFocus();
  });

  it('leaves it to the one that takes its place when it goes, wherever it has moved to meanwhile', () => {
    const { rerender } = renderPage(table(ALL.slice(1)));
    act(() => {
      screen.getByText('Row 5').focus();
    });
    rerender(table(ALL));
    rerender(table(ALL.filter((id) => id !== 5)));
    expect(screen.getByText('Row 6')).toHaveFocus();
    rerender(table(ALL.slice(0, 6)));

    expect(screen.getByText('Row 5')).toHaveFocus();
  });

  it('is no longer followed once something else was focused after it had gone', () => {
    const tables = (rows: readonly number[]) => (
      <>
        <input aria-label="Search" />
        {table(rows)}
      </>
    );
    const { rerender } = renderPage(tables(ALL));
    act(() => {
      screen.getByText('Row 5').focus();
    });
    rerender(tables([]));
    act(() => {
      screen.getByLabelText('Search').focus();
    });
    rerender(tables(ALL));
    scrollTo(200 * ROW_HEIGHT);

    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.queryByText('Row 5')).toBeNull();
  });
});

it('asks only the rows that it draws for their keys while none has the focus', () => {
  const keyOf = jest.fn(String);
  const tableOf = (rows: readonly number[]) => (
    <VirtualTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} />
  );
  const { rerender } = renderPage(tableOf(ALL));
  keyOf.mockClear();
  rerender(tableOf(ALL.slice(50)));

  expect(Math.max(...keyOf.mock.calls.map(([id]) => Number(id)))).toBeLessThan(50 + 30);
});

it('moves by arrow keys, and scrolls by as little as it takes', () => {
  renderPage(table(ALL));
  act(() => {
    screen.getByText('Row 0').focus();
  });
  fireEvent.keyDown(screen.getByText('Row 0'), { key: 'ArrowDown' });
  expect(screen.getByText('Row 1')).toHaveFocus();
  expect(scrolled()).toBe(0);
  act(() => {
    screen.getByText('Row 12').focus();
  });
  fireEvent.keyDown(screen.getByText('Row 12'), { key: 'ArrowDown' });

  expect(screen.getByText('Row 13')).toHaveFocus();
  expect(scrolled()).toBe(14 * ROW_HEIGHT - 600);
});

describe('a row that grows', () => {
  it('moves the rows below it, and gives the place back when it shrinks', () => {
    renderPage(table(ALL));
    resize(rowOf(2), 300);
    expect([startOf(2), startOf(3)]).toEqual(['translateY(90px)', 'translateY(390px)']);
    resize(rowOf(2), ROW_HEIGHT);

    expect(startOf(3)).toBe('translateY(135px)');
  });

  it('takes its height with it when rows before it go', () => {
    const { rerender } = renderPage(table(ALL));
    resize(rowOf(2), 300);
    rerender(table(ALL.slice(1)));

    expect([startOf(2), startOf(3), startOf(4)]).toEqual([
      'translateY(45px)',
      'translateY(345px)',
      'translateY(390px)',
    ]);
  });

  it('leaves what is in view where it is when it lies above', () => {
    renderPage(table(ALL));
    scrollTo(102 * ROW_HEIGHT);
    scrollTo(100 * ROW_HEIGHT);
    jest.spyOn(rowOf(96), 'getBoundingClientRect').mockReturnValue({ top: -180 } as DOMRect);
    resize(rowOf(96), 300);
    expect(scrolled()).toBe(100 * ROW_HEIGHT + 255);
    jest.spyOn(rowOf(105), 'getBoundingClientRect').mockReturnValue({ top: 225 } as DOMRect);
    resize(rowOf(105), 300);

    expect(scrolled()).toBe(100 * ROW_HEIGHT + 255);
  });
});

it('watches the rows that are drawn and no others', () => {
  const { unmount } = renderPage(table(ALL.slice(0, 3)));
  expect(unwatched).not.toHaveBeenCalled();
  unmount();

  expect(unwatched).toHaveBeenCalledTimes(3);
});

it('draws anew only the row that opens and the one that closes', () => {
  const cell = jest.fn((id: number, isOpen: boolean) => (isOpen ? `Open ${id}` : `Row ${id}`));
  const counted = [{ id: 'id', header: 'Id', width: '1fr', cell }];
  const tableWith = (openKey: string) => (
    <VirtualTable label="Rows" columns={counted} rows={ALL} rowKey={String} openKey={openKey} />
  );
  const { rerender } = renderPage(tableWith('3'));
  cell.mockClear();
  rerender(tableWith('5'));

  expect(screen.getByText('Open 5')).toBeInTheDocument();
  expect([...new Set(cell.mock.calls.map(([id]) => id))].sort()).toEqual([3, 5]);
});

describe('a table whose rows are recycled', () => {
  const recycled = (rows: readonly number[], openKey: string | null = null) => (
    <VirtualTable label="Rows" columns={columns} rows={rows} rowKey={String} openKey={openKey} isRecycled />
  );
  const keysInPage = () => [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key);
  const ofScroll = (from: number, count: number) => Array.from({ length: count }, (_, row) => String(from + row));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const passTime = () => {
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
  };

  it('shows the rows that come in the elements of those that go', () => {
    renderPage(recycled(ALL));
    scrollTo(100 * ROW_HEIGHT);
    passTime();
    const elements = [...document.querySelectorAll('[data-key]')];
    scrollTo(200 * ROW_HEIGHT);

    expect(elements).toEqual(expect.arrayContaining([...document.querySelectorAll('[data-key]')]));
    expect(screen.getByText('Row 200')).toBeInTheDocument();
    expect(rowOf(200)).toHaveAttribute('data-index', '200');
    expect(startOf(200)).toBe(`translateY(${200 * ROW_HEIGHT}px)`);
  });

  it('puts them in the order of their rows once they rest, and at once when Tab is pressed', () => {
    renderPage(recycled(ALL));
    scrollTo(100 * ROW_HEIGHT);
    passTime();
    scrollTo(104 * ROW_HEIGHT);
    expect(keysInPage()).not.toEqual(ofScroll(104, keysInPage().length));
    passTime();
    expect(keysInPage()).toEqual(ofScroll(99, keysInPage().length));
    scrollTo(108 * ROW_HEIGHT);
    fireEvent.keyDown(screen.getByText('Row 108'), { key: 'Tab' });

    expect(keysInPage()).toEqual(ofScroll(103, keysInPage().length));
  });

  it('gives the element of a row with the focus to no other', () => {
    renderPage(recycled(ALL));
    const button = screen.getByText('Row 3');
    act(() => {
      button.focus();
    });
    scrollTo(200 * ROW_HEIGHT);
    passTime();

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
  const restFor = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };

  beforeEach(() => {
    jest.useFakeTimers();
    renderPage(<VirtualTable label="Rows" columns={pictured} rows={ALL} rowKey={String} isRecycled />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are asked for by rows that have rested in view, and not by those that fly past', () => {
    expect(picturesOf()).toEqual([]);
    restFor(149);
    scrollTo(100 * ROW_HEIGHT);
    restFor(149);
    expect(picturesOf()).toEqual([]);
    restFor(1);

    expect(picturesOf()).toContain('/media/100.png');
    expect(picturesOf()).not.toContain('/media/0.png');
    expect(picturesOf()).not.toContain('/media/98.png');
  });

  it('are asked for once when they cannot be loaded', () => {
    restFor(150);
    fireEvent.error(document.querySelector('img[src="/media/1.png"]')!);
    expect(picturesOf()).not.toContain('/media/1.png');
    scrollTo(200 * ROW_HEIGHT);
    restFor(150);
    scrollTo(0);
    restFor(150);

    expect(picturesOf()).toContain('/media/0.png');
    expect(picturesOf()).not.toContain('/media/1.png');
  });

  it('take the place of the initials only once they are there', () => {
    restFor(150);
    const picture = document.querySelector('img') as Element;
    expect(picture.parentElement).toHaveTextContent('P0');
    fireEvent.load(picture);

    expect(picture.parentElement).toHaveTextContent('');
  });
});

describe('a short list', () => {
  const wholeList = () => document.querySelectorAll('[data-key]').length;

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const passTime = () => {
    for (let part = 0; part < 20; part += 1) {
      act(() => {
        jest.advanceTimersByTime(100);
      });
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
    act(() => {
      screen.getByText('Row 0').focus();
    });
    fireEvent.keyDown(screen.getByText('Row 0'), { key: 'End' });
    await waitFor(() => {
      expect(screen.getByText(`Row ${LAST}`)).toHaveFocus();
    });
    expect(scrolled()).toBe(highest());
    fireEvent.keyDown(screen.getByText(`Row ${LAST}`), { key: 'Home' });
    await waitFor(() => {
      expect(screen.getByText('Row 0')).toHaveFocus();
    });

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
      act(() => {
        jest.advanceTimersByTime(1_000);
      });

      expect(top()).toBeCloseTo(before, 3);
    } finally {
      jest.useRealTimers();
    }
  });
});
