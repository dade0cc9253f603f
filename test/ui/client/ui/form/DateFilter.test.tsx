import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { LocaleAndTheme } from '#client/app/App';
import { calendarCode } from '#client/ui/form/DateField';
import { DateFilter } from '#client/ui/form/DateFilter';
import { pass } from '#test/support/page/steps';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9) });
});
afterEach(() => {
  jest.useRealTimers();
});

function open(date: string, isRequired = false) {
  const chosen: string[] = [];
  function Filter() {
    const [on, setOn] = useState(date);
    const choose = (one: string) => {
      chosen.push(one);
      setOn(one);
    };
    return <DateFilter name="from" label="From" date={on} isRequired={isRequired} onChosen={choose} />;
  }
  render(
    <LocaleAndTheme>
      <Filter />
    </LocaleAndTheme>,
  );
  return { chosen, type: (value: string) => fireEvent.change(screen.getByLabelText('From'), { target: { value } }) };
}

const SENTENCE = 'This is no date. Try 2026-11-21 or 21 Nov.';

beforeAll(async () => {
  await calendarCode.load();
});

describe('a date that is no field of a form', () => {
  it('counts once no key has come for a while, and is the nearest where it has no year', () => {
    const { chosen, type } = open('');
    for (const text of ['1', '19', '19/', '19/1', '19/11']) {
      type(text);
      pass(300);
    }
    expect(chosen).toEqual([]);
    pass(400);

    expect(chosen).toEqual(['2026-11-19']);
  });

  it('counts at once when it is picked', () => {
    const { chosen } = open('2026-11-01');
    fireEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    fireEvent.click(screen.getByRole('gridcell', { name: '15' }));

    expect(chosen).toEqual(['2026-11-15']);
  });

  it.each([
    ['takes what is on away', false, ['']],
    ['leaves the day that there must be', true, []],
  ])('says what cannot be read and %s', (_, isRequired, expected) => {
    const { chosen, type } = open('2026-11-01', isRequired);
    type('31/11');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    pass(400);

    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription(SENTENCE);
    expect(chosen).toEqual(expected);
    type('30/11');
    pass(400);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(chosen).toEqual([...expected, '2026-11-30']);
  });
});
