import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LocaleAndTheme } from '#client/app/App';
import { loadPack } from '#client/app/language/languagePacks';
import { AvailabilityForm } from '#client/features/doctor-availability/add/components/AvailabilityForm';
import { daysOf } from '#client/features/doctor-availability/hours/calendar';
import type { AvailabilityFields } from '#client/features/doctor-availability/hours/validation';
import { makeAvailability } from '#test/support/builders/clinic';
import { renderPage } from '#test/support/page/renderPage';

type Props = Partial<Parameters<typeof AvailabilityForm>[0]>;

/** What the form holds once it is filled. */
const draft: AvailabilityFields = {
  startDate: '2026-12-06',
  endDate: '2026-12-12',
  weekdays: [0, 2],
  unticked: [],
  ticked: [],
  fits: false,
  hours: [{ from: '09:00', to: '12:00', nextTo: '' }],
  location: 'settled',
  skipExisting: true,
};

function openForm(props: Props = {}) {
  const onSubmit = jest.fn();
  const form = (more: Props) => <AvailabilityForm isLocked={false} onSubmit={onSubmit} {...props} {...more} />;
  const { person, fill: put, rerender, unmount } = renderPage(form({}));
  const submit = () => person.click(screen.getByRole('button', { name: 'Add Availability' }));
  const fill = async ({
    from = '2026-12-06',
    to = '2026-12-12',
    start = '09:00',
    end = '12:00',
    days = ['Sun', 'Tue'],
  } = {}) => {
    await put(screen.getByLabelText(/^Start Date/), from);
    await put(screen.getByLabelText(/^End Date/), to);
    for (const day of days) await person.click(screen.getByRole('button', { name: new RegExp(`^${day}`) }));
    await put(screen.getByLabelText(/^Available From(?! \()/), start);
    await put(screen.getByLabelText(/^Available To(?! \()/), end);
  };
  return {
    onSubmit,
    put,
    person,
    submit,
    fill,
    unmount,
    lock: (isLocked = true, isAllThere = false) => rerender(form({ isLocked, isAllThere })),
  };
}

describe('the form for opening hours', () => {
  it('names what was closed between weeks with hours, and adds it only once it is ticked', async () => {
    const around = daysOf(
      ['2026-12-01', '2026-12-15'].map((date, id) =>
        makeAvailability({ id, date, available_from: '14:00:00', available_to: '15:00:00' }),
      ),
    );
    const { onSubmit, submit, fill, person } = openForm({ calendars: [around] });
    await fill();
    expect(screen.getByText(/^No hours on Tue, 8 Dec, though the weeks around have some/)).toBeInTheDocument();
    const datesSent = () => (onSubmit.mock.lastCall as [{ dates: string[] }])[0].dates;
    await submit();
    expect(datesSent()).toEqual(['2026-12-06']);

    await person.click(screen.getByRole('checkbox', { name: 'Tue, 8 Dec 2026, closed' }));
    await submit();
    expect(datesSent()).toEqual(['2026-12-06', '2026-12-08']);
  });

  it('says everything that is missing, and sends nothing', async () => {
    const { onSubmit, submit } = openForm({
      locations: [
        { value: '1', label: 'Marina' },
        { value: '2', label: 'Creek' },
      ],
    });
    await submit();

    for (const text of [
      'Please enter a start date',
      'Please enter an end date',
      'Please select at least one weekday',
      'Please enter a start time',
      'Please enter an end time',
      'Please select a location',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['an end before the start', { to: '2026-12-05' }, 'End date cannot be before start date'],
    ['a range of many years', { to: '2046-12-05' }, 'Please choose a range of at most five years'],
    ['a date that is none', { from: '2026-02-30' }, 'This is no date. Try 2026-11-21 or 21 Nov.'],
    ['hours that end as they begin', { end: '09:00' }, 'End time must be after start time'],
    ['a time that is none', { start: 'nine' }, 'Please enter a time such as 09:00'],
    [
      'weekdays outside the range',
      { from: '2026-12-07', to: '2026-12-07', days: ['Sun'] },
      'No date in this range is left to add',
    ],
  ])('refuses %s', async (_, fields, text) => {
    const { onSubmit, submit, fill } = openForm();
    await fill(fields);
    await submit();

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const onTuesday = daysOf([
    makeAvailability({ date: '2026-12-08', available_from: '11:00:00', available_to: '13:00:00' }),
  ]);
  const sent = (dates: string[]) => [
    { dates, hours: [{ from: '09:00', to: '12:00' }] },
    { location: 'settled', skipExisting: true },
  ];

  it('shows which dates it will add, leaves out what overlaps and what is unticked, and says why', async () => {
    const { onSubmit, submit, fill, person } = openForm({ calendars: [onTuesday] });
    await fill({ to: '2026-12-13' });
    expect(screen.getByText('2 dates')).toBeInTheDocument();
    expect(screen.getByText('1 date is unticked: it overlaps a slot that is there already.')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    expect(screen.getByRole('checkbox', { name: 'Tue, 8 Dec 2026' })).not.toBeChecked();
    expect(screen.getByText('overlaps 11:00 - 13:00')).toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: 'Sun, 13 Dec 2026' }));
    expect(screen.getByText('1 date')).toBeInTheDocument();
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(...sent(['2026-12-06']));
  });

  it('adds a date that overlaps when it is ticked all the same', async () => {
    const { onSubmit, submit, fill, person } = openForm({ calendars: [onTuesday] });
    await fill();
    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    await person.click(screen.getByRole('checkbox', { name: 'Tue, 8 Dec 2026' }));
    expect(screen.getByText('2 dates, 1 already has an overlapping slot.')).toBeInTheDocument();
    await submit();

    expect(onSubmit).toHaveBeenCalledWith(...sent(['2026-12-06', '2026-12-08']));
  });

  it('keeps a date on which only some of the doctors overlap, and says how many', async () => {
    const { onSubmit, submit, fill, person } = openForm({ calendars: [onTuesday, []] });
    await fill();
    expect(screen.getByText('2 dates, 1 already has an overlapping slot.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    expect(screen.getByRole('checkbox', { name: 'Tue, 8 Dec 2026' })).toBeChecked();
    expect(screen.getByText('1 of 2 doctors overlaps')).toBeInTheDocument();
    await submit();

    expect(onSubmit).toHaveBeenCalledWith(...sent(['2026-12-06', '2026-12-08']));
  });

  it('leaves out a date on which every doctor overlaps', async () => {
    const { onSubmit, submit, fill } = openForm({ calendars: [onTuesday, onTuesday] });
    await fill();
    await submit();

    expect(onSubmit).toHaveBeenCalledWith(...sent(['2026-12-06']));
  });

  it('takes several ranges of hours a day', async () => {
    const { onSubmit, submit, fill, person, put } = openForm();
    await fill();
    await person.click(screen.getByRole('button', { name: 'Add hours' }));
    await put(screen.getByLabelText(/^Available From \(2\)/), '16');
    await put(screen.getByLabelText(/^Available To \(2\)/), '20');
    await person.click(screen.getByRole('button', { name: 'Add hours' }));
    await person.click(screen.getByRole('button', { name: 'Remove hours 3' }));
    await submit();

    const hours = [
      { from: '09:00', to: '12:00' },
      { from: '16:00', to: '20:00' },
    ];
    expect(onSubmit).toHaveBeenCalledWith({ dates: ['2026-12-06', '2026-12-08'], hours }, expect.anything());
  });

  it('asks before the page is closed once anything stands in it, and no longer once it is sent', async () => {
    const wouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { put, lock, submit, fill } = openForm();
    expect(wouldLose()).toBe(false);
    await put(screen.getByLabelText(/^Available To(?! \()/), '17:4');
    expect(wouldLose()).toBe(true);
    await fill();
    await submit();
    lock();
    expect(wouldLose()).toBe(false);
  });

  it('makes two ranges on two days of hours over midnight, and shows both days', async () => {
    const { onSubmit, submit, fill, person, put } = openForm();
    await fill({ start: '8 pm', end: '1:30' });
    await submit();
    expect(await screen.findByText('End time must be after start time')).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Split at midnight' }));
    expect(screen.getByLabelText(/^Available To/)).toHaveValue('24:00');
    expect(screen.getByText('and 00:00 - 01:30 on the next day')).toBeInTheDocument();
    expect(screen.queryByText('End time must be after start time')).not.toBeInTheDocument();
    expect(screen.getByText('4 dates')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    await person.click(
      screen.getByRole('checkbox', { name: 'Tue, 8 Dec 2026, 20:00 - 24:00; Wed, 9 Dec 2026, 00:00 - 01:30' }),
    );
    expect(screen.getByText('2 dates')).toBeInTheDocument();
    await submit();
    const night = [
      { from: '20:00', to: '24:00' },
      { from: '00:00', to: '01:30', isNextDay: true },
    ];
    expect(onSubmit).toHaveBeenLastCalledWith({ dates: ['2026-12-06'], hours: night }, expect.anything());

    await person.click(screen.getByRole('button', { name: 'Remove 00:00 - 01:30 on the next day' }));
    await put(screen.getByLabelText(/^Available To/), '00:00');
    await submit();
    expect(onSubmit).toHaveBeenLastCalledWith(
      { dates: ['2026-12-06'], hours: [{ from: '20:00', to: '24:00' }] },
      expect.anything(),
    );
  });

  it.each<[start: string, end: string, hours: { from: string; to: string }[] | null]>([
    [
      '',
      '',
      [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
    ],
    [
      '07:30',
      '21:00',
      [
        { from: '07:30', to: '13:00' },
        { from: '14:00', to: '21:00' },
      ],
    ],
    [
      '12:00',
      '24:00',
      [
        { from: '12:00', to: '13:00' },
        { from: '14:00', to: '24:00' },
      ],
    ],
    ['08:00', '14:00', null],
    ['13:00', '19:00', null],
    ['15:00', '', null],
  ])('takes lunch out of %s to %s by one click, and Mon–Fri by another', async (start, end, hours) => {
    const { onSubmit, submit, fill, person } = openForm();
    await fill({ days: [], start: start || '1', end: end || '1' });
    for (const [label, text] of [
      ['Available From', start],
      ['Available To', end],
    ] as const)
      if (text === '') await person.clear(screen.getByLabelText(new RegExp(`^${label}`)));
    await person.click(screen.getByRole('button', { name: 'Every Mon–Fri' }));
    const lunch = screen.getByRole('button', { name: 'Lunch break' });
    if (hours) await person.click(lunch);
    else expect(lunch).toBeDisabled();
    await submit();

    const week = ['07', '08', '09', '10', '11'].map((date) => `2026-12-${date}`);
    if (hours)
      expect(onSubmit).toHaveBeenCalledWith(
        { dates: week, hours: hours.map((range) => expect.objectContaining(range) as object) },
        expect.anything(),
      );
  });

  it('offers the part that fits on dates that are free in part, and sends only that', async () => {
    const calendar = daysOf([
      makeAvailability({ id: 1, date: '2026-12-06', available_from: '09:15:00', available_to: '10:00:00' }),
      makeAvailability({ id: 2, date: '2026-12-08', available_from: '08:00:00', available_to: '13:00:00' }),
    ]);
    const { onSubmit, submit, fill, person } = openForm({ calendars: [calendar] });
    await fill({ days: ['Sun', 'Tue', 'Thu'] });
    expect(screen.getByText('2 dates are unticked: they overlap slots that are there already.')).toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: 'Add the part that fits on 1 date' }));
    expect(screen.getByText('2 dates')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    expect(screen.getByText('fits 10:00 - 12:00')).toBeInTheDocument();
    await submit();

    const [{ dates, fitting }] = onSubmit.mock.lastCall as [{ dates: string[]; fitting: object }];
    expect([dates, fitting]).toEqual([
      ['2026-12-06', '2026-12-10'],
      { '2026-12-06': [{ from: '10:00', to: '12:00' }] },
    ]);
  });

  it('makes room for the next dates once all are there, and keeps the hours and what was typed since', async () => {
    const { submit, fill, lock, put } = openForm();
    await fill();
    await submit();
    lock();
    lock(false, true);
    expect(screen.getByLabelText(/^Start Date/)).toHaveValue('');
    expect(screen.getByLabelText(/^Available From/)).toHaveValue('09:00');
    expect(screen.getByRole('button', { name: /^Tue/ })).toHaveAttribute('aria-pressed', 'true');

    await put(screen.getByLabelText(/^Start Date/), '2027-01-03');
    await put(screen.getByLabelText(/^End Date/), '2027-01-09');
    await submit();
    lock();
    await put(screen.getByLabelText(/^End Date/), '2027-01-30');
    lock(false, true);
    expect(screen.getByLabelText(/^End Date/)).toHaveValue('2027-01-30');
  });

  it('refuses ranges of hours that overlap each other', async () => {
    const { onSubmit, submit, fill, person, put } = openForm();
    await fill();
    await person.click(screen.getByRole('button', { name: 'Add hours' }));
    await put(screen.getByLabelText(/^Available From \(2\)/), '11');
    await put(screen.getByLabelText(/^Available To \(2\)/), '14');
    await submit();

    expect(await screen.findByText('These hours overlap others above')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['Next 4 weeks', '21 Nov 2026', '18 Dec 2026'],
    ['Next 3 months', '21 Nov 2026', '20 Feb 2027'],
  ])('fills in its dates by %s', async (name, first, last) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 9), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
    const { person } = openForm();
    await person.click(screen.getByRole('button', { name }));

    expect(screen.getByLabelText(/^Start Date/)).toHaveValue(first);
    expect(screen.getByLabelText(/^End Date/)).toHaveValue(last);
    jest.useRealTimers();
  });

  it('offers to skip what exists, which it does unless told otherwise', async () => {
    const { onSubmit, submit, fill, person } = openForm({
      offersSkipExisting: true,
      locations: [{ value: '1', label: 'Marina' }],
    });
    await fill();
    expect(screen.getByLabelText('Location')).toHaveAttribute('readonly');
    await person.click(screen.getByRole('checkbox', { name: 'Skip existing' }));
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(expect.anything(), { location: '1', skipExisting: false });
  });

  it('counts as changed until it is sent', async () => {
    const onDirtyChange = jest.fn();
    const { submit, fill, lock } = openForm({ onDirtyChange });
    await fill();
    await submit();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    lock();

    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('keeps what was taken out, beside the range that it was taken out of', async () => {
    const onLeft = jest.fn<unknown, [AvailabilityFields | null]>();
    const { fill, unmount, person } = openForm({ onLeft });
    await fill();
    await person.click(screen.getByRole('button', { name: 'Show dates' }));
    await person.click(screen.getByRole('checkbox', { name: 'Tue, 8 Dec 2026' }));
    unmount();

    const { submit, onSubmit } = openForm({ draft: onLeft.mock.lastCall?.[0] ?? undefined });
    expect(screen.getByText('1 date')).toBeInTheDocument();
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ dates: ['2026-12-06'] }), expect.anything());
  });

  it('counts what it begins with as changed, though the plan before is still on its way', () => {
    const onLeft = jest.fn();
    const { unmount } = openForm({ onLeft, isLocked: true, draft: { ...draft, startDate: '2027-01-01' } });
    unmount();

    expect(onLeft).toHaveBeenCalledWith(expect.objectContaining({ startDate: '2027-01-01' }));
  });

  it('counts what was typed since as changed, though the plan before is sent again', async () => {
    const onLeft = jest.fn();
    const { fill, submit, lock, unmount } = openForm({ onLeft });
    await fill();
    await submit();
    lock();
    lock(false);
    await fill({ days: ['Mon'] });
    lock();
    unmount();

    expect(onLeft).toHaveBeenCalledWith(expect.objectContaining({ weekdays: [0, 1, 2] }));
  });

  it('has nothing to tell once it was sent', async () => {
    const onLeft = jest.fn();
    const { fill, submit, lock, unmount } = openForm({ onLeft });
    await fill();
    await submit();
    lock();
    unmount();

    expect(onLeft.mock.calls).toEqual([[null]]);
  });

  it('cannot be sent while another plan is on its way', () => {
    openForm({ isLocked: true });
    expect(screen.getByRole('button', { name: 'Add Availability' })).toBeDisabled();
  });
});

it('says what is missing in the language on screen, also when that changes', async () => {
  await loadPack('ar');
  const person = userEvent.setup();
  const formIn = (code: 'en' | 'ar') => (
    <LocaleAndTheme code={code}>
      <AvailabilityForm isLocked={false} onSubmit={jest.fn()} />
    </LocaleAndTheme>
  );
  const { rerender } = render(formIn('en'));
  await person.click(screen.getByRole('button', { name: 'Add Availability' }));
  await screen.findByText('Please select at least one weekday');
  rerender(formIn('ar'));

  expect(await screen.findByText('يرجى اختيار يوم واحد على الأقل من أيام الأسبوع')).toBeVisible();
  expect(screen.queryByText('Please select at least one weekday')).not.toBeInTheDocument();
});
