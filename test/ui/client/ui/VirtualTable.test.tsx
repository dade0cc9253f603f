import { screen } from '@testing-library/react';

import { VirtualTable } from '../../../../src/client/ui/VirtualTable';
import { renderPage } from '../../../support/renderPage';

const ALL = Array.from({ length: 300 }, (_, id) => id);
const columns = [{ id: 'id', header: 'Id', width: '1fr', cell: (id: number) => `Row ${id}` }];
const table = (rows: readonly number[], isGrowing: boolean, openKey: string | null = '200') => (
  <VirtualTable label="Rows" columns={columns} rows={rows} rowKey={Number} openKey={openKey} isGrowing={isGrowing} />
);

/** Takes the place of what jsdom lacks. */
let scrolledTo: jest.Mock;

// Only the rows in view are drawn, and nothing has a height where there is no layout.
beforeEach(() => {
  scrolledTo = jest.fn();
  Element.prototype.scrollTo = scrolledTo;
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300 * 45);
});
afterEach(() => { Reflect.deleteProperty(Element.prototype, 'scrollTo'); });

/** The middle of row 200 in the middle of the table. */
const ROW_200 = { top: 200 * 45 + 45 / 2 - 300, behavior: 'auto' };

describe('a row that is open from the start', () => {
  it('is brought into view once all rows are there, and only then', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), true));
    expect(scrolledTo).not.toHaveBeenCalledWith(ROW_200);
    rerender(table(ALL, false));
    expect(scrolledTo).toHaveBeenCalledWith(ROW_200);
    scrolledTo.mockClear();
    rerender(table([...ALL, 300], false));

    expect(scrolledTo).not.toHaveBeenCalledWith(ROW_200);
  });

  it('is left where it is when another was opened in the meantime', () => {
    const { rerender } = renderPage(table(ALL.slice(0, 250), true));
    rerender(table(ALL.slice(0, 250), true, '3'));
    rerender(table(ALL, false, '3'));

    expect(scrolledTo).not.toHaveBeenCalledWith(ROW_200);
  });
});

it('draws only the rows in view', () => {
  renderPage(table(ALL, false, null));

  expect(screen.getByText('Row 13')).toBeInTheDocument();
  expect(screen.queryByText('Row 200')).toBeNull();
});
