import { screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';

import { TimeInput } from '#client/ui/form/TimeInput';
import { renderPage } from '#test/support/page/renderPage';

function Form({ time, opensAt }: { time: string; opensAt?: string | undefined }) {
  const { control } = useForm({ defaultValues: { time } });
  const kept = useWatch({ control, name: 'time' });
  return (
    <>
      <TimeInput control={control} name="time" label="From" opensAt={opensAt} />
      <output>{kept}</output>
    </>
  );
}

function open(time = '', opensAt?: string) {
  const { person } = renderPage(<Form time={time} opensAt={opensAt} />);
  return { person, input: screen.getByRole('textbox', { name: 'From' }) };
}

/** What the form holds. */
const kept = () => screen.getByRole('status').textContent;

describe('a field for a time', () => {
  it('shows a time without its seconds', () => expect(open('09:30:00').input).toHaveValue('09:30'));

  it('keeps a typed time as hours and minutes, and shows it so once it is left', async () => {
    const { person, input } = open();
    await person.type(input, '2 pm');
    expect(input).toHaveValue('2 pm');
    expect(kept()).toBe('14:00');
    await person.tab();

    expect(input).toHaveValue('14:00');
  });

  it('keeps what is no time as it was typed', async () => {
    const { person, input } = open();
    await person.type(input, 'nine');
    await person.tab();

    expect(kept()).toBe('nine');
    expect(input).toHaveValue('nine');
  });

  it('offers every half hour, and takes the one that is chosen', async () => {
    const { person, input } = open('09:00');
    await person.click(screen.getByRole('button', { name: 'Open clock' }));
    expect(screen.getAllByRole('option')).toHaveLength(48);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('09:00');
    await person.click(screen.getByRole('option', { name: '14:30' }));

    expect(kept()).toBe('14:30');
    expect(input).toHaveValue('14:30');
  });

  it.each([
    [undefined, '09:00'],
    ['13:00', '13:00'],
    ['13:10', '13:30'],
    ['noon', '09:00'],
    ['23:50', '23:30'],
  ])('opens its clock, asked to begin at %p, at %s', async (opensAt, at) => {
    const { person } = open('', opensAt);
    await person.click(screen.getByRole('button', { name: 'Open clock' }));

    expect(screen.getByRole('option', { name: at })).toHaveFocus();
  });
});
