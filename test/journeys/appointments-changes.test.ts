import type { Response } from 'playwright-core';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { CHANGES_QUERY } from '#contract/rules';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk({ env: { MAWID_CHANGES_QUERY: CHANGES_QUERY } });

/** What a desk that is only looked at is answered at the next question for changes. */
async function nextAnswer(): Promise<Response> {
  const answered = desk.page.waitForResponse((answer) => answer.url().includes(CHANGES_QUERY));
  await desk.page.clock.fastForward('00:09');
  return answered;
}

it('what other desks do is marked within seconds, by an answer of a few bytes', async () => {
  const { page, backend } = desk;
  await page.clock.install();
  await desk.signIn();
  await page.getByText(/^Updated /).waitFor();
  await nextAnswer();
  const { body: list } = await backend.call(listAppointments);
  const one = list.find(({ status }) => status === 'pending');
  const { user_id, doctor_id, location_id } = list.find((visit) => visit.local_user && visit.location_id)!;
  await backend.call(changeAppointmentStatus, { params: { id: one!.id }, body: { status: 'confirmed' } });
  const [{ date }] = list as [(typeof list)[number]];
  const times = { date, start_time: '06:00:00', end_time: '06:20:00' };
  await backend.call(createAppointment, { body: { user_id, doctor_id, location_id, ...times } });

  const told = await nextAnswer();
  expect((await told.request().sizes()).responseBodySize).toBeLessThan(2048);
  await page.getByRole('status').getByText('1 changed, 1 new', { exact: true }).waitFor();
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
