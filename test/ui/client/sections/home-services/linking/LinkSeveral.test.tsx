import { screen } from '@testing-library/react';

import { homeServicesSection } from '#client/sections/home-services';
import { linksSubmitted } from '#client/sections/home-services/linking/events';
import { LinkSeveral } from '#client/sections/home-services/linking/LinkSeveral';
import { renderWithStore } from '#test/support/page/renderWithStore';

const items = [
  { id: 11, code: 'LIPID', name: 'Lipid Profile' },
  { id: 12, code: 'TSH', name: 'Thyroid' },
  { id: 13, code: 'VITD', name: 'Vitamin D' },
];

function open(hasDuration = false) {
  const kind = hasDuration ? 'nursingLinks' : 'serviceLinks';
  const page = renderWithStore(<LinkSeveral kind={kind} provider={3} items={items} onClose={jest.fn()} />, {
    reducers: homeServicesSection.reducers,
  });
  const submitted = () => page.sent.mock.calls.map(([event]) => event).filter(linksSubmitted.match);
  return { ...page, submitted, price: (name: string) => screen.getByLabelText(`Price of ${name} in AED`) };
}

it('ticks what a price is typed for, goes on by Enter, and links them all with their prices', async () => {
  const { person, price, press, submitted } = open();
  await person.type(price('Lipid Profile'), '85{Enter}');
  expect(price('Thyroid')).toHaveFocus();
  await person.keyboard('1,120.5{Enter}');
  expect(price('Vitamin D')).toHaveFocus();
  expect(screen.getByText('2 chosen')).toBeVisible();
  await press('Save');

  const values = (amount: string) => ({ price: amount, duration_minutes: 45, is_available: true });
  expect(submitted().map(({ payload }) => payload)).toEqual([
    {
      ...{ kind: 'serviceLinks', provider: 3 },
      links: [
        { item: 11, name: 'Lipid Profile', values: values('85') },
        { item: 12, name: 'Thyroid', values: values('1120.5') },
      ],
    },
  ]);
});

it('sends nothing without a choice, a price or a possible duration, and says what is missing', async () => {
  const { person, press, submitted } = open(true);
  await press('Save');
  expect(await screen.findByText('Choose what to link')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Thyroid' }));
  await person.clear(screen.getByLabelText('Duration of Thyroid in minutes'));
  await person.type(screen.getByLabelText('Duration of Thyroid in minutes'), '40');
  await press('Save');

  expect(await screen.findByText('Enter an amount with at most two decimals')).toBeVisible();
  expect(screen.getByText('Duration must be at least 15 minutes, in steps of 15')).toBeVisible();
  expect(submitted()).toEqual([]);
});

it('keeps what was typed for what a search hides', async () => {
  const { person, price, press, submitted } = open();
  await person.type(price('Vitamin D'), '99');
  await person.type(screen.getByPlaceholderText('Search by name or code'), 'tsh');
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual(['links.item-12.isChosen']);
  await press('Save');

  expect(submitted()[0]?.payload.links.map(({ item }) => item)).toEqual([13]);
});
