import { screen } from '@testing-library/react';
import { useState } from 'react';

import { SubmittedSearch } from '#client/ui/search/SubmittedSearch';
import { renderPage } from '#test/support/page/renderPage';

/** Keeps what was searched for, as the address does. */
function Place({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <SubmittedSearch
        text={text}
        placeholder="by name"
        onSearch={(wanted) => {
          setText(wanted);
          onSearch(wanted);
        }}
      />
      <button type="button" onClick={() => setText('before')}>
        Back
      </button>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'by name' });

describe('a search that is submitted', () => {
  it('keeps the focus in its box when Enter searches', async () => {
    const onSearch = jest.fn();
    const { person } = renderPage(<Place onSearch={onSearch} />);
    await person.type(box(), ' omar {Enter}');

    expect(onSearch.mock.calls).toEqual([['omar']]);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('omar');
  });

  it('shows what is searched for when that changes', async () => {
    const { person } = renderPage(<Place onSearch={jest.fn()} />);
    await person.type(box(), 'omar{Enter}x');
    await person.click(screen.getByRole('button', { name: 'Back' }));

    expect(box()).toHaveValue('before');
  });

  it('says what stands in its box when it is left, and begins with what stood there', async () => {
    const onLeft = jest.fn();
    const search = (typed: string) => (
      <SubmittedSearch text="omar" placeholder="by name" draft={{ typed, onLeft }} onSearch={jest.fn()} />
    );
    const { person, unmount } = renderPage(search('omar kh'));
    expect(box()).toHaveValue('omar kh');
    await person.type(box(), 'a');
    unmount();

    expect(onLeft.mock.calls).toEqual([['omar kha']]);
  });

  it('needs a text', async () => {
    const onSearch = jest.fn();
    const { person } = renderPage(<Place onSearch={onSearch} />);
    await person.type(box(), '  {Enter}');

    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    expect(onSearch).not.toHaveBeenCalled();
  });
});
