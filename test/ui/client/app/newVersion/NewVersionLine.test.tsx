import { screen } from '@testing-library/react';

import { pageLoadChosen } from '#client/app/newVersion/events';
import { NoticeHost } from '#client/app/shell/NoticeHost';
import { versionsCompared } from '#client/state/version';
import { closeWithoutAsking, useAskBeforeClosing } from '#client/ui/layout/askBeforeLeaving';
import { renderWithStore } from '#test/support/page/renderWithStore';

describe('the line of a new version', () => {
  it('stands as long as another version is served', () => {
    const { tell } = renderWithStore(<NoticeHost />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    tell(versionsCompared(true));
    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    tell(versionsCompared(false));

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('loads nothing by itself, but sends that it was chosen', async () => {
    const { person, sent, tell } = renderWithStore(<NoticeHost />);
    tell(versionsCompared(true));
    sent.mockClear();
    await person.click(screen.getByRole('button', { name: 'Load the new version' }));

    expect(sent.mock.calls).toEqual([[pageLoadChosen()]]);
  });
});

function Typed() {
  useAskBeforeClosing(true);
  return null;
}

it('the browser does not ask once more when somebody has been asked', () => {
  renderWithStore(<Typed />);
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  closeWithoutAsking();

  expect(closing()).toBe(true);
});
