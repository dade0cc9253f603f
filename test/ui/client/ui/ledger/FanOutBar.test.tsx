import { fireEvent, screen } from '@testing-library/react';

import type { Conclusion, ItemOutcome, Ledger } from '#client/lib/tally';
import { FanOutBar } from '#client/ui/ledger/FanOutBar';
import { ledgerMessages } from '#client/ui/ledger/messages';
import { setOnline } from '#test/support/line';
import { renderPage } from '#test/support/page/renderPage';
import { pass, stopTime } from '#test/support/page/steps';

const rows = (...outcomes: (ItemOutcome | [ItemOutcome, string])[]): Ledger['rows'] =>
  outcomes.map((one, index) => {
    const [outcome, reason = null] = typeof one === 'string' ? [one] : one;
    return { id: String(index), label: `Visit ${index}`, outcome, reason };
  });

function open(ledger: Ledger, label?: string) {
  const heard = { onStop: jest.fn(), onRetry: jest.fn(), onContinue: jest.fn(), onClose: jest.fn() };
  const onChosen = jest.fn();
  const page = renderPage(
    <FanOutBar
      ledger={ledger}
      {...heard}
      resultOf={({ added, skipped, failed, unsent }) =>
        `${added} done, ${skipped} left, ${failed} failed, ${unsent} open`
      }
      done={ledgerMessages.changed}
      offer={label === undefined ? undefined : { label, onChosen }}
    />,
  );
  return { heard, onChosen, ...page };
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const failure = (text: string): Conclusion => ({ kind: 'error', text, detail: null });

stopTime();

it('says how far it is in one line, without a list, and can be stopped', () => {
  const { heard } = open({ status: 'running', rows: rows('added', ['failed', 'it is Pending'], 'sent', 'queued') });
  expect(screen.getByText('2 of 4')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect([lines(), buttons()]).toEqual([[], ['Stop']]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(heard.onStop).toHaveBeenCalledTimes(1);
});

it('says what it came to, what can be undone, and nothing a second time', () => {
  const { onChosen } = open({ status: 'finished', rows: rows('added', 'added', 'added') }, 'Undo');
  expect(screen.getByRole('status')).toHaveTextContent(/^3 done, 0 left, 0 failed, 0 open$/);
  expect([lines(), buttons()]).toEqual([[], ['Undo', 'Close results']]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChosen).toHaveBeenCalledTimes(1);
});

it('lists only what failed, what was held back not, and what another desk had to do with', () => {
  const { heard } = open({
    status: 'finished',
    rows: rows('added', ['failed', 'it is Pending'], ['leftOut', 'removed by another desk'], 'refused', 'unsent'),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('1 done, 1 left, 2 failed, 1 open');
  expect(lines()).toEqual(['Visit 1it is Pending', 'Visit 2removed by another desk', 'Visit 3refused']);
  for (const name of ['Retry 1 failed', 'Send the other 1', 'Close results'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect([heard.onRetry, heard.onContinue, heard.onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it.each([
  ['5 seconds where all went well', { rows: rows('added') }, undefined, 5_000],
  ['10 with Undo', { rows: rows('added') }, 'Undo', 10_000],
  ['never where something failed', { rows: rows('added', 'failed') }, 'Undo', null],
  ['never while it runs', { rows: rows('added'), status: 'running' as const }, undefined, null],
  ['never where some were held back', { rows: rows('added', 'unsent') }, 'Undo', null],
  ['never where another desk had a hand in it', { rows: rows(['added', 'it was Cancelled']) }, 'Undo', null],
  ['never where it broke off', { rows: rows('added'), conclusion: failure('The service asks to wait.') }, 'Undo', null],
])('goes by itself after %s', (_, ledger, label, ms) => {
  const { heard } = open({ status: 'finished', ...ledger }, label);
  pass((ms ?? 3_600_000) - 1);
  expect(heard.onClose).not.toHaveBeenCalled();
  pass(1);
  expect(heard.onClose).toHaveBeenCalledTimes(ms === null ? 0 : 1);
});

it('stays while somebody points at it', () => {
  const { heard } = open({ status: 'finished', rows: rows('added') }, 'Undo');
  pass(9_000);
  fireEvent.pointerMove(screen.getByRole('status'));
  pass(60_000);
  expect(heard.onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Results' }));
  pass(1_000);
  expect(heard.onClose).toHaveBeenCalledTimes(1);
});

it('takes the focus of the button that has gone, and says why it waits', () => {
  setOnline(false);
  open({ status: 'running', rows: rows('added', 'queued') });
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  expect(screen.getByText(/^Waiting for the connection/)).toBeVisible();
});

it.each([
  ['broke off', failure('The service asks to wait.'), 'The service asks to wait.'],
  [
    'has more to say',
    { kind: 'success', text: 'x', detail: '2 overlap another visit.' } as const,
    '2 overlap another visit.',
  ],
])('says of a round that %s', (_, conclusion, said) => {
  open({ status: 'finished', rows: rows('added'), conclusion });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText('x')).toBeNull();
});

it('says that the session ended in the middle', () => {
  open({ status: 'interrupted', rows: rows('added', 'unsent') });
  expect(screen.getByText('Your session ended in the middle.')).toBeVisible();
  expect(buttons()).toEqual(['Send the other 1', 'Close results']);
});
