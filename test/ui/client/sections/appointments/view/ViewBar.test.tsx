import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { addDays, dayOf } from '#client/lib/dates';
import { listTools } from '#client/sections/appointments/useListTools';
import {
  doctorFilterChosen,
  fromChosen,
  sortChosen,
  toChosen,
  viewSaved,
} from '#client/sections/appointments/view/events';
import { viewFilters } from '#client/sections/appointments/view/filters/viewFiltersCode';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { confirmed } from '#client/state/confirmations';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { focus, giveHeight } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const today = dayOf(new Date());

const aisha = { user_id: 2, name: 'Aisha Saleh' };
const noura = { doctor_id: 2, name: 'Dr. Noura Rahman' };
const list = [
  makeAppointment({ id: 'a', date: today, doctor_id: 1, local_doctor: { doctor_id: 1, name: 'Dr. Omar Nasser' } }),
  makeAppointment({
    id: 'b',
    date: addDays(today, 1),
    user_id: 2,
    local_user: aisha,
    doctor_id: 2,
    local_doctor: noura,
  }),
];

beforeAll(() => Promise.all([listTools.load(), viewFilters.load()]));

giveHeight();

afterEach(() => {
  localStorage.clear();
});

function openSection(...events: readonly UnknownAction[]) {
  const { Section, reducers, watchers } = appointmentsSection;
  const page = renderWithStore(<Section />, {
    reducers,
    watchers: { view: watchers.appointmentView, saved: watchers.appointmentSavedViews },
    given: [...appointmentsInStore(list), ...events],
  });
  const params = () => page.store.getState().address.params;
  const shown = () => selectVisible(page.store.getState() as never, today).map(({ id }) => id);
  const menu = async (item: string) => {
    await page.press('Views, columns, export');
    await page.person.click(screen.getByRole('menuitem', { name: item }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  };
  return { ...page, params, shown, menu, user: userEvent.setup() };
}

const buttonOf = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('button');
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('the filters', () => {
  it('find a doctor by typing, show it as a chip, and go again', async () => {
    const { user, press, params, shown } = openSection();

    await press('Filter');
    await user.type(screen.getByRole('combobox', { name: 'Doctor' }), 'noura{Enter}');
    expect(params()).toMatchObject({ doctor: '2' });
    expect(shown()).toEqual(['b']);
    await user.keyboard('{Escape}');

    const chips = await screen.findByRole('group', { name: 'Filters' });
    await user.click(within(chips).getByRole('button', { name: 'Doctor: Dr. Noura Rahman' }));
    expect(params()).toEqual({});
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('take a date as it is typed', async () => {
    const { user, press, params, shown } = openSection();

    await press('Filter');
    await user.type(screen.getByLabelText('From'), `${addDays(today, 1)}{Tab}`);
    expect(params()).toEqual({ from: addDays(today, 1) });
    expect(shown()).toEqual(['b']);

    await user.clear(screen.getByLabelText('From'));
    await user.tab();
    expect(params()).toEqual({});
  });

  it('leave what is no date in its field, narrow nothing, and say so', async () => {
    const { user, press, params } = openSection(toChosen(today));

    await press('Filter');
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), 'soon');
    await user.tab();
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('This is no date. Try 2026-11-21 or 21 Nov.');
    expect(screen.getByRole('alert')).toHaveTextContent('This is no date.');
    expect(screen.getByLabelText('To')).toHaveValue('soon');
    expect(params()).toEqual({});
  });

  it('are all cleared at once', async () => {
    const { press, params } = openSection(doctorFilterChosen('1'), fromChosen(today));

    await press('Clear filters');
    expect(params()).toEqual({});
    await press('Filter');
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('say that a doctor no longer appears', () => {
    const { shown } = openSection(doctorFilterChosen('99'));

    expect(screen.getByRole('alert')).toHaveTextContent('The chosen doctor has no appointments any more.');
    expect(shown()).toEqual(['a', 'b']);
  });
});

describe('the quick choice of days', () => {
  const choice = (name: string) => screen.getByRole('button', { name });

  it('narrows the list in the order of the clock, says how many, and gives way to other dates', async () => {
    const { press, params, shown, tell } = openSection();
    expect(choice('All 2')).toHaveAttribute('aria-pressed', 'true');

    await press('Tomorrow 1');
    expect([params(), shown()]).toEqual([{ days: 'tomorrow' }, ['b']]);
    await press('7 days 2');
    expect([params(), shown()]).toEqual([{ days: 'week' }, ['a', 'b']]);
    tell(fromChosen(addDays(today, 1)));
    expect([params(), shown()]).toEqual([{ from: addDays(today, 1) }, ['b']]);
    expect(choice('All 2')).toHaveAttribute('aria-pressed', 'false');
    await press('All 2');
    expect(params()).toEqual({});
  });

  it('counts what else narrows the list, and leads out of the past', async () => {
    const { press, params, tell } = openSection(doctorFilterChosen('2'));
    expect(choice('Today 0')).toBeEnabled();
    expect(choice('7 days 1')).toBeEnabled();

    await press('Past');
    expect(choice('All 0')).toHaveAttribute('aria-pressed', 'true');
    await press('Tomorrow');
    expect(params()).toEqual({ doctor: '2', days: 'tomorrow' });
    tell(sortChosen('-patient'));
    expect(choice('Tomorrow 1')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the head of the list', () => {
  it('sorts up, down, and not at all', async () => {
    const { user, params, shown } = openSection();
    const head = screen.getByRole('columnheader', { name: 'Patient' });
    const sortOnce = () => user.click(within(head).getByRole('button'));

    await sortOnce();
    expect([params(), shown(), head.getAttribute('aria-sort')]).toEqual([{ sort: 'patient' }, ['b', 'a'], 'ascending']);
    await sortOnce();
    expect([params(), head.getAttribute('aria-sort')]).toEqual([{ sort: '-patient' }, 'descending']);
    await sortOnce();
    expect([params(), head.getAttribute('aria-sort')]).toEqual([{}, 'none']);
  });

  it('is one stop of the Tab key: arrows lead along it', async () => {
    const { user } = openSection();
    focus(buttonOf('Patient'));

    await user.keyboard('{ArrowRight}');
    expect(buttonOf('Doctor')).toHaveFocus();
    await user.keyboard('{End}');
    expect(buttonOf('Status')).toHaveFocus();
    await user.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(buttonOf('Patient')).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('columnheader')).not.toContain(document.activeElement?.parentElement);
  });

  it('widens a column by keyboard, and gives it its usual width again', async () => {
    const { user, store } = openSection();
    const widths = () => (store.getState() as never as { appointmentView: { widths: object } }).appointmentView.widths;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200 } as DOMRect);
    focus(buttonOf('Patient'));

    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(widths()).toEqual({ patient: 216 });
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(widths()).toEqual({ patient: 184 });
    await user.keyboard('{Shift>}{Home}{/Shift}');
    expect(widths()).toEqual({ patient: undefined });
  });
});

describe('the columns', () => {
  it('are shown, hidden and moved, but for the one that opens a row', async () => {
    const { user, menu } = openSection();
    await menu('Columns');
    const panel = screen.getByRole('dialog', { name: 'Columns' });
    const box = (name: string) => within(panel).getByRole('checkbox', { name });

    expect(box('Patient')).toBeDisabled();
    await user.click(box('Location'));
    await user.click(box('Created'));
    await user.click(within(panel).getByRole('button', { name: 'Move Created up' }));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(heads()).toEqual(['Patient', 'Doctor', 'Date', 'Time', "Doctor's Phone", 'Created', 'Status']),
    );
  });

  it('are as usual again', async () => {
    const { user, press, menu } = openSection();
    await menu('Columns');
    await user.click(screen.getByRole('checkbox', { name: 'Date' }));
    await press('Usual columns and widths');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(heads()).toContain('Date'));
  });
});

describe('the saved views', () => {
  it('are named, chosen, renamed and deleted', async () => {
    const { user, press, params, tell, menu } = openSection(doctorFilterChosen('1'));
    const save = async (name: string) => {
      await user.type(screen.getByRole('textbox', { name: /Name/ }), name);
      await press('Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };

    await menu('Save view');
    await save('Omar');
    await press('Clear filters');
    await menu('Omar');
    expect(params()).toEqual({ doctor: '1' });

    await menu('Rename Omar');
    await save(' all day');
    await menu('Delete Omar all day');
    tell(confirmed());
    await press('Views, columns, export');
    expect(screen.queryByRole('menuitem', { name: /Omar/ })).not.toBeInTheDocument();
  });

  it('say that a doctor no longer appears who is named by one, and show the rest of it', async () => {
    const params = { doctor: '99', from: addDays(today, 1) };
    const { menu, shown } = openSection(viewSaved({ id: 'v', name: 'Gone', params, columns: null, widths: {} }));
    await menu('Gone');

    expect(await screen.findByRole('alert')).toHaveTextContent('The chosen doctor has no appointments any more.');
    expect(shown()).toEqual(['b']);
  });

  it('need a name that no other has', async () => {
    const { user, press, menu } = openSection();
    const name = () => screen.getByLabelText('Name');

    await menu('Save view');
    await press('Save');
    expect(name()).toHaveAccessibleDescription('Please enter a name.');
    await user.type(name(), 'Omar{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await menu('Save view');
    await user.type(name(), '\u200fOmar\u00a0{Enter}');
    expect(name()).toHaveAccessibleDescription('There is a view of this name already.');
  });
});
