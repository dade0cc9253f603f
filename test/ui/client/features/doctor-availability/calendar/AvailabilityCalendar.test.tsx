import { screen } from '@testing-library/react';

import { AvailabilityCalendar } from '#client/features/doctor-availability/calendar/components/AvailabilityCalendar';
import { renderPage } from '#test/support/page/renderPage';
import { giveHeight } from '#test/support/page/steps';

const date = '2026-11-23';
const slot = { id: 1, date, from: '09:00:00', to: '10:00:00', isBooked: false, isOverlapping: false };

giveHeight();

it('tells a slot that overlaps another by a sign, a word and dashes, and not by colour alone', async () => {
  const slots = [slot, { ...slot, id: 2, from: '09:30:00', isOverlapping: true }];
  renderPage(<AvailabilityCalendar days={[{ date, slots }]} today={date} onDelete={jest.fn()} />);
  const overlapping = (await screen.findByText('09:30 - 10:00')).closest('li');
  const plain = screen.getByText('09:00 - 10:00').closest('li');

  expect(overlapping).toHaveTextContent('overlaps');
  expect(overlapping?.firstElementChild?.tagName).toBe('svg');
  expect(overlapping).toHaveStyle({ borderStyle: 'dashed' });
  expect(plain).not.toHaveTextContent('overlaps');
  expect(plain?.firstElementChild?.tagName).not.toBe('svg');
  expect(plain).not.toHaveStyle({ borderStyle: 'dashed' });
});
