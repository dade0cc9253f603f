import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';

import { setFirstDayOfWeek } from '#client/lib/week';
import { WeekdayPicker } from '#client/ui/dates/WeekdayPicker';
import { renderPage } from '#test/support/page/renderPage';

const kept = jest.fn();

function Form({ days }: { days: number[] }) {
  const { control, handleSubmit, setError } = useForm({ defaultValues: { days } });
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit((values) => {
          kept(values.days);
          setError('days', { message: 'Not these' });
        })(event)
      }
    >
      <WeekdayPicker control={control} name="days" label="Repeat on" />
      <button type="submit">Save</button>
    </form>
  );
}

function open(days: number[] = []) {
  const { person } = renderPage(<Form days={days} />);
  return {
    week: screen.getByRole('group', { name: 'Repeat on' }),
    press: (name: RegExp) => person.click(screen.getByRole('button', { name })),
  };
}

const pressed = () => screen.getAllByRole('button', { pressed: true });

beforeEach(() => kept.mockClear());

describe('the choice of weekdays', () => {
  it.each([
    ['Monday', 1],
    ['Saturday', 6],
  ])('begins its week on %s where the clinic does', (name, first) => {
    setFirstDayOfWeek(first);
    open();
    setFirstDayOfWeek(1);

    expect(screen.getAllByRole('button', { pressed: false })[0]).toHaveAccessibleName(name);
  });

  it('shows the days that are chosen', () => {
    open([1, 5]);

    expect(pressed()).toEqual([/^Mon/, /^Fri/].map((name) => screen.getByRole('button', { name })));
  });

  it('keeps them from Sunday 0 to Saturday 6, however they are pressed', async () => {
    const { press } = open([3]);
    await press(/^Sat/);
    await press(/^Sun/);
    await press(/^Wed/);
    await press(/^Save$/);

    expect(kept).toHaveBeenCalledWith([0, 6]);
  });

  it('says what is wrong with them', async () => {
    const { week, press } = open([3]);
    await press(/^Save$/);

    expect(week).toHaveAccessibleDescription('Not these');
  });
});
