import { screen } from '@testing-library/react';

import { sessionEnded, signedIn } from '#client/features/session';
import { homeServicesSection } from '#client/sections/home-services';
import { linkValueKey } from '#client/sections/home-services/keys';
import { PriceCell } from '#client/sections/home-services/linking/cells/PriceCell';
import { SaveStateCell } from '#client/sections/home-services/linking/cells/SaveStateCell';
import { linkChangeSubmitted, linkRetryChosen, type LinkPlace } from '#client/sections/home-services/linking/events';
import { selectForemostChange } from '#client/sections/home-services/linking/selectors';
import type { LinksRoot } from '#client/sections/home-services/linking/slice';
import { requestFailed, requestStarted, requestSucceeded, type RequestsRoot } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

const lipids: LinkPlace = { link: { kind: 'serviceLinks', id: 7, name: 'Lipids' }, field: 'price' };
const key = linkValueKey(lipids);
const failure = makeFailure('Failed');
/** A price of 130 could not be saved. */
const fails = [linkChangeSubmitted({ ...lipids, value: '130' }), requestStarted(key), requestFailed({ key, failure })];
const cortisol: LinkPlace = { link: { kind: 'serviceLinks', id: 8, name: 'Cortisol' }, field: 'price' };

/**
 * Two rows of links with the stored prices 120 and 80, of which the first may leave, and nobody who serves what they
 * ask for.
 */
function renderRows() {
  const rows = (hasFirst: boolean) => (
    <>
      {hasFirst && <PriceCell link={lipids.link} stored="120" />}
      <SaveStateCell link={lipids.link} tabIndex={-1} />
      <PriceCell link={cortisol.link} stored={80} />
    </>
  );
  const page = renderWithStore(rows(true), { reducers: homeServicesSection.reducers });
  const priceOf = (name: string) => screen.getByRole('textbox', { name: `Price of ${name} in AED` });
  const input = priceOf('Lipids');
  return {
    ...page,
    input,
    other: priceOf('Cortisol'),
    /** Types a price in place of the one there, and what is pressed after it. */
    retype: async (text: string) => {
      await page.person.clear(input);
      await page.person.type(input, text);
    },
    firstLeaves: () => page.rerender(rows(false)),
    /** The first row comes back with this field. */
    firstReturns: () => {
      page.rerender(rows(true));
      return priceOf('Lipids');
    },
    submitted: () =>
      page.sent.mock.calls
        .map(([event]) => event)
        .filter(linkChangeSubmitted.match)
        .map(({ payload }) => [payload.link.id, payload.value]),
  };
}

it('sends a price once, by Enter and by leaving the field, and shows it at once', async () => {
  const { person, retype, input, submitted } = renderRows();
  expect(input).toHaveValue('120.00');
  await retype('1,130.5{Enter}{Enter}');
  await person.tab();

  expect(submitted()).toEqual([[7, '1130.5']]);
  expect(input).toHaveValue('1130.50');
  expect(screen.getByText('Saving...')).toBeVisible();
});

it.each<[string, string, string, [number, string][]]>([
  ['sends a price when the field is left', '99', '99.00', [[7, '99']]],
  ['sends nothing when the price is the same', '120.0{Enter}', '120.00', []],
  ['understands an amount as it was copied', 'AED 2,310.40', '2310.40', [[7, '2310.40']]],
  ['reads the digits of every keyboard', '٤٧٫٥', '47.50', [[7, '47.5']]],
  ['takes what was typed back on Escape', '7{Escape}', '120.00', []],
])('%s', async (_, typed, shown, sent) => {
  const { person, retype, input, other, submitted } = renderRows();
  await retype(typed);
  await person.click(other);

  expect(submitted()).toEqual(sent);
  expect(input).toHaveValue(shown);
});

it.each(['', 'free', '-1', '1.234', '12 USD'])('refuses "%s" where it was typed, until it is mended', async (typed) => {
  const { person, retype, input, submitted } = renderRows();
  await person.clear(input);
  if (typed) await person.type(input, typed);
  await person.keyboard('{Enter}');

  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an amount with at most two decimals');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount with at most two decimals');
  expect(input).toHaveValue(typed);
  await retype('5{Enter}');
  expect(input).toBeValid();
  expect(submitted()).toEqual([[7, '5']]);
});

/** Whether the browser would ask before the page is closed. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('has the browser ask before the page is closed while it shows what is not saved', async () => {
  const { person, retype, input, tell } = renderRows();
  expect(isAsked()).toBe(false);
  await retype('12');
  expect(isAsked()).toBe(true);
  await person.keyboard('{Escape}');
  expect(isAsked()).toBe(false);
  await retype('a lot{Enter}');
  expect(isAsked()).toBe(true);
  await retype('120.00');
  expect(isAsked()).toBe(false);
  await person.clear(input);
  await person.type(input, '125{Enter}');
  expect(isAsked()).toBe(false);
  tell(requestStarted(key), requestFailed({ key, failure }));
  expect(isAsked()).toBe(true);
});

it('is not marked as saved while a text beside it is refused', async () => {
  const { retype, tell } = renderRows();
  tell(linkChangeSubmitted({ ...lipids, field: 'is_available', value: false }));
  const availability = linkValueKey({ ...lipids, field: 'is_available' });
  tell(requestStarted(availability), requestSucceeded(availability));
  expect(screen.getByText('Saved')).toBeVisible();
  await retype('free{Enter}');

  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('keeps a refused price, and why it was refused, while its row is away', async () => {
  const { person, retype, firstLeaves, firstReturns, submitted } = renderRows();
  await retype('12 USD{Enter}');
  firstLeaves();
  const returned = firstReturns();
  expect(returned).toHaveValue('12 USD');
  expect(returned).toHaveAccessibleDescription('Enter an amount with at most two decimals');
  await person.type(returned, '{Escape}');

  expect(returned).toHaveValue('120.00');
  expect(returned).toBeValid();
  expect(submitted()).toEqual([]);
});

it('sends what was typed when its row goes away before it is left', async () => {
  const { retype, firstLeaves, submitted } = renderRows();
  await retype('99');
  firstLeaves();

  expect(submitted()).toEqual([[7, '99']]);
});

it('keeps nothing for the next session of what was typed when one ended', async () => {
  const { retype, store, tell, firstLeaves, firstReturns } = renderRows();
  await retype('99');
  tell(sessionEnded());
  firstLeaves();
  tell(signedIn('token'));

  expect(firstReturns()).toHaveValue('120.00');
  expect(selectForemostChange(store.getState() as unknown as LinksRoot & RequestsRoot, lipids.link)).toBeUndefined();
});

it('keeps a price that could not be saved, says why, and offers it once more', async () => {
  const { press, input, sent, tell } = renderRows();
  tell(linkChangeSubmitted({ ...lipids, value: '130' }), requestStarted(key));
  expect(input).toHaveValue('130.00');
  tell(requestFailed({ key, failure: { ...failure, detail: 'Above the price list' } }));
  expect(input).toHaveValue('130.00');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Not saved: AED 130.00 Above the price list');
  expect(screen.getByText('Above the price list')).toBeVisible();
  await press('Retry');

  expect(sent).toHaveBeenLastCalledWith(linkRetryChosen(lipids));
  expect(input).toHaveValue('130.00');
});

it('gives a failed price up on Escape and when the stored one is typed', async () => {
  const { person, retype, input, tell } = renderRows();
  tell(...fails);
  await person.type(input, '{Escape}');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
  expect(input).toHaveValue('120.00');
  tell(...fails);
  await retype('120{Enter}');

  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

it('sends a price that could not be saved once more when it is typed again', async () => {
  const { retype, tell, submitted } = renderRows();
  tell(...fails);
  await retype('130{Enter}');

  expect(submitted()).toEqual([
    [7, '130'],
    [7, '130'],
  ]);
});

it('leaves what is being typed in another row alone when a save ends', async () => {
  const { person, input, other, tell } = renderRows();
  tell(linkChangeSubmitted({ ...lipids, value: '130' }), requestStarted(key));
  await person.clear(other);
  await person.type(other, '8');
  tell(requestSucceeded(key));
  expect(screen.getByText('Saved')).toBeVisible();
  await person.type(other, '5');

  expect(other).toHaveValue('85');
  expect(other).toHaveFocus();
  expect(input).toHaveValue('120.00');
});

it('hands on a column that is pasted into it, and takes a single price itself', async () => {
  const onPasteColumn = jest.fn();
  const { person } = renderWithStore(<PriceCell link={lipids.link} stored="120" {...{ onPasteColumn }} />, {
    reducers: homeServicesSection.reducers,
  });
  const input = screen.getByRole('textbox');
  await person.clear(input);
  await person.paste('77.5\r\n \r\n');
  expect(onPasteColumn).not.toHaveBeenCalled();
  expect(input).toHaveValue('77.5 ');
  await person.paste('80\r\n81');

  expect(onPasteColumn).toHaveBeenCalledWith(lipids.link, '80\r\n81');
  expect(input).toHaveValue('77.5 ');
});
