import { screen } from '@testing-library/react';
import { useState } from 'react';

import { DifferenceTable } from '#client/sections/home-services/shared/sheets/components/DifferenceTable';
import { Summary } from '#client/sections/home-services/shared/sheets/components/Summary';
import { countedRows, type ComparedRow } from '#client/sections/home-services/shared/sheets/difference';
import { cellPlace, type Corrections } from '#client/sections/home-services/shared/sheets/useDifference';
import { renderPage } from '#test/support/page/renderPage';

const row = (line: number, is: ComparedRow['is'], fault = ''): ComparedRow => ({
  ...{ line, is, id: line, key: `${line}`, name: `Row ${line}`, cells: {} },
  compared: { price: { text: `${line}`, now: '1', wanted: is === 'changed' ? '2' : null, ...(fault && { fault }) } },
});

const rows = [row(2, 'changed'), row(3, 'faulty', 'No price'), row(4, 'changed'), row(5, 'faulty', 'No price either')];
const COLUMN = { id: 'price', head: { id: 'x', defaultMessage: 'Price' }, arabic: '', read: jest.fn() } as const;

const cellOf = (text: string) => ({ text, now: '1', wanted: '2' });

/** A difference in which what is corrected is understood. */
function Difference({ onTyping }: { onTyping: (isTyping: boolean) => void }) {
  const [corrections, setCorrections] = useState<Corrections>({});
  const mended = rows.map((one) => {
    const text = corrections[cellPlace(one.line, 'price')];
    return text === undefined ? one : { ...row(one.line, 'changed'), compared: { price: cellOf(text) } };
  });
  return (
    <DifferenceTable
      difference={countedRows(mended)}
      columns={[{ ...COLUMN, examples: ['', '', ''] }]}
      world={null}
      corrections={corrections}
      onCorrect={(line, column, text) => setCorrections({ ...corrections, [cellPlace(line, column)]: text })}
      onTyping={onTyping}
    />
  );
}

const lines = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('a difference begins with the rows that need a person, and these stay there once they are corrected', async () => {
  const onTyping = jest.fn();
  const { person, fill } = renderPage(<Difference onTyping={onTyping} />);
  expect(lines()).toEqual(['3Row 3', '5Row 5', '2Row 2', '4Row 4']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Differences4',
    'Changed2',
    'Not understood2',
  ]);

  await fill(screen.getByRole('textbox', { name: 'Price in line 5' }), '7');
  expect(onTyping).toHaveBeenLastCalledWith(true);
  await person.tab();
  expect(onTyping).toHaveBeenLastCalledWith(false);
  expect(lines()).toEqual(['3Row 3', '5Row 5', '2Row 2', '4Row 4']);
  expect(screen.getByRole('button', { name: /^Changed/ })).toHaveTextContent('3');
});

it('a line that is not understood as a whole says why beside its state, without fields', () => {
  const misread: ComparedRow = { ...row(2, 'faulty'), fault: 'Mend its quotes' };
  renderPage(
    <DifferenceTable
      difference={countedRows([misread])}
      columns={[{ ...COLUMN, examples: ['', '', ''] }]}
      world={null}
      corrections={{}}
      onCorrect={jest.fn()}
    />,
  );

  expect(screen.getByText('Mend its quotes')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('the summary of a file', () => {
  const show = (all: readonly ComparedRow[], more: Partial<Parameters<typeof Summary>[0]> = {}) =>
    renderPage(
      <Summary difference={countedRows(all)} hidden={undefined} unused={[]} asked={0} onTake={jest.fn()} {...more} />,
    );

  it('counts the sorts that there are, and no others', () => {
    show(rows);
    expect(screen.getByRole('status')).toHaveTextContent(/^2 changed, 2 not understood$/);
    expect(screen.queryByText(/Nothing to change/)).toBeNull();
  });

  it('says that nothing changes, of the columns that are used where others are filled too', () => {
    const { unmount } = show([row(2, 'unchanged')]);
    expect(screen.getByText('Nothing to change')).toBeVisible();
    unmount();

    show([row(2, 'unchanged')], { unused: ['Name', 'Remark'] });
    expect(screen.queryByText('Nothing to change')).toBeNull();
    expect(screen.getByText('Nothing to change in the columns that are used')).toBeVisible();
    expect(screen.getByText('Not used: Name; Remark')).toBeVisible();
  });

  it('says what is hidden, and takes what was asked about', async () => {
    const onTake = jest.fn();
    const { press } = show(rows, { hidden: { rows: 3, columns: ['Price'] }, asked: 2, onTake });
    expect(screen.getByText('3 hidden rows are left out.')).toBeVisible();
    expect(screen.getByText('Hidden columns are left out: Price')).toBeVisible();

    await press('Take 2 cells as they stand');
    expect(onTake).toHaveBeenCalledTimes(1);
  });
});
