import { screen } from '@testing-library/react';

import { homeServicesSection } from '#client/sections/home-services';
import { LinkForm } from '#client/sections/home-services/linking/LinkForm';
import type { Item } from '#client/sections/home-services/linking/linkRows';
import type { ListState } from '#client/sections/home-services/shared/kind/useRows';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

const listOf = (rows?: ListState<Item>['rows']): ListState<Item> => ({ rows, failure: null, reload: jest.fn() });
const save = { key: 'save', isPending: false, hasSucceeded: false, failure: null };
const items = [
  { id: 1, code: 'LIPID', name: 'Lipid Profile' },
  { id: 2, code: 'TSH', name: 'Thyroid' },
  { id: 3, code: 'NEW-1', name: null },
];

function renderForm(props: Partial<Parameters<typeof LinkForm>[0]> = {}) {
  const onSubmit = jest.fn();
  const usual = { label: 'Service', items: listOf(items), kind: 'serviceLinks', save } as const;
  const form = { ...usual, onSubmit, onClose: jest.fn(), ...props };
  return {
    onSubmit,
    ...renderWithStore(<LinkForm {...form} />, { reducers: homeServicesSection.reducers }),
    item: screen.getByRole('combobox', { name: /^Service/ }),
    price: screen.getByLabelText(/^Price/),
  };
}

const choices = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('asks for an item and a price, and sends nothing without them', async () => {
  const { onSubmit, press } = renderForm();
  await press('Save');

  expect(await screen.findByText('Choose what to link')).toBeVisible();
  expect(screen.getByText('Enter an amount with at most two decimals')).toBeVisible();
  expect(screen.queryByLabelText(/^Duration/)).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('finds an item by its name or its code, and links it as available', async () => {
  const { person, onSubmit, item, price, press } = renderForm();
  await person.type(item, 'new-');
  expect(choices()).toEqual(['NEW-1']);
  await person.clear(item);
  await person.type(item, 'thyr{Enter}');
  await person.type(price, ' 1,250.5 ');
  await press('Save');

  expect(item).toHaveValue('Thyroid');
  expect(onSubmit).toHaveBeenCalledWith(
    2,
    { price: '1250.5', duration_minutes: 45, is_available: true },
    { item: 2, price: '1250.5', duration_minutes: 45 },
  );
});

it('starts nursing with 45 minutes and takes steps of 15', async () => {
  const { person, onSubmit, item, price, press } = renderForm({ kind: 'nursingLinks' });
  const duration = screen.getByLabelText(/^Duration/);
  expect(duration).toHaveValue('45');
  await person.type(item, 'lipid{Enter}');
  await person.type(price, '200');
  await person.clear(duration);
  await person.type(duration, '50');
  await press('Save');
  expect(await screen.findByText('Duration must be at least 15 minutes, in steps of 15')).toBeVisible();
  await person.clear(duration);
  await person.type(duration, '٦٠');
  await press('Save');

  expect(onSubmit.mock.calls).toMatchObject([[1, { price: '200', duration_minutes: 60 }, {}]]);
});

it('says on the item what the service said of it', async () => {
  const fields = { service: 'This is linked already.' };
  const { item } = renderForm({ save: { ...save, failure: { text: 'Failed', detail: null, fields } } });

  expect(await screen.findByText('This is linked already.')).toBeVisible();
  expect(item).toBeInvalid();
});

it('draws a hundred of two thousand choices, and finds the others by typing', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ id: index, code: `C${index}`, name: `Service ${index}` }));
  const { person, item } = renderForm({ items: listOf(many) });
  await person.click(item);
  expect(choices()).toHaveLength(100);
  expect(screen.getByText('The first 100 of 2,000: type to find the others.')).toBeVisible();
  await person.paste('Service 1987');

  expect(choices()).toEqual(['Service 1987C1987']);
});

it('says that the choices are on their way', async () => {
  const { person, item } = renderForm({ items: listOf(undefined) });
  await person.click(item);

  expect(await screen.findByText('Loading...')).toBeVisible();
});

it('says why there is nothing to choose from, and how to try again', async () => {
  const items = { ...listOf(undefined), failure: makeFailure('Failed to load services.') };
  const { item, press } = renderForm({ items });
  expect(screen.getByText('Failed to load services.')).toBeVisible();
  expect(item).toBeDisabled();
  await press('Retry');

  expect(items.reload).toHaveBeenCalledTimes(1);
});
