import { act, screen } from '@testing-library/react';

import { holdCall } from '#client/device/hold';
import type { ItemOutcome, Ledger } from '#client/lib/tally';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { setOnline } from '#test/support/line';
import { renderPage } from '#test/support/page/renderPage';
import { pass, stopTime } from '#test/support/page/steps';

const rows = (...outcomes: ItemOutcome[]): Ledger['rows'] =>
  outcomes.map((outcome, index) => ({
    id: String(index),
    label: `Item ${index}`,
    outcome,
    reason: outcome === 'failed' ? 'Overlaps 09:00 - 10:00.' : null,
  }));

function open(ledger: Ledger, more: Partial<Parameters<typeof FanOutPanel>[0]> = {}) {
  const heard = { onStop: jest.fn(), onRetry: jest.fn(), onContinue: jest.fn(), onClose: jest.fn() };
  return { heard, ...renderPage(<FanOutPanel ledger={ledger} {...heard} {...more} />) };
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the ledger of a fan-out', () => {
  it('shows how far it is, and can be stopped', async () => {
    const { heard, person } = open({ status: 'running', rows: rows('added', 'failed', 'sent', 'queued') });

    expect(screen.getByText('2 of 4')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    expect(heard.onStop).toHaveBeenCalledTimes(1);
  });

  it('says that it waits while the page is offline, and can be stopped then', () => {
    setOnline(false);
    open({ status: 'running', rows: rows('added', 'queued') });

    expect(screen.getByText(/^Waiting for the connection/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  });

  it('says that it is stopping, once', () => {
    open({ status: 'stopping', rows: rows('sent', 'queued') });
    expect(screen.getByRole('button', { name: 'Stopping...' })).toBeDisabled();
  });

  it('has lines for what was not done as it was wanted, and on request for all', async () => {
    const { press } = open({ status: 'finished', rows: rows('added', 'skipped', 'failed', 'unsent') });
    const others = ['Item 1skipped: already there', 'Item 2Overlaps 09:00 - 10:00.', 'Item 3not sent'];
    expect(lines()).toEqual(others);
    await press('Show all');
    expect(lines()).toEqual(['Item 0added', ...others]);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('gives each item its outcome while it runs', () => {
    open({ status: 'running', rows: rows('added', 'skipped', 'failed', 'sent') });
    expect(lines()).toEqual([
      'Item 0added',
      'Item 1skipped: already there',
      'Item 2Overlaps 09:00 - 10:00.',
      'Item 3sending',
    ]);
  });

  it('offers what failed and what was held back, each on its own', async () => {
    const { heard, press } = open({ status: 'finished', rows: rows('added', 'failed', 'failed', 'unsent') });
    await press('Retry 2 failed');
    expect(heard.onRetry).toHaveBeenCalledTimes(1);
    await press('Send the other 1');
    expect(heard.onContinue).toHaveBeenCalledTimes(1);
    await press('Close results');
    expect(heard.onClose).toHaveBeenCalledTimes(1);
  });

  it('draws of many rows those that are under way or have failed, and says how many more there are', () => {
    const many = Array.from({ length: 600 }, (): ItemOutcome => 'added');
    open({ status: 'running', rows: rows('failed', ...many, 'sent', 'queued') });

    expect(lines()).toEqual(['Item 0Overlaps 09:00 - 10:00.', 'Item 601sending', 'and 601 more']);
  });

  it('says of changed rows that they were updated, and of those that needed no change that they were left out', () => {
    open({ status: 'finished', rows: rows('added', 'leftOut') }, { deed: 'changed' });

    expect(screen.getByText('1 updated, 1 left out')).toBeVisible();
    expect(lines()).toEqual(['Item 1left out']);
  });

  it('counts its lines, whatever they make up together, and offers nothing again that would only be refused', () => {
    const [first, second, third] = rows('added', 'refused', 'added');
    const whole = { id: '2026-12-06', label: 'Sun, 6 Dec 2026' };
    open({ status: 'finished', rows: [{ ...first!, whole }, { ...second!, whole }, third!] });

    expect(screen.getByText('3 of 3')).toBeInTheDocument();
    expect(screen.getByText('2 added, 1 failed')).toBeInTheDocument();
    expect(lines()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  it.each([
    ['success', 'status'],
    ['error', 'alert'],
  ] as const)('says what the last round came to, announced like a notice: %s', (kind, role) => {
    const conclusion = { kind, text: 'Two were added.', detail: 'Failed: Item 1' };
    open({ status: 'finished', rows: rows('added', 'failed'), conclusion });
    expect(screen.getByRole(role)).toHaveTextContent('Two were added.Failed: Item 1');
  });

  it.each([
    ['says it all', rows('added', 'added'), 0],
    ['does not say what was there already', rows('added', 'skipped'), 1],
  ])('counts once more beneath a success only where that %s', (_, ofLedger, count) => {
    open({ status: 'finished', rows: ofLedger, conclusion: { kind: 'success', text: 'Two are there.', detail: null } });
    expect(screen.queryAllByText(/^\d added/)).toHaveLength(count);
  });

  it('says when it comes on screen and when it goes', () => {
    const hidden = jest.fn();
    const onShown = jest.fn(() => hidden);
    const { unmount } = open({ status: 'running', rows: rows('sent') }, { onShown });
    expect([onShown.mock.calls.length, hidden.mock.calls.length]).toEqual([1, 0]);
    unmount();
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('has nothing to offer when all went well', () => {
    open({ status: 'finished', rows: rows('added', 'skipped') });
    expect(screen.queryByRole('button', { name: /Retry|Send/ })).toBeNull();
  });
});

describe('a ledger that a service has asked to wait', () => {
  stopTime();

  const seen = () => screen.queryAllByText(/^The service asks to wait/, { ignore: '[role="status"]' })[0]?.textContent;
  const heard = () => screen.getByRole('status').textContent;
  const goesOn = (time: string) => `The service asks to wait. It goes on by itself in ${time}.`;

  it('counts down by the second, and says it aloud once', () => {
    const pace = { heldUntil: Date.now() + 12_000 };
    open({ status: 'running', rows: rows('added', 'queued'), pace });
    expect([seen(), heard()]).toEqual([goesOn('12 seconds'), goesOn('12 seconds')]);
    pass(11_000);
    expect([seen(), heard()]).toEqual([goesOn('1 second'), goesOn('12 seconds')]);
    pass(5000);
    expect(seen()).toBe(goesOn('1 second'));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  });

  it('says a long wait aloud once a minute', () => {
    open({ status: 'running', rows: rows('queued'), pace: { heldUntil: Date.now() + 175_000 } });
    const said = [0, 20_000, 40_000, 56_000, 30_000].map((ms) => {
      pass(ms);
      return heard();
    });
    expect(said).toEqual(['3 minutes', '3 minutes', '2 minutes', '60 seconds', '60 seconds'].map(goesOn));
  });

  it.each([
    ['a ledger that reads first', rows('queued'), true],
    ['one that is sending', rows('sent', 'queued'), false],
  ])('says that readings wait in %s: %p', async (_, ofLedger, isSaid) => {
    const given = new AbortController();
    holdCall(30_000, given.signal).catch(() => undefined);
    open({ status: 'running', rows: ofLedger });
    expect(seen() === goesOn('30 seconds')).toBe(isSaid);
    given.abort();
    await act(() => Promise.resolve());
  });

  it('says nothing once it is over', () => {
    open({ status: 'finished', rows: rows('added', 'unsent'), pace: { heldUntil: Date.now() + 9000 } });
    expect(seen()).toBeUndefined();
  });
});
