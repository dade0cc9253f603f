import { screen, within } from '@testing-library/react';

import { homeServicesSection } from '#client/sections/home-services';
import type { PastedColumn } from '#client/sections/home-services/linking/events';
import type { LinkRow } from '#client/sections/home-services/linking/linkRows';
import { PriceDialog } from '#client/sections/home-services/linking/prices/PriceDialog';
import { sheetApplied } from '#client/sections/home-services/shared/sheets/events';
import { sheetKey } from '#client/sections/home-services/shared/sheets/first';
import { planStarted } from '#client/state/fanOut/ledgers';
import { renderWithStore } from '#test/support/page/renderWithStore';

const filter = { provider: '3' };

/** Thirty links of prices from 10 upwards, and the dialog that changes them. */
function renderPrices(pasted: PastedColumn | null = null) {
  const rows = Array.from({ length: 30 }, (_, at): LinkRow => ({
    link: { kind: 'packageLinks', id: at, name: `Panel ${at}` },
    offer: { id: at, price: `${at + 10}.00`, is_available: true },
    item: { id: at + 70, code: `P${at}`, name: `Panel ${at}` },
  }));
  const onClose = jest.fn();
  const page = renderWithStore(<PriceDialog kind="packageLinks" {...{ filter, rows, pasted, onClose }} />, {
    reducers: homeServicesSection.reducers,
  });
  const sent = () => page.sent.mock.calls.map(([event]) => event).filter(sheetApplied.match);
  return {
    ...page,
    onClose,
    sentPrices: () => sent().map(({ payload }) => payload.rows.map(({ wanted }) => wanted.price)),
  };
}

const paste = (...lines: string[]): PastedColumn => ({
  link: { kind: 'packageLinks', id: 27, name: 'Panel 27' },
  text: lines.join('\r\n'),
});
const button = (name: string) => screen.getByRole('button', { name });

it('shows what a rule makes of every price, says what is no number, and sends it once', async () => {
  const { person, sentPrices } = renderPrices();
  const by = screen.getByLabelText('By');
  await person.type(by, 'ten');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number with at most two decimals');
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  await person.click(button('Lower'));
  await person.click(button('AED'));
  await person.clear(by);
  await person.type(by, '12');
  expect(await screen.findByText('28 changed, 2 left out')).toBeVisible();
  expect(screen.getByText('Left out: Panel 0; Panel 1')).toBeVisible();
  const row = screen.getByRole('row', { name: /Panel 3/ });
  expect(within(row).getByText('1.00')).toBeVisible();
  expect(within(row).getByText('before: 13.00')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Panel 1\b/ })).getByText('It would fall below 0')).toBeVisible();

  await person.dblClick(button('Change 28 prices'));
  expect(sentPrices()).toEqual([Array.from({ length: 28 }, (_, at) => `${at}.00`)]);
});

it('fills prices downwards with what was pasted, once its head and its faults are settled', async () => {
  const { person, sentPrices } = renderPrices(paste('n/a', '٧٠٫٥', 'AED 1,071', '', '72', '', ''));
  expect(await screen.findByText('2 prices have no row left and are not used.')).toBeVisible();
  expect(await screen.findByText('Fill 2 prices downwards, from Panel 27?')).toBeVisible();
  expect(screen.getByText('Left out: Panel 27')).toBeVisible();

  await person.click(screen.getByRole('checkbox', { name: 'The first line is a head: n/a' }));
  expect(await screen.findByText('2 changed, 1 unchanged')).toBeVisible();
  expect(screen.getByText('1 price has no row left and is not used.')).toBeVisible();
  expect(screen.getByText('1 blank cell changes nothing.')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'The first line is a head: n/a' }));
  const field = await screen.findByLabelText('Price in line 1');
  await person.clear(field);
  await person.type(field, '69{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Change 3 prices' }));
  expect(sentPrices()).toEqual([['69.00', '70.50', '1071.00']]);
});

it('takes no several columns', async () => {
  renderPrices(paste('P1\t40', 'P2\t41'));
  expect(await screen.findByText(/^This is no single column/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

it('shows first what an earlier round does, and lets it go on behind', async () => {
  const { person, tell, store, onClose } = renderPrices();
  const key = sheetKey('packageLinkPrices', filter);
  const place = { section: '', params: {} };
  tell(
    planStarted({ key, kind: 'any', title: 'Changing', place, items: [{ id: '1', label: 'Panel 1', payload: {} }] }),
  );
  expect(screen.queryByLabelText('By')).not.toBeInTheDocument();
  expect(button('Stop')).toBeVisible();
  await person.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(store.getState()).toHaveProperty(['fanOuts', key]);
});
