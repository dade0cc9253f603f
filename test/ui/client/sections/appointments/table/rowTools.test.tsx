import { act, fireEvent, screen, within } from '@testing-library/react';

import { entitiesMerged } from '#client/entities/entityStore';
import { slotOf } from '#client/hours/slots';
import { addDays, dayOf } from '#client/lib/dates';
import { rescheduleOpened, statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { soonerChosen } from '#client/sections/appointments/list/patients/patients';
import { restCode } from '#client/sections/appointments/restCode';
import { requestStarted } from '#client/state/requests/requests';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { focus, giveHeight, pass } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

giveHeight();
beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() });
});
afterEach(() => {
  jest.useRealTimers();
});
beforeAll(() => restCode.load());

const OFFERED: Readonly<Record<string, readonly string[]>> = {
  pending: ['Accept', 'Reject', 'Reschedule', 'Options for Patient pending'],
  confirmed: ['Cancel', 'Reschedule', 'Options for Patient confirmed'],
  rejected: ['Restore', 'Options for Patient rejected'],
  completed: [],
};
const STATUSES = Object.keys(OFFERED);
const tomorrow = addDays(dayOf(new Date()), 1);
const list = STATUSES.map((status, at) =>
  makeAppointment({
    id: at + 41,
    date: tomorrow,
    start_time: `1${at}:00:00`,
    status,
    user_id: at + 1,
    local_user: { user_id: at + 1, name: `Patient ${status}` },
  }),
);

/** Lets code come that was wanted meanwhile. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(20));

async function open() {
  const { Section, reducers } = appointmentsSection;
  const page = renderWithStore(<Section />, { reducers, given: appointmentsInStore(list) });
  await settle();
  return page;
}

const rowOf = (status: string) => screen.getByText(`Patient ${status}`).closest<HTMLElement>('[data-key]')!;
const opener = (status: string) => within(rowOf(status)).getByText(`Patient ${status}`).closest('button')!;
const pointAt = (status: string) => fireEvent.pointerMove(opener(status));
/** What stands at the ends of rows, all of them. */
const tools = () => STATUSES.flatMap((status) => toolsOf(status));
const toolsOf = (status: string) =>
  [...rowOf(status).querySelectorAll(':scope > [role="row"]:not([aria-rowindex]) button')].map(
    (one) => one.textContent || one.getAttribute('aria-label'),
  );

it.each(STATUSES)('a row that is %s has what it offers at its end once the pointer rests on it', async (status) => {
  await open();
  pointAt(status);
  pass(79);
  expect(tools()).toEqual([]);
  pass(1);
  expect(toolsOf(status)).toEqual(OFFERED[status]);
  expect(tools()).toEqual(OFFERED[status]);
});

it('no row that the pointer only crosses has any, and none is left behind', async () => {
  await open();
  for (const status of ['rejected', 'confirmed', 'pending', 'confirmed']) {
    pointAt(status);
    pass(40);
  }
  expect(tools()).toEqual([]);
  pass(40);
  expect(tools()).toEqual(OFFERED.confirmed);
  pointAt('rejected');
  expect(tools()).toEqual([]);
});

it.each([
  ['the pointer leaves the list', () => fireEvent.pointerLeave(screen.getByRole('table'))],
  ['the list scrolls', () => fireEvent.scroll(screen.getByRole('table'))],
  ['its element is given to another row', () => rowOf('pending').setAttribute('data-key', '44')],
])('they go when %s', async (_, happen) => {
  await open();
  pointAt('pending');
  pass(80);
  await act(async () => {
    happen();
    await Promise.resolve();
  });

  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('a finger has none, for it opens the row', async () => {
  await open();
  const touch = new MouseEvent('pointermove', { bubbles: true });
  Object.assign(touch, { pointerType: 'touch' });
  fireEvent(opener('pending'), touch);
  await act(() => jest.advanceTimersByTimeAsync(1000));

  expect(tools()).toEqual([]);
});

it('the row in which the keyboard is has them beside the one that is pointed at', async () => {
  await open();
  focus(opener('pending'));
  pass(80);
  pointAt('rejected');
  pass(80);
  expect(tools()).toEqual([...OFFERED.pending!, ...OFFERED.rejected!]);
  pointAt('pending');
  pass(80);
  expect(tools()).toEqual(OFFERED.pending);
  focus(opener('completed'));
  pass(80);
  expect(toolsOf('completed')).toEqual([]);
});

it.each([
  ['pending', 'Reject', statusActionChosen({ id: 41, action: 'reject' })],
  ['confirmed', 'Cancel appointment', statusActionChosen({ id: 42, action: 'cancel' })],
  ['confirmed', 'Reschedule', rescheduleOpened(42)],
] as const)(
  'of a %s one %s is sent, and the row stays closed and keeps the focus that no dialog takes',
  async (status, name, event) => {
    const { sent } = await open();
    focus(opener(status));
    pass(80);
    const row = opener(status);
    const button = within(rowOf(status)).getByRole('button', { name });
    focus(button);
    fireEvent.click(button);
    await settle();

    expect(sent).toHaveBeenCalledWith(event);
    if (name !== 'Reschedule') expect(row).toHaveFocus();
    expect(row).toHaveAttribute('aria-expanded', 'false');
  },
);

it('they follow the status, and wait while a change is under way', async () => {
  const { tell } = await open();
  pointAt('pending');
  pass(80);
  tell(requestStarted(appointmentKeys.status(41)));
  expect(within(rowOf('pending')).getByRole('button', { name: 'Accept' })).toBeDisabled();
  tell(entitiesMerged({ appointments: { 41: { status: 'confirmed' } } }));
  await settle();

  expect(toolsOf('pending')).toEqual(['Cancel', 'Reschedule', 'Options for Patient pending']);
});

it.each([
  ['ltr', '118px'],
  ['rtl', '218px'],
])('they end before the phone of the doctor, which can be called as well, on a page that is %s', async (dir, end) => {
  await open();
  rowOf('pending').style.direction = dir;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.matches('a')) return new DOMRect(690, 0, 60, 20);
    return this.matches('[data-key] > [role="row"]:not([aria-rowindex])')
      ? new DOMRect(540, 0, 260, 40)
      : new DOMRect(dir === 'ltr' ? 0 : 540, 0, 800, 44);
  });
  pointAt('pending');
  pass(80);

  const tools = rowOf('pending').querySelector<HTMLElement>(':scope > [role="row"]:not([aria-rowindex])')!;
  expect(tools.style.insetInlineEnd).toBe(end);
});

it('the menu of a row stays while it is open, and leads to its patient and its doctor', async () => {
  const { sent } = await open();
  pointAt('rejected');
  pass(80);
  fireEvent.click(within(rowOf('rejected')).getByRole('button', { name: 'Options for Patient rejected' }));
  fireEvent.pointerLeave(document.querySelector('[data-key]')!.parentElement!);
  pass(80);
  const lines = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['All visits', 'Book a visit', 'Book follow-up', 'Who could come sooner', 'Doctor away…']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Who could come sooner' }));

  const [, , rejected] = list;
  expect(sent).toHaveBeenCalledWith(soonerChosen({ doctor: String(rejected!.doctor_id), slot: slotOf(rejected!) }));
});
