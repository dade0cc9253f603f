import { screen, within } from '@testing-library/react';

import { CalendarSkeleton } from '#client/features/doctor-availability/calendar/components/AvailabilityCalendar';
import { AppointmentsSkeleton } from '#client/sections/appointments/table/components/AppointmentsSkeleton';
import { ChoiceListSkeleton } from '#client/sections/availabilities/components/ChoiceList';
import { CardGridSkeleton } from '#client/sections/home-services/shared/components/CardGrid';
import { DirectorySkeleton } from '#client/sections/manage-providers/people/components/Card';
import { DashboardSkeleton } from '#client/sections/referral-tracking/components/DashboardSkeleton';
import { UsersSkeleton } from '#client/sections/referral-tracking/components/UsersSkeleton';
import { renderPage } from '#test/support/page/renderPage';

const BARS = {
  root: '.skeleton',
  text: '.skeleton:not([data-variant])',
  rounded: '.skeleton[data-variant="rounded"]',
  circular: '.skeleton[data-variant="circular"]',
};

const shape = () => screen.getByRole('progressbar', { name: 'Loading...' });
const bars = (place: Element, kind: keyof typeof BARS = 'root') => place.querySelectorAll(BARS[kind]);

it('cards that are being read have a picture beside two lines already, and a text and buttons below', () => {
  renderPage(<CardGridSkeleton />);
  const cards = within(shape()).getAllByRole('listitem');

  expect(cards.map((card) => bars(card, 'circular').length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(cards.map((card) => bars(card, 'text').length)).toEqual([4, 4, 4, 4, 4, 4]);
});

it('cards that will have no text and no buttons, such as the four categories, are as low already', () => {
  renderPage(<CardGridSkeleton cards={4} hasText={false} />);

  expect(within(shape()).getAllByRole('listitem')).toHaveLength(4);
  expect([bars(shape(), 'circular').length, bars(shape(), 'text').length]).toEqual([4, 4 * 2]);
});

it.each([
  ['locations', false, 0],
  ['doctors', true, 1],
])('a list of %s that is being read has entries of a name and a note already', (_, hasPictures, pictures) => {
  renderPage(<ChoiceListSkeleton hasPictures={hasPictures} />);
  const entries = within(shape()).getAllByRole('listitem');

  expect(entries.map((entry) => bars(entry, 'text').length)).toEqual(entries.map(() => 2));
  expect(entries.map((entry) => bars(entry, 'circular').length)).toEqual(entries.map(() => pictures));
});

it('a search under way in the directory has the shape of its cards, each with a picture and two lines', () => {
  renderPage(<DirectorySkeleton />);
  const cards = [...shape().children];

  expect(cards).toHaveLength(8);
  expect(cards.map((card) => bars(card).length)).toEqual(cards.map(() => 3));
});

it('a calendar that is being read has days, each with its number, its date and its slots', () => {
  renderPage(<CalendarSkeleton />);
  const days = [...shape().children];

  expect(days.map((day) => day.querySelectorAll('li').length)).toEqual([2, 1, 1, 2, 1, 2]);
  expect(days.map((day) => bars(day, 'text').length)).toEqual(days.map(() => 1));
});

it('a dashboard that is being read has two rows of four cards, the chart and two lists, below its sentence', () => {
  renderPage(<DashboardSkeleton />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading referral dashboard...');
  expect(bars(document.body, 'rounded')).toHaveLength(4 + 4 + 1 + 2);
});

it('the users list that is being read has three cards, and a table with its head and a page of rows', () => {
  renderPage(<UsersSkeleton />);
  const [head, ...rows] = shape().querySelectorAll('.cells');

  expect(bars(document.body, 'rounded')).toHaveLength(3);
  expect([...head!.children].map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Created',
    'Total Referrals',
    'Rewards Earned',
    'Rewards Redeemed',
    'Wallet Balance',
  ]);
  expect(rows).toHaveLength(20);
});

it('the list of appointments that is being read has its head, and its columns at their widths', () => {
  const head = { sort: null, onSorted: () => undefined };
  const view = { columns: ['patient', 'date', 'status'] as const, widths: { date: 210 }, head };
  renderPage(<AppointmentsSkeleton view={view} today="2026-11-21" />);
  const [heads, ...rows] = shape().querySelectorAll('.cells');

  expect([...heads!.children].map(({ textContent }) => textContent)).toEqual(['Patient', 'Date', 'Status']);
  expect(shape().style.getPropertyValue('--columns')).toMatch(/ 210px \d+px$/);
  expect(rows.map((row) => bars(row).length)).toEqual(rows.map(() => 3));
});
