import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { onDemand } from '#client/device/onDemand';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { SelectField } from '#client/ui/search/SelectField';
import { selectField } from '#client/ui/search/selectFieldCode';
import { renderPage } from '#test/support/page/renderPage';

jest.mock('#client/ui/search/selectFieldCode', () => ({ selectField: {} }));

const choices = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
];

function Filter() {
  const [value, setValue] = useState('all');
  return <FilterSelect label="Status" value={value} choices={choices} onChange={setValue} />;
}

/** Draws the filter before the code of its menu is there, which comes when `arrive` is called. */
function drawn() {
  let resolve: (code: typeof SelectField) => void = () => undefined;
  const code = new Promise<typeof SelectField>((resolved) => {
    resolve = resolved;
  });
  const load = jest.fn(() => code);
  Object.assign(selectField, onDemand(load));
  const page = renderPage(<Filter />);
  const arrive = () =>
    act(async () => {
      resolve(SelectField);
      await code;
    });
  return { ...page, load, arrive };
}

const field = () => screen.getByRole('combobox', { name: 'Status' });

it('shows what is chosen before the code of its menu is there', () => {
  const { load } = drawn();

  expect(field()).toHaveTextContent('All');
  expect(load).not.toHaveBeenCalled();
});

it('opens once its menu has come, when it was pressed before', async () => {
  const { person, arrive } = drawn();
  await person.click(field());
  expect(screen.queryByRole('option')).toBeNull();
  await arrive();
  await person.click(screen.getByRole('option', { name: 'Pending' }));

  await waitFor(() => expect(field()).toHaveTextContent('Pending'));
});

it('keeps the focus when its menu comes, and opens by a key', async () => {
  const { person, arrive } = drawn();
  await person.tab();
  expect(field()).toHaveFocus();
  await arrive();
  expect(field()).toHaveFocus();
  await person.keyboard('{ArrowDown}');

  expect(screen.getByRole('option', { name: 'All' })).toBeInTheDocument();
});

it('leaves the focus where the person has gone meanwhile', async () => {
  const { person, arrive } = drawn();
  await person.tab();
  await person.tab();
  await arrive();

  expect(field()).not.toHaveFocus();
  await person.tab();
  expect(field()).toHaveFocus();
});

it('remembers the key that was pressed before its menu came', async () => {
  const { person, arrive } = drawn();
  await person.tab();
  await person.keyboard('{Enter}');
  await arrive();

  expect(screen.getByRole('option', { name: 'All' })).toBeInTheDocument();
});

it.each([
  ['the pointer', async (person: UserEvent) => person.hover(field())],
  ['the focus', async (person: UserEvent) => person.tab()],
])('has its menu made when %s comes near, so that it need only be shown', async (_, comeNear) => {
  const hidden = () => screen.queryAllByRole('option', { hidden: true });
  const { person } = renderPage(
    <SelectField label="Status" value="all" choices={choices} width={200} begins={null} onChange={jest.fn()} />,
  );
  expect(hidden()).toHaveLength(0);
  await comeNear(person);

  expect(hidden()).toHaveLength(2);
  expect(screen.queryByRole('option')).toBeNull();
});
