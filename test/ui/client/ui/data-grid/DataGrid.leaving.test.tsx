import { fireEvent, screen, within } from '@testing-library/react';

import { metals, Shown } from '#test/support/page/metals';
import { renderPage } from '#test/support/page/renderPage';

describe('what leaves the page of a grid', () => {
  it('is every row in a file, as it is sorted, with the columns on screen', async () => {
    let blob: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = renderPage(<Shown rows={metals(30)} at={{ sort: '-price' }} />);
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: 'Download CSV' }));

    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('metals.csv');
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result as ArrayBuffer);
      };
      reader.readAsArrayBuffer(blob!);
    });
    const lines = Buffer.from(bytes).toString('latin1').split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['\xef\xbb\xbfName,Price', 'Metal 2,999', 'Metal 3,998']);
    expect(lines.slice(-2)).toEqual(['Metal 1,', '']);
    expect(lines).toHaveLength(32);
  });

  it('is every row on paper', async () => {
    const { person } = renderPage(<Shown rows={metals(30)} />);
    const print = jest.fn();
    const append = document.body.append.bind(document.body);
    jest.spyOn(document.body, 'append').mockImplementation((frame) => {
      append(frame);
      Object.assign((frame as HTMLIFrameElement).contentWindow!, { print });
    });
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: 'Print' }));

    const paper = document.querySelector('iframe')!;
    const sheet = within(paper.contentDocument!.body);
    expect(print).toHaveBeenCalledTimes(1);
    expect(sheet.getByRole('heading', { name: 'Metals' })).toBeInTheDocument();
    expect(sheet.getAllByRole('row')).toHaveLength(31);
    fireEvent(paper.contentWindow!, new Event('afterprint'));
    expect(paper).not.toBeInTheDocument();
  });
});
