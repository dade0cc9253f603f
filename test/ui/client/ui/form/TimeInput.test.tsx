import { screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';

import { TimeInput } from '#client/ui/form/TimeInput';
import { renderPage } from '#test/support/page/renderPage';

interface FormProps {
  time: string;
  opensAt?: string | undefined;
  isEnd?: boolean | undefined;
}

function Form({ time, opensAt, isEnd = false }: FormProps) {
  const { control } = useForm({ defaultValues: { time } });
  const kept = useWatch({ control, name: 'time' });
  return (
    <>
      <TimeInput control={control} name="time" label="From" opensAt={opensAt} isEnd={isEnd} />
      <output>{kept}</output>
    </>
  );
}

function open(time = '', opensAt?: string, isEnd?: boolean) {
  const { person } = renderPage(<Form time={time} opensAt={opensAt} isEnd={isEnd} />);
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

  it.each(['00:00', '12 ص', '24', '23:59:59'])('shows an end at %s as 24:00', async (text) => {
    const { person, input } = open('', undefined, true);
    await person.type(input, text);
    await person.tab();

    expect([kept(), (input as HTMLInputElement).value]).toEqual(['24:00', '24:00']);
  });

  it('keeps what is no time as it was typed', async () => {
    const { person, input } = open();
    await person.type(input, 'nine');
    await person.tab();

    expect(kept()).toBe('nine');
    expect(input).toHaveValue('nine');
  });

  it('is one stop of the Tab key, and its clock opens by the arrow down', async () => {
    const { person, input } = open('11:00');
    await person.click(input);
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: '11:00' })).toHaveFocus();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(kept()).toBe('11:30');
    expect(input).toHaveFocus();
    await person.tab();

    expect(document.body).toHaveFocus();
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
    [undefined, '09:00', false],
    ['13:00', '13:00', false],
    ['13:10', '13:30', false],
    ['noon', '09:00', false],
    ['23:50', '23:30', false],
    ['23:40', '24:00', true],
  ])('opens its clock, asked to begin at %p, at %s', async (opensAt, at, isEnd) => {
    const { person } = open('', opensAt, isEnd);
    await person.click(screen.getByRole('button', { name: 'Open clock' }));

    expect(screen.getByRole('option', { name: at })).toHaveFocus();
  });
});
