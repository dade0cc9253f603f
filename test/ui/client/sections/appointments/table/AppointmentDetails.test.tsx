import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { AppointmentDetails } from '#client/sections/appointments/table/details/AppointmentDetails';
import { renderPage } from '#test/support/page/renderPage';

const place = { id: 31, name: 'Marina Clinic', address: 'Marina Walk 12', city: 'Dubai', country: 'UAE' };

const doctor = {
  doctorName: 'Dr. Omar Nasser',
  doctorPicture: '/media/omar.png',
  doctorPhone: '+971509528792',
};

type Details = ComponentProps<typeof AppointmentDetails>;
const usual: Details = {
  actions: [],
  location: place,
  date: '2026-11-23',
  isLocked: false,
  doctor,
  onAction: jest.fn(),
};
/** Shows the details of an appointment at its usual place, of which nothing can be done, but for what is told. */
const show = (given: Partial<Details> = {}) => renderPage(<AppointmentDetails {...usual} {...given} />);

describe('the details of an appointment', () => {
  it('name the doctor with picture and number, and the place, whose columns may have no room', () => {
    const { container } = show();

    expect(screen.getByText('Dr. Omar Nasser')).toBeVisible();
    expect(screen.getByText('Marina Clinic')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/omar.png');
    expect(screen.getByRole('link', { name: '+971 50 952 8792' })).toHaveAttribute('href', 'tel:+971509528792');
  });

  it('show initials where the doctor has no picture, and what is missing', () => {
    const nobody = { doctorName: null, doctorPicture: null, doctorPhone: null };
    const { container } = show({ actions: [], location: null, doctor: nobody });

    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('?');
    ['Unknown Doctor', 'N/A', 'Unknown Location'].forEach((text) => expect(screen.getByText(text)).toBeVisible());
  });

  it('say what a short Cancel is about', () => {
    show({ actions: ['cancel', 'reschedule'] });

    expect(screen.getByRole('button', { name: 'Cancel appointment' })).toHaveTextContent(/^Cancel$/);
  });

  it('offer the actions and tell which was chosen', async () => {
    const onAction = jest.fn();
    const { person } = show({ actions: ['accept', 'reject', 'reschedule'], onAction });

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept',
      'Reject',
      'Reschedule',
    ]);
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    expect(onAction).toHaveBeenCalledWith('reject');
  });

  it('lock every action while a change is under way', () => {
    show({ actions: ['cancel', 'reschedule'], isLocked: true });

    screen.getAllByRole('button').forEach((button) => expect(button).toBeDisabled());
  });

  it.each([
    ['the whole address', place, 'Marina Walk 12', 'Dubai, UAE'],
    ['a city alone', { id: 31, city: 'Dubai', country: null }, 'No address on file', 'Dubai'],
    ['nothing', null, 'No address on file', ''],
  ])('show %s', (_, location, address, line) => {
    show({ location });

    expect(screen.getByText(address).nextElementSibling?.textContent.trim()).toBe(line);
  });

  it('say when nothing can be done', () => {
    show({ location: null });

    expect(screen.getByText('No actions available')).toBeInTheDocument();
  });

  it.each([
    ['both coordinates', { latitude: 25.07, longitude: '55.14' }, 'https://www.google.com/maps?q=25.07,55.14'],
    ['a point on the equator', { latitude: 0, longitude: 55 }, 'https://www.google.com/maps?q=0,55'],
  ])('lead to the map with %s', (_, coordinates, address) => {
    show({ location: { ...place, ...coordinates } });

    expect(screen.getByRole('link', { name: 'View on Map' })).toHaveAttribute('href', address);
  });

  it.each([
    ['without coordinates', {}],
    ['with one coordinate', { latitude: '25.07', longitude: null }],
    ['with a coordinate that is none', { latitude: '25.07', longitude: 'east' }],
  ])('have no map %s', (_, coordinates) => {
    show({ location: { ...place, ...coordinates } });

    const details = screen.getByText('Location Details').parentElement;
    expect(details && within(details).queryByRole('link')).toBeNull();
  });
});
