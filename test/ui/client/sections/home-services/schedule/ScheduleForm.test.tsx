import { screen } from '@testing-library/react';

import { homeServicesSection } from '#client/sections/home-services';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { draftOn, fieldsOf } from '#client/sections/home-services/schedule/entries';
import { scheduleSubmitted } from '#client/sections/home-services/schedule/events';
import { ScheduleForm } from '#client/sections/home-services/schedule/ScheduleForm';
import { fanOutFinished, selectLedger } from '#client/state/fanOut/ledgers';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { answeredItems, startedPlan } from '#test/support/builders/startedPlan';
import { renderWithStore } from '#test/support/page/renderWithStore';

const entry: HomeSchedule = {
  id: 7,
  availability_type: 'provider',
  provider: 3,
  date: '2027-01-04',
  start_time: '08:00:00',
  end_time: '12:00:00',
  is_available: false,
  slot_duration: 45,
};
type Outcomes = Parameters<typeof answeredItems>[1];

const key = addScheduleKey(3);
const idle = { key: 'save', isPending: false, hasSucceeded: false, failure: null };

function open(target: HomeSchedule | null, save: Parameters<typeof ScheduleForm>[0]['save'] = idle) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const form = (
    <ScheduleForm item={target} provider={3} entries={[entry]} save={save} onSubmit={onSubmit} onClose={onClose} />
  );
  const { person, press, fill, sent, tell, store } = renderWithStore(form, { reducers: homeServicesSection.reducers });
  const begin = (dates: readonly string[]) => {
    const items = dates.map((date) => ({ id: date, label: date, payload: draftOn(date, 3, fieldsOf(null)) }));
    tell(startedPlan(key, items));
  };
  const end = (outcomes: Outcomes) => tell(...answeredItems(key, outcomes), fanOutFinished(key));
  return {
    person,
    onSubmit,
    onClose,
    /** Types several dates: the Mondays of the first three weeks of 2027. */
    fillMondays: async () => {
      await press('Multiple Dates');
      await fill(field(/^Start Date/), '2027-01-01');
      await fill(field(/^End Date/), '2027-01-20');
      await press(/^Mon/);
    },
    begin,
    end,
    /** Has a service answer for these dates, whether the form has sent them or not. */
    send: (outcomes: Outcomes) => {
      begin(Object.keys(outcomes));
      end(outcomes);
    },
    /** The dates of each plan that the form has sent. */
    plans: () =>
      sent.mock.calls
        .map(([action]) => action)
        .filter(scheduleSubmitted.match)
        .map(({ payload }) => payload.drafts.map(({ date }) => date)),
    state: () => store.getState(),
    save: () => press('Save'),
  };
}

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

describe('the form of an entry', () => {
  it('needs a date, and starts with the usual hours', async () => {
    const { onSubmit, save } = open(null);
    await save();

    expect(await screen.findByText('Please enter a date')).toBeInTheDocument();
    expect([field(/^Start Time/), field(/^End Time/)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '09:00',
      '17:00',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('changes the entry that it was opened for, which has one date', async () => {
    const { person, onSubmit, save } = open(entry);
    await person.click(screen.getByLabelText('Available'));
    await save();

    const { id, ...draft } = entry;
    expect(onSubmit.mock.calls).toMatchObject([[{ body: { ...draft, is_available: true } }, { date: entry.date }]]);
    expect(id).toBe(7);
    expect(screen.queryByRole('button', { name: 'Multiple Dates' })).not.toBeInTheDocument();
  });

  it('is not sent with a slot duration that cannot be chosen', async () => {
    const { onSubmit, save } = open({ ...entry, slot_duration: 20 });
    await save();

    expect(await screen.findByText('Please choose a slot duration')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows what the service refused beside its field', async () => {
    open(entry, {
      ...idle,
      failure: {
        text: { id: 'test.refused', defaultMessage: 'Failed to save.' },
        detail: null,
        fields: { end_time: 'Too late.' },
      },
    });

    expect(await screen.findByText('Too late.')).toBeInTheDocument();
    expect(field(/^End Time/)).toHaveAccessibleDescription('Too late.');
  });

  it('marks dates that are taken, and sends the others that were not taken out', async () => {
    const { person, plans, fillMondays, save } = open(null);
    await fillMondays();
    expect(await screen.findByText(/^3 dates, 1 already/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    await person.click(screen.getByLabelText('Mon, 4 Jan 2027'));
    await save();

    expect(plans()).toEqual([['2027-01-11', '2027-01-18']]);
  });

  it('takes dates as they are said, and a span or the working days by one click', async () => {
    jest.useFakeTimers({ now: new Date(2027, 1, 3), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
    const { person, save } = open(null);
    const press = (name: string) => person.click(screen.getByRole('button', { name }));
    await press('Multiple Dates');
    await person.type(field(/^Start Date/), '+4');
    await person.type(field(/^End Date/), 'tmr');
    await save();
    expect(field(/^Start Date/)).toHaveValue('7 Feb 2027');
    expect(field(/^End Date/)).toHaveAccessibleDescription('End date cannot be before start date');

    await press('Next 4 weeks');
    await press('Every Mon–Fri');
    expect(field(/^End Date/)).toHaveValue('2 Mar 2027');
    expect(field(/^End Date/)).toBeValid();
    expect(screen.getByText('20 dates')).toBeInTheDocument();
  });

  it.each([
    ['of a new entry, by two calls', null, [], ['2027-03-14', '2027-03-15']],
    ['of an entry that is changed, by its change and one more entry', entry, ['2027-01-04'], ['2027-01-05']],
  ])('makes two ranges on two days of hours over midnight %s', async (_, target, changed, added) => {
    const { person, onSubmit, plans, save } = open(target);
    if (!target) await person.type(field(/^Date/), '14/3/2027');
    await person.clear(field(/^Start Time/));
    await person.type(field(/^Start Time/), '22');
    await person.clear(field(/^End Time/));
    await person.type(field(/^End Time/), '2 am');
    await person.click(await screen.findByRole('button', { name: 'Split at midnight' }));
    expect(screen.getByText('2 dates')).toBeInTheDocument();
    await save();

    expect(onSubmit.mock.calls.map(([{ body }]: [{ body: object }]) => body)).toMatchObject(
      changed.map((date) => ({ date, start_time: '22:00:00', end_time: '23:59:59' })),
    );
    expect(plans()).toEqual([added]);
  });

  it('counts as changed until it is sent', async () => {
    const { person, onClose, fillMondays, send, save } = open(null);
    await fillMondays();
    await save();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();

    send({ '2027-01-11': 'failed' });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with its ledger when everything is added', async () => {
    const { onClose, state, fillMondays, send, save } = open(null);
    await fillMondays();
    await save();
    send({ '2027-01-11': 'added', '2027-01-18': 'added' });

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(selectLedger(state(), key)).toBeUndefined();
  });

  it('stays open for what was typed while everything was being added', async () => {
    const { person, onClose, fillMondays, begin, end, save } = open(null);
    await fillMondays();
    await save();
    begin(['2027-01-11']);
    await person.click(screen.getByRole('button', { name: /^Tue/ }));
    end({ '2027-01-11': 'added' });

    expect(onClose).not.toHaveBeenCalled();
  });
});
