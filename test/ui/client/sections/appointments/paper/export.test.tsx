import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { dayOf } from '#client/lib/dates';
import { searchTyped } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { csvChosen, csvProgressed } from '#client/sections/appointments/paper/events';
import { exportKeys } from '#client/sections/appointments/paper/keys';
import { listTools } from '#client/sections/appointments/useListTools';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { keepSaved, pass } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const today = dayOf(new Date());
const make = (overrides: Partial<Appointment>) => makeAppointment({ date: today, ...overrides });

function openSection(...given: readonly UnknownAction[]) {
  const { Section, reducers, watchers } = appointmentsSection;
  return renderWithStore(<Section />, { reducers, watchers: { export: watchers.appointmentPaper }, given });
}

beforeAll(() => listTools.load());

const button = () => screen.getByRole('button', { name: 'Views, columns, export' });
const LINES = ['Download CSV', 'Print day sheets', 'Print day sheets with initials'];

/** Opens the menu of a list and presses a line of it. */
async function choose(name: string, ...list: readonly Appointment[]) {
  const page = openSection(...appointmentsInStore(list));
  await page.person.click(button());
  await page.person.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return page;
}

describe('what takes the list out of the page', () => {
  it.each([
    ['nothing is shown', [...appointmentsInStore([make({})]), searchTyped('nobody')]],
    ['only the beginning of the list is there', appointmentsInStore([make({})]).slice(0, 2)],
    ['samples stand in', [requestFailed({ key: appointmentKeys.list, failure: makeFailure('down') })]],
  ])('can not be chosen while %s', async (_, given) => {
    const { person } = openSection(...given);
    await person.click(button());

    for (const name of LINES) expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('stands in one menu with views and columns, which gives the focus back', async () => {
    const { person } = openSection(...appointmentsInStore([make({})]));
    await person.click(button());

    const menu = await screen.findByRole('menu', { name: 'Views, columns, export' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Save view', 'Columns', ...LINES]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  });
});

describe('Download CSV', () => {
  const saved = keepSaved();

  it('saves the list in the words of the page', async () => {
    const { sent } = await choose('Download CSV', make({}));
    await waitFor(() =>
      expect(saved).toMatchObject([{ name: `appointments-${today}.csv`, type: 'text/csv;charset=utf-8' }]),
    );

    const order = sent.mock.calls.map(([event]) => event).find(csvChosen.match)?.payload;
    expect(order).toMatchObject({ language: { locale: 'en' }, dialect: { separator: ',' } });
    expect((await saved[0]!.bytes()).toString('utf8')).toMatch(
      /^\ufeffPatient,Doctor,Date,Time,.*\r\n.*,Confirmed\r\n$/,
    );
  });

  it('says how far it is once it has taken a second', async () => {
    const { tell } = await choose('Download CSV', make({}));
    await waitFor(() => expect(saved).toHaveLength(1));
    jest.useFakeTimers();
    try {
      tell(requestStarted(exportKeys.csv));
      tell(csvProgressed(40));
      expect(screen.queryByRole('progressbar')).toBeNull();
      pass(1_000);
      expect(screen.getByRole('progressbar', { name: 'Writing the CSV file' })).toHaveAttribute('aria-valuenow', '40');
      tell(requestSucceeded(exportKeys.csv));
      expect(screen.queryByRole('progressbar')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('Print day sheets', () => {
  const print = jest.fn();
  beforeEach(() => {
    print.mockReset();
    window.print = print;
  });

  /** The lines of each page of paper, without its header. */
  const paper = () =>
    [...document.querySelectorAll('.day-sheets table')].map((table) =>
      [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent)),
    );

  it('prints a page for the doctor and the day at once, and is gone afterwards', async () => {
    await choose('Print day sheets', make({ status: 'pending' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

    const [page = []] = paper();
    expect(page[0]?.[0]).toMatch(/^Dr\. Omar Nasser.*Marina Clinic\s*Page 1 of 1$/);
    expect(page.slice(1)).toEqual([
      ['Patient', 'Time', 'Status', "Doctor's Phone"],
      ['Layla Haddad', '09:00 - 09:20', 'Pending', '+971 50 123 4567'],
    ]);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(paper()).toEqual([]));
  });

  it('names patients by their initials where that is chosen, and doctors in full', async () => {
    await choose('Print day sheets with initials', make({}));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

    const [page = []] = paper();
    expect(page[0]?.[0]).toContain('Dr. Omar Nasser');
    expect(page[2]?.[0]).toBe('LH');
    expect(document.querySelector('.day-sheets')).not.toHaveTextContent('Layla');
  });

  it('says of each visit where it is when a day has several places', async () => {
    await choose(
      'Print day sheets',
      make({ id: 1 }),
      make({ id: 2, start_time: '10:00:00', location_id: null, local_location: null }),
    );
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

    const [page = []] = paper();
    expect(page.slice(2).map(([name]) => name)).toEqual(['Layla HaddadMarina Clinic', 'Layla HaddadUnknown Location']);
    expect(page[0]?.[0]).toMatch(/Marina Clinic.*Unknown Location/);
  });

  it('says why so many pages can not be printed', async () => {
    const many = Array.from({ length: 501 }, (_, doctor) =>
      make({ id: doctor, doctor_id: doctor, local_doctor: { doctor_id: doctor, name: `Dr. ${doctor}` } }),
    );
    const { press } = await choose('Print day sheets', ...many);
    await screen.findByText('501 pages are too many to print. Narrow the list to 500 or fewer.');
    await press('Close');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(print).not.toHaveBeenCalled();
  });
});
