import { screen, within } from '@testing-library/react';

import { rowMaker } from '#client/sections/appointments/list/rows';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import { AppointmentsTable } from '#client/sections/appointments/table/components/AppointmentsTable';
import type { Certainty } from '#client/sections/appointments/view/certainty';
import { USUAL_COLUMNS } from '#client/sections/appointments/view/columns';
import { selectFolded } from '#client/sections/appointments/view/shownRows';
import type { TableSort } from '#client/ui/table/tableSort';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { renderPage } from '#test/support/page/renderPage';
import { giveHeight } from '#test/support/page/steps';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

giveHeight();

/** The texts of the cells of each row, of a list that a service has answered. */
function cellsOf(...list: readonly Appointment[]): string[][] {
  open(list);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
}

function open(list: readonly Appointment[], sort: TableSort | null = null, certainty: Certainty = 'known'): void {
  const { state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(list));
  renderPage(
    <AppointmentsTable
      list={selectFolded(state, TODAY)}
      toRow={rowMaker(selectReferred(state, TODAY))}
      today={TODAY}
      view={{ columns: USUAL_COLUMNS, widths: {}, head: { sort, onSorted: jest.fn() } }}
      topic=""
      isFromToday={!sort}
      openId={null}
      isGrowing={false}
      certainty={certainty}
      empty={null}
      onRowToggled={jest.fn()}
      renderDetails={() => null}
    />,
  );
}

/** The rows that have a head, and what it says. */
const HEADS = [
  ['1', 'Today · Sat, 21 Nov · 2'],
  ['3', 'Tomorrow · Sun, 22 Nov · 1'],
  ['4', 'Tue, 24 Nov · 2'],
  ['6', 'Sat, 2 Jan 2027 · 1'],
];

const headsInPage = () => [...document.querySelectorAll('[data-group-head]')].map(({ textContent }) => textContent);

describe('a row of the list', () => {
  it('shows who, with whom, when, where, and a number to call', () => {
    const [cells] = cellsOf(makeAppointment());

    expect(cells).toEqual([
      'LHLayla Haddad',
      'Dr. Omar Nasser',
      'Sat, 21 Nov · Today',
      '09:00 - 09:20',
      'Marina Clinic',
      '+971 50 123 4567',
      'Confirmed',
    ]);
    expect(screen.getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute('href', 'tel:+971501234567');
  });

  it('has few elements, for hundreds of rows pass while a wheel turns', () => {
    cellsOf(makeAppointment({ id: 1 }), makeAppointment({ id: 2, date: '2026-12-24' }));
    const elements = ['1', '2'].map((key) => document.querySelectorAll(`[data-key="${key}"], [data-key="${key}"] *`));

    expect(elements.map(({ length }) => length)).toEqual([17, 15]);
  });

  it.each([
    ['heads of their days in the natural order', null, HEADS],
    ['no heads where they are sorted', { column: 'location', isDescending: true }, []],
  ])('has %s', (_, sort, heads) => {
    const dates = ['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-24', '2027-01-02'];
    open(
      dates.map((date, at) => makeAppointment({ id: at + 1, date })),
      sort,
    );
    const rows = [...document.querySelectorAll<HTMLElement>('[data-head]')];

    expect(rows.map(({ dataset }) => [dataset.key, dataset.head])).toEqual(heads);
    expect(headsInPage()).toEqual(heads.map(([, text]) => text));
  });

  it.each<[Certainty, string[]]>([
    ['known', ['Today · Sat, 21 Nov · 2 · 1 rejected', 'Tomorrow · Sun, 22 Nov · 1 cancelled']],
    ['coming', ['Today · Sat, 21 Nov · …', 'Tomorrow · Sun, 22 Nov · …']],
    ['never', ['Today · Sat, 21 Nov', 'Tomorrow · Sun, 22 Nov']],
  ])('has heads that count once that is %s', (certainty, heads) => {
    const statuses = ['confirmed', 'rejected', 'pending', 'cancelled'];
    open(
      statuses.map((status, at) => makeAppointment({ id: at, date: at < 3 ? '2026-11-21' : '2026-11-22', status })),
      null,
      certainty,
    );

    expect(headsInPage()).toEqual(heads);
  });

  it('says what the service does not know', () => {
    const [cells] = cellsOf(
      makeAppointment({ status: null, local_user: null, local_doctor: null, local_location: null }),
    );

    expect(cells).toEqual([
      '?Unknown Patient',
      'Unknown Doctor',
      'Sat, 21 Nov · Today',
      '09:00 - 09:20',
      'Unknown Location',
      'N/A',
      'Pending',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('calls the digits of a number, however it is written', () => {
    cellsOf(makeAppointment({ local_doctor: { doctor_id: 21, phone_number: '+971 (50) 123-45 67' } }));

    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+971501234567');
  });

  it('stands beside others whatever a service puts into it', () => {
    const odd = {
      id: 2,
      start_time: null,
      end_time: 1020,
      status: 3,
      local_user: { user_id: 2, name: 77, profile_picture: {} },
      local_doctor: { doctor_id: 2, name: ['Omar'], phone_number: 971501234567 },
      local_location: { location_id: 2, name: {} },
    } as unknown as Appointment;
    const rows = cellsOf(makeAppointment({ id: 1 }), makeAppointment(odd));

    expect(rows.map(([patient, doctor, , , place, phone, status]) => [patient, doctor, place, phone, status])).toEqual([
      ['777', 'Unknown Doctor', 'Unknown Location', '+971 50 123 4567', '3'],
      ['LHLayla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '+971 50 123 4567', 'Confirmed'],
    ]);
  });
});
