import type { Response } from 'playwright-core';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { CHANGES_QUERY } from '#contract/rules';
import { countBytes } from '#test/support/browser/bytes';
import { setUpDesk } from '#test/support/browser/desk';
import { becomes } from '#test/support/browser/visibility';

const desk = setUpDesk({ env: { MAWID_CHANGES_QUERY: CHANGES_QUERY } });

/** What a desk that is only looked at is answered at the next question for changes. */
async function nextAnswer(): Promise<Response> {
  const answered = desk.page.waitForResponse((answer) => answer.url().includes(CHANGES_QUERY));
  await desk.page.clock.fastForward('00:09');
  return answered;
}

/** Another desk sets the status of a pending appointment, and books one for somebody else. */
async function changeOneAndBookOne(status: string): Promise<void> {
  const { backend } = desk;
  const { body: list } = await backend.call(listAppointments);
  const one = list.find((visit) => visit.status === 'pending')!;
  await backend.call(changeAppointmentStatus, { params: { id: one.id }, body: { status } });
  const like = list.find((visit) => visit.local_user && visit.location_id && visit.user_id !== one.user_id)!;
  const { user_id, doctor_id, location_id } = like;
  const times = { date: list[0]!.date, start_time: '06:00:00', end_time: '06:20:00' };
  await backend.call(createAppointment, { body: { user_id, doctor_id, location_id, ...times } });
}

it('what other desks do is marked within seconds, by an answer of a few bytes', async () => {
  const { page } = desk;
  await page.clock.install();
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  await nextAnswer();
  await changeOneAndBookOne('confirmed');
  const bytes = await countBytes(await page.context().newCDPSession(page), (url) => url.includes(CHANGES_QUERY));

  await nextAnswer();
  await page.getByRole('status').getByText('1 changed, 1 new', { exact: true }).waitFor();
  const told = bytes();
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(2048);
  expect(await page.title()).toMatch(/^\(1\) \S/);
  await desk.expectAccessible();

  await nextAnswer();
  for (let turn = 0; turn < 3; turn += 1) {
    const quiet = await nextAnswer();
    expect(quiet.status()).toBe(304);
    const { responseBodySize, responseHeadersSize } = await quiet.request().sizes();
    expect(responseBodySize + responseHeadersSize).toBeLessThan(800);
  }
});

it('who comes back after five minutes is told what has changed meanwhile, and led to exactly that', async () => {
  const { page } = desk;
  await page.clock.install();
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  await nextAnswer();
  await becomes(page, 'hidden');
  await changeOneAndBookOne('cancelled');
  await page.clock.fastForward('06:00');
  await becomes(page, 'visible');
  const news = page.getByRole('button', { name: 'While you were away: 1 new, 1 cancelled' });
  await news.waitFor();
  await desk.expectAccessible();
  await news.press('Enter');
  await page.getByText('Changed since').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[data-key]').length === 2);

  expect(await news.count()).toBe(0);
});
