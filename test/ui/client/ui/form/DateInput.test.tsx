import { screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';

import { LocaleAndTheme } from '#client/app/App';
import { loadPack } from '#client/app/language/languagePacks';
import type { LanguageCode } from '#client/lib/languages';
import { setFirstDayOfWeek } from '#client/lib/week';
import { setClinicZone } from '#client/lib/zone';
import { calendarCode } from '#client/ui/form/DateField';
import { DateInput } from '#client/ui/form/DateInput';
import { renderPage } from '#test/support/page/renderPage';

function Form({ date }: { date: string }) {
  const { control } = useForm({ defaultValues: { date } });
  const kept = useWatch({ control, name: 'date' });
  return (
    <>
      <DateInput control={control} name="date" label="Date" hint="The first day" isRequired />
      <output>{kept}</output>
    </>
  );
}

function open(date = '') {
  const { person } = renderPage(<Form date={date} />);
  return { person, input: screen.getByRole('textbox', { name: /^Date/ }) };
}

/** What the form holds. */
const kept = () => screen.getByRole('status').textContent;

beforeAll(async () => {
  await calendarCode.load();
});

describe('a field for a date', () => {
  it('shows a date as a person reads it, and says what it is for', () => {
    const { input } = open('2026-11-01');

    expect(input).toHaveValue('1 Nov 2026');
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('The first day');
  });

  it('keeps a typed date as it travels, and shows it as a person reads it once it is left', async () => {
    const { person, input } = open();
    await person.type(input, '1/11/2026');
    expect(input).toHaveValue('1/11/2026');
    expect(kept()).toBe('2026-11-01');
    await person.tab();

    expect(input).toHaveValue('1 Nov 2026');
  });

  it('has the next year for a date that is typed without one', async () => {
    jest.useFakeTimers({ now: new Date(2027, 5, 15, 9), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
    const { person, input } = open();
    await person.type(input, '14 حزيران');
    await person.tab();
    jest.useRealTimers();

    expect([kept(), (input as HTMLInputElement).value]).toEqual(['2028-06-14', '14 Jun 2028']);
  });

  it('keeps what is no date as it was typed', async () => {
    const { person, input } = open();
    await person.type(input, ' soon ');
    await person.tab();

    expect(kept()).toBe('soon');
    expect(input).toHaveValue('soon');
  });

  it.each([
    ['its button', '', true],
    ['the arrow down', '{ArrowDown}', false],
    ['the arrow down with Alt', '{Alt>}{ArrowDown}{/Alt}', false],
  ])('has %s open a calendar on its date, and takes the day that is chosen', async (_, keys, isPressed) => {
    const { person, input } = open('2026-11-01');
    if (isPressed) await person.click(screen.getByRole('button', { name: 'Open calendar' }));
    else await person.type(input, keys);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('1');
    await person.click(screen.getByRole('gridcell', { name: '15' }));

    expect(kept()).toBe('2026-11-15');
    expect(input).toHaveValue('15 Nov 2026');
  });

  it.each<[LanguageCode, number, string, string]>([
    ['en', 1, 'October 2026', 'Monday'],
    ['ar', 1, 'أكتوبر 2026', 'الاثنين'],
    ['en', 6, 'October 2026', 'Saturday'],
    ['ar', 0, 'أكتوبر 2026', 'الأحد'],
  ])(
    'has a calendar that speaks the language of the page (%s), with weeks from day %i on',
    async (code, first, month, day) => {
      await loadPack(code);
      setFirstDayOfWeek(first);
      const { person } = renderPage(
        <LocaleAndTheme code={code}>
          <Form date="2026-10-09" />
        </LocaleAndTheme>,
      );
      await person.click(screen.getByRole('button'));

      expect(screen.getByText(month)).toBeInTheDocument();
      expect(screen.getAllByRole('columnheader').at(0)).toHaveAccessibleName(day);
      setFirstDayOfWeek(1);
    },
  );

  it.each([
    ['Pacific/Kiritimati', 'January 2027', '1'],
    ['America/Los_Angeles', 'December 2026', '31'],
  ])('has a calendar whose today is that of the clinic in %s', async (zone, month, day) => {
    jest.useFakeTimers({ now: Date.parse('2026-12-31T21:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
    setClinicZone(zone);
    const { person } = open();
    await person.click(screen.getByRole('button'));
    setClinicZone(null);
    jest.useRealTimers();

    expect(screen.getByText(month)).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent(day);
  });
});
