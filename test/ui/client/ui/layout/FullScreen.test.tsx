import { screen } from '@testing-library/react';

import { FullScreen } from '#client/ui/layout/FullScreen';
import { renderPage } from '#test/support/page/renderPage';

const page = (isOn: boolean) => (
  <div>
    <aside>Sign Out</aside>
    <main>
      <FullScreen isOn={isOn} onLeft={jest.fn()}>
        List
      </FullScreen>
    </main>
  </div>
);

it('keeps what the full screen covers out of reach until it is left', () => {
  const { rerender } = renderPage(page(true));
  expect(screen.getByText('Sign Out')).toHaveAttribute('inert');
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  rerender(page(false));

  expect(screen.getByText('Sign Out')).not.toHaveAttribute('inert');
});
