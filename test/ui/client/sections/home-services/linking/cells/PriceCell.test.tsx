import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { sessionEnded, signedIn } from '#client/features/session';
import { homeServicesSection } from '#client/sections/home-services';
import { linkValueKey } from '#client/sections/home-services/keys';
import { PriceCell } from '#client/sections/home-services/linking/cells/PriceCell';
import { SaveStateCell } from '#client/sections/home-services/linking/cells/SaveStateCell';
import type { LinkPlace } from '#client/sections/home-services/linking/events';
import { linkChangeSubmitted, linkRetryChosen } from '#client/sections/home-services/linking/events';
import { selectForemostChange } from '#client/sections/home-services/linking/selectors';
import type { LinksRoot } from '#client/sections/home-services/linking/slice';
import type { RequestsRoot } from '#client/state/requests/requests';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { renderPage } from '#test/support/page/renderPage';

const lipids: LinkPlace = { link: { kind: 'serviceLinks', id: 7, name: 'Lipids' }, field: 'price' };
const key = linkValueKey(lipids);
const failure = makeFailure('Failed');
const cortisol: LinkPlace = { link: { kind: 'serviceLinks', id: 8, name: 'Cortisol' }, field: 'price' };

/**
 * Two rows of links with the stored prices 120 and 80, of which the first may leave, and nobody who serves what they
 * ask for.
 */
function renderRows() {
  const store = createStore();
  store.addReducers(homeServicesSection.reducers);
  const dispatch = jest.spyOn(store, 'dispatch');
  const rows = (hasFirst: boolean) => (
    <Provider store={store}>
      {hasFirst && <PriceCell link={lipids.link} stored="120" />}
      <SaveStateCell link={lipids.link} tabIndex={-1} />
      <PriceCell link={cortisol.link} stored={80} />
    </Provider>
  );
  const { person, rerender } = renderPage(rows(true));
  return {
    person,
    store,
    firstLeaves: () => {
      rerender(rows(false));
    },
    firstReturns: () => {
      rerender(rows(true));
    },
    dispatch,
    input: screen.getByRole('textbox', { name: 'Price of Lipids in AED' }),
    other: screen.getByRole('textbox', { name: 'Price of Cortisol in AED' }),
    submitted: () =>
      dispatch.mock.calls
        .map(([event]) => event)
        .filter(linkChangeSubmitted.match)
        .map(({ payload }) => [payload.link.id, payload.value]),
    happens: (...events: Parameters<typeof store.dispatch>[0][]) => {
      act(() => {
        events.forEach(store.dispatch);
      });
    },
  };
}

it('sends a price once, by Enter and by leaving the field, and shows it at once', async () => {
  const { person, input, submitted } = renderRows();
  expect(input).toHaveValue('120.00');
  await person.clear(input);
  await person.type(input, '1,130.5{Enter}{Enter}');
  await person.tab();

  expect(submitted()).toEqual([[7, '1130.5']]);
  expect(input).toHaveValue('1130.50');
  expect(screen.getByText('Saving...')).toBeVisible();
});

it('sends a price when the field is left', async () => {
  const { person, input, other, submitted } = renderRows();
  await person.clear(input);
  await person.type(input, '99');
  await person.click(other);

  expect(submitted()).toEqual([[7, '99']]);
});

it('sends nothing when the price is the same', async () => {
  const { person, input, submitted } = renderRows();
  await person.clear(input);
  await person.type(input, '120.0{Enter}');

  expect(submitted()).toEqual([]);
  expect(input).toHaveValue('120.00');
});

it('takes what was typed back on Escape', async () => {
  const { person, input, submitted } = renderRows();
  await person.clear(input);
  await person.type(input, '7{Escape}');
  await person.tab();

  expect(input).toHaveValue('120.00');
  expect(submitted()).toEqual([]);
});

it.each(['', 'free', '-1', '1.234', '12 AED'])('refuses "%s" where it was typed, until it is mended', async (typed) => {
  const { person, input, submitted } = renderRows();
  await person.clear(input);
  if (typed) await person.type(input, typed);
  await person.keyboard('{Enter}');

  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an amount with at most two decimals');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount with at most two decimals');
  expect(input).toHaveValue(typed);
  await person.clear(input);
  await person.type(input, '5{Enter}');
  expect(input).toBeValid();
  expect(submitted()).toEqual([[7, '5']]);
});

it('is not marked as saved while a text beside it is refused', async () => {
  const { person, input, happens } = renderRows();
  happens(linkChangeSubmitted({ ...lipids, field: 'is_available', value: false }));
  const availability = linkValueKey({ ...lipids, field: 'is_available' });
  happens(requestStarted(availability), requestSucceeded(availability));
  expect(screen.getByText('Saved')).toBeVisible();
  await person.clear(input);
  await person.type(input, 'free{Enter}');

  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('keeps a refused price, and why it was refused, while its row is away', async () => {
  const { person, input, firstLeaves, firstReturns, submitted } = renderRows();
  await person.clear(input);
  await person.type(input, '12 AED{Enter}');
  firstLeaves();
  firstReturns();
  const returned = screen.getByRole('textbox', { name: 'Price of Lipids in AED' });
  expect(returned).toHaveValue('12 AED');
  expect(returned).toHaveAccessibleDescription('Enter an amount with at most two decimals');
  await person.type(returned, '{Escape}');

  expect(returned).toHaveValue('120.00');
  expect(returned).toBeValid();
  expect(submitted()).toEqual([]);
});

it('sends what was typed when its row goes away before it is left', async () => {
  const { person, input, firstLeaves, submitted } = renderRows();
  await person.clear(input);
  await person.type(input, '99');
  firstLeaves();

  expect(submitted()).toEqual([[7, '99']]);
});

it('keeps nothing for the next session of what was typed when one ended', async () => {
  const { person, input, store, firstLeaves, firstReturns, happens } = renderRows();
  await person.clear(input);
  await person.type(input, '99');
  happens(sessionEnded());
  firstLeaves();
  happens(signedIn('token'));
  firstReturns();

  expect(screen.getByRole('textbox', { name: 'Price of Lipids in AED' })).toHaveValue('120.00');
  expect(selectForemostChange(store.getState() as unknown as LinksRoot & RequestsRoot, lipids.link)).toBeUndefined();
});

it('keeps a price that could not be saved, says why, and offers it once more', async () => {
  const { person, input, happens, dispatch } = renderRows();
  happens(linkChangeSubmitted({ ...lipids, value: '130' }), requestStarted(key));
  expect(input).toHaveValue('130.00');
  happens(requestFailed({ key, failure: { ...failure, detail: 'Above the price list' } }));
  expect(input).toHaveValue('130.00');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Not saved: AED 130.00 Above the price list');
  expect(screen.getByText('Above the price list')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Retry' }));

  expect(dispatch).toHaveBeenLastCalledWith(linkRetryChosen(lipids));
  expect(input).toHaveValue('130.00');
});

it('gives a failed price up on Escape and when the stored one is typed', async () => {
  const { person, input, happens } = renderRows();
  const fails = [
    linkChangeSubmitted({ ...lipids, value: '130' }),
    requestStarted(key),
    requestFailed({ key, failure }),
  ];
  happens(...fails);
  await person.type(input, '{Escape}');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
  expect(input).toHaveValue('120.00');
  happens(...fails);
  await person.clear(input);
  await person.type(input, '120{Enter}');

  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

it('sends a price that could not be saved once more when it is typed again', async () => {
  const { person, input, happens, submitted } = renderRows();
  happens(linkChangeSubmitted({ ...lipids, value: '130' }), requestStarted(key), requestFailed({ key, failure }));
  await person.clear(input);
  await person.type(input, '130{Enter}');

  expect(submitted()).toEqual([
    [7, '130'],
    [7, '130'],
  ]);
});

it('leaves what is being typed in another row alone when a save ends', async () => {
  const { person, input, other, happens } = renderRows();
  happens(linkChangeSubmitted({ ...lipids, value: '130' }), requestStarted(key));
  await person.clear(other);
  await person.type(other, '8');
  happens(requestSucceeded(key));
  expect(screen.getByText('Saved')).toBeVisible();
  await person.type(other, '5');

  expect(other).toHaveValue('85');
  expect(other).toHaveFocus();
  expect(input).toHaveValue('120.00');
});
