import { screen } from '@testing-library/react';

import { StatusBadge } from '#client/sections/appointments/list/StatusBadge';
import { renderPage } from '#test/support/page/renderPage';

describe('the badge of a status', () => {
  it.each([
    ['confirmed', 'Confirmed', 'green'],
    ['pending', 'Pending', 'yellow'],
    ['canceled', 'Canceled', 'red'],
    ['cancelled', 'Cancelled', 'red'],
    ['rejected', 'Rejected', 'red'],
    ['completed', 'Completed', 'blue'],
    ['on_hold', 'On hold', 'grey'],
    ['all', 'All', 'grey'],
    ['constructor', 'Constructor', 'grey'],
  ])('shows %s as the word "%s" in %s', (status, word, tone) => {
    renderPage(<StatusBadge status={status} />);

    expect(screen.getByText(word)).toHaveAttribute('data-tone', tone);
  });
});
