import { act, screen, waitFor } from '@testing-library/react';

import { useFocusFallback } from '#client/app/shell/useFocusFallback';
import { renderPage } from '#test/support/page/renderPage';

const findMain = () => document.querySelector('main');

function Page({ hasButton = true, isBehindModal = false, isWorking = false }) {
  useFocusFallback(findMain);
  return (
    <div aria-hidden={isBehindModal || undefined}>
      <main tabIndex={-1}>
        {hasButton && (
          <button type="button" disabled={isWorking}>
            Accept
          </button>
        )}
      </main>
      <button type="button">Refresh</button>
    </div>
  );
}

const nextFrame = () => act(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));

describe('the focus', () => {
  it('goes to the section when what had it is gone', async () => {
    const { person, rerender } = renderPage(<Page />);
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    rerender(<Page hasButton={false} />);

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays with what has it, and with nothing after a click on nothing', async () => {
    const { person, rerender } = renderPage(<Page />);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    rerender(<Page hasButton={false} />);
    await nextFrame();
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await person.click(document.body);
    rerender(<Page />);
    await nextFrame();

    expect(document.body).toHaveFocus();
  });

  it('comes back to a button that was disabled while it worked, from what is around it', async () => {
    const { person, rerender } = renderPage(<Page />);
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    rerender(<Page isWorking />);
    await nextFrame();
    act(() => screen.getByRole('main').focus());
    rerender(<Page />);
    await nextFrame();

    expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
  });

  it('stays where a person has gone while a button worked', async () => {
    const { person, rerender } = renderPage(<Page />);
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    rerender(<Page isWorking />);
    await nextFrame();
    act(() => screen.getByRole('main').focus());
    await person.click(screen.getByRole('main'));
    rerender(<Page />);
    await nextFrame();

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is left to an open modal', async () => {
    const { person, rerender } = renderPage(<Page />);
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    rerender(<Page hasButton={false} isBehindModal />);
    await nextFrame();

    expect(document.body).toHaveFocus();
  });
});
