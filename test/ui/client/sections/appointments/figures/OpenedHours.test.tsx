import { screen } from '@testing-library/react';

import { doctorHoursOpened } from '#client/sections/appointments/board/events';
import { boardKeys } from '#client/sections/appointments/board/keys';
import { OpenedHours } from '#client/sections/appointments/figures/OpenedHours';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const DOCTORS = ['31', '32', '33', '34', '35', '36', '37', '38'];
const begun = (...doctors: string[]) => doctors.map((doctor) => requestStarted(boardKeys.hours(doctor)));
const read = (doctor: string) => requestSucceeded(boardKeys.hours(doctor));

it('reads the hours of five doctors at once by itself, until somebody stops it, and goes on where it was', async () => {
  const { person, sent, tell } = renderWithStore(<OpenedHours doctors={DOCTORS} days={[TODAY]} today={TODAY} />, {
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([makeAppointment({ id: 1 })]),
  });
  const asked = () => sent.mock.calls.flatMap(([event]) => (doctorHoursOpened.match(event) ? [event.payload] : []));

  expect(asked()).toEqual(DOCTORS.slice(0, 5));
  tell(...begun(...DOCTORS.slice(0, 5)), read('31'));
  expect(asked()).toEqual(DOCTORS.slice(0, 6));
  tell(...begun('36'));

  await person.click(screen.getByRole('button', { name: 'Stop' }));
  tell(read('32'), requestFailed({ key: boardKeys.hours('33'), failure: makeFailure('Failed') }));
  expect(asked()).toHaveLength(6);
  expect(screen.getByText('2 of 8 doctors read')).toHaveRole('status');
  expect(screen.getByText('1 doctor could not be read')).toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Read hours' }));
  expect(asked().slice(6)).toEqual(['33', '37']);
});
