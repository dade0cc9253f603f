import { act, screen, waitFor, within } from '@testing-library/react';

import { DayDialog } from '#client/app/my-day/DayDialog';
import { dayReducer, thingDone } from '#client/app/my-day/slice';
import { loadSection } from '#client/app/sectionCode';
import { sectionKey } from '#client/app/sections';
import { clashesFound } from '#client/sections/appointments/clashes/first';
import { undoChosen } from '#client/sections/appointments/list/events';
import { restCode } from '#client/sections/appointments/restCode';
import { waitingFound } from '#client/sections/appointments/waits/slice';
import { selectHasDrafts } from '#client/state/forms/forms';
import { requestSucceeded } from '#client/state/requests/requests';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const visit = (id: number, name: string, more: object) =>
  makeAppointment({ id, user_id: id, local_user: { user_id: id, name, profile_picture: null }, ...more });
const LIST = [
  visit(4, 'Amira Zayed', { status: 'confirmed' }),
  visit(5, 'Tariq Aziz', { status: 'pending', start_time: '23:00:00', end_time: '23:20:00' }),
  visit(6, 'منى خليل', { status: 'confirmed', date: TODAY, start_time: '23:10:00', end_time: '23:30:00' }),
];

async function open(isRead = true) {
  await Promise.all([loadSection('appointments'), restCode.load()]);
  const undo = undoChosen({ id: 4, from: 'pending', to: 'confirmed' });
  const page = renderWithStore(<DayDialog tab="handover" onTabChosen={jest.fn()} onClose={jest.fn()} />, {
    reducers: { ...appointmentsSection.reducers, myDay: dayReducer },
    given: [
      requestSucceeded(sectionKey('appointments')),
      ...appointmentsInStore(LIST),
      thingDone({ kind: 'success', text: 'Accepted', undo }, new Date(`${TODAY}T08:15:00+04:00`).getTime()),
      ...(isRead
        ? [
            clashesFound(
              new Map([
                ['5', 'doctor'],
                ['6', 'doctor'],
              ]),
            ),
            waitingFound({ lines: [{ kind: 'pending', id: 5 }], doctors: [] }),
          ]
        : []),
    ],
  });
  await within(part('Done')).findByText(/Pending → Confirmed/);
  return page;
}

const part = (name: string) => screen.getByRole('region', { name });
const copying = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('the sheet that hands the desk over', () => {
  it('has what was done, what waits in its groups, and what is half done', async () => {
    await open();
    await within(part('Waiting')).findByRole('heading', { name: 'Pending today and tomorrow (1)' });
    expect(within(part('Waiting')).getByRole('heading', { name: 'Clashes (1)' })).toBeInTheDocument();
    expect(part('Done')).toHaveTextContent(/08:15 Amira Zayed, .*: Pending → Confirmed/);
    const clash = within(part('Waiting')).getByText(/منى خليل/);
    expect(clash).toHaveTextContent(/Tariq Aziz.*Dr\. Omar Nasser.*Pending; .*Confirmed/);
    expect(clash).not.toHaveAttribute('dir');
    expect(part('Half done')).toHaveTextContent('Nothing is half done.');
  });

  it('copies it by initials, with doctors in full, and says so', async () => {
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    const { person } = await open();
    copying(writeText);
    await within(part('Waiting')).findAllByText(/Tariq Aziz/);
    await person.click(screen.getByRole('checkbox', { name: 'Initials instead of names' }));
    expect(screen.queryByText(/Tariq|Amira|منى/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('The sheet was copied.');
    const text = writeText.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(/^Handover\nSat, 21 Nov 2026 /);
    expect(text).toMatch(/\n\nWaiting\nPending today and tomorrow \(1\)\n- TA, .*Dr\. Omar Nasser/);
    expect(text).not.toMatch(/Tariq|Amira|منى|خليل/);
  });

  it('begins with the note, word for word, which nobody is asked about once it was handed over', async () => {
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    const { person, store } = await open();
    copying(writeText);
    await person.type(screen.getByRole('textbox', { name: 'Note' }), 'Call Rana Haddad.\n\nPrinter is out of paper.');
    expect(selectHasDrafts(store.getState())).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'Initials instead of names' }));
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('The sheet was copied.');
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      /^.*\n.*\n\nNote\n- Call Rana Haddad\.\n- Printer is out of paper\.\n\nDone/,
    );
    expect(selectHasDrafts(store.getState())).toBe(false);
    await person.type(screen.getByRole('textbox', { name: 'Note' }), '!');
    expect(selectHasDrafts(store.getState())).toBe(true);
  });

  it('is marked to be copied by the keys where the browser does not take it', async () => {
    const { person } = await open();
    copying(() => Promise.reject(new Error('Not here.')));
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText(/The sheet is marked now/);
    expect(window.getSelection()?.toString()).toContain('Amira Zayed');
  });

  it('prints it alone, and once', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('body > .printed-handover')).toHaveTextContent('Amira Zayed');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('.printed-handover')).toBeNull());
  });

  it('says that what waits is not known before it was looked through', async () => {
    await open(false);
    expect(part('Waiting')).toHaveTextContent('What waits is not known yet.');
  });
});
