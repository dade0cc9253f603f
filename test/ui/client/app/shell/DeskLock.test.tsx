import { fireEvent, within } from '@testing-library/react';

import { coverPage } from '#client/app/shell/coverPage';
import { DeskLock } from '#client/app/shell/DeskLock';
import { lockScreen, signedIn } from '#client/features/session';
import { deskLocked, passwordAsked, renewalSubmitted } from '#client/features/session/events';
import { halfDoneBegun } from '#client/state/halfDone/halfDone';
import { setOnline } from '#test/support/line';
import { renderWithStore } from '#test/support/page/renderWithStore';

it('covers the page at once, and has its code fetched again and again until it can be unlocked', () => {
  const want = jest.spyOn(lockScreen, 'want').mockReturnValue(new Promise(() => undefined));
  renderWithStore(<DeskLock />, { given: [signedIn('token', 'layla@mawid.example'), deskLocked()] });

  expect(within(document.body).getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  expect(want).toHaveBeenCalled();
  want.mockRestore();
});

it('says on the lock screen too that the page is offline', async () => {
  await lockScreen.load();
  setOnline(false);
  renderWithStore(<DeskLock />, { given: [signedIn('token', 'layla@mawid.example'), deskLocked()] });

  // The lock screen is a body of its own.
  const page = within(document.body);
  expect(page.getByRole('heading', { name: 'Locked' })).toBeInTheDocument();
  expect(page.getByRole('status')).toHaveTextContent(/^You are offline/);
});

it('a covered page is out of the document, and comes back as it was', () => {
  const page = document.body;
  page.innerHTML = '<main><p>Mariam Saleh</p><input value="typed"></main>';
  page.querySelector('input')?.focus();
  const cover = document.createElement('body');
  const uncover = coverPage(cover);

  expect(document.body).toBe(cover);
  expect(document.documentElement).not.toHaveTextContent('Mariam');

  uncover();

  expect(document.body).toBe(page);
  expect(page.querySelector('input')).toHaveFocus();
});

describe('the question for the password', () => {
  beforeEach(async () => {
    await lockScreen.load();
  });

  const layla = signedIn('token', 'layla@mawid.example');

  it.each([
    ['Your session ends soon', passwordAsked('soon')],
    ['Your session has ended', passwordAsked('ended')],
  ])('is headed "%s", and sends what was typed', (title, asked) => {
    const { sent } = renderWithStore(<DeskLock />, { given: [layla, asked] });
    const page = within(document.body);
    expect(page.getByRole('heading', { name: title })).toBeInTheDocument();

    fireEvent.change(page.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(page.getByRole('button', { name: 'Continue' }));
    expect(sent).toHaveBeenCalledWith(renewalSubmitted('secret'));
  });

  it('takes no key at first, and no Enter in its first second: they were meant for the page', () => {
    jest.useFakeTimers();
    renderWithStore(<DeskLock />, { given: [layla, passwordAsked('soon')] });
    const field = within(document.body).getByLabelText('Password');
    const takes = (key: string) => fireEvent.keyDown(field, { key });

    expect(field).toHaveFocus();
    expect([takes('k'), takes('Enter')]).toEqual([false, false]);
    jest.advanceTimersByTime(500);
    expect([takes('k'), takes('Enter')]).toEqual([true, false]);
    jest.advanceTimersByTime(500);
    expect([takes('k'), takes('Enter')]).toEqual([true, true]);
    jest.useRealTimers();
  });

  it.each([
    ['says once it has ended', passwordAsked('ended'), 1],
    ['does not say before', passwordAsked('soon'), 0],
  ])('%s that a move is half done, and of whom it does not', (_, asked, times) => {
    const place = { section: 'appointments', params: {} };
    const work = { title: 'Huda Saleh: half done', place, label: 'Check again', event: 'any', data: null };
    renderWithStore(<DeskLock />, { given: [layla, halfDoneBegun({ key: 'move', work }), asked] });
    const page = within(document.body);

    expect(page.queryAllByText(/^A move is half done: the visit is rejected/)).toHaveLength(times);
    expect(document.documentElement).not.toHaveTextContent('Huda Saleh');
  });

  it('waits behind the lock', () => {
    renderWithStore(<DeskLock />, { given: [layla, passwordAsked('ended'), deskLocked()] });

    expect(within(document.body).getByRole('heading', { name: 'Locked' })).toBeInTheDocument();
  });
});
