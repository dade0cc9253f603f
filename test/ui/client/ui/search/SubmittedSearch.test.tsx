import { screen } from '@testing-library/react';
import { useState } from 'react';

import { SubmittedSearch } from '#client/ui/search/SubmittedSearch';
import { renderPage } from '#test/support/page/renderPage';

/** Keeps what is typed. */
function Place({ onSearch }: { onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  return <SubmittedSearch typed={typed} placeholder="by name" onTyped={setTyped} onSearch={onSearch} />;
}

const box = () => screen.getByRole('textbox', { name: 'by name' });

describe('a search that is submitted', () => {
  it('keeps the focus in its box when Enter searches', async () => {
    const onSearch = jest.fn();
    const { person } = renderPage(<Place onSearch={onSearch} />);
    await person.type(box(), ' omar {Enter}');

    expect(onSearch.mock.calls).toEqual([['omar']]);
    expect(box()).toHaveFocus();
  });

  it('needs a text', async () => {
    const onSearch = jest.fn();
    const { person } = renderPage(<Place onSearch={onSearch} />);
    await person.type(box(), '  {Enter}');

    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    expect(onSearch).not.toHaveBeenCalled();
  });
});
