import { send } from '#client/api/send';
import { recordedEntries } from '#client/device/flightRecorder';
import { changeAppointmentStatus } from '#contract/appointments';
import { createToken } from '#contract/auth';
import { findProvidersByEmail } from '#contract/directory';
import { json, runService, service } from '#test/support/backend/answeringService';

runService();

/** The last entry, without how long the call took. */
const lastTold = () =>
  recordedEntries()
    .at(-1)
    ?.what.replace(/\d+ ms$/, '… ms');

it('records a call by its path with placeholders, without ids, query and body', async () => {
  service.answer = json({});
  await send(changeAppointmentStatus, { params: { id: 4711 }, body: { status: 'rejected' } });
  expect(lastTold()).toBe('call PATCH /appointments/{id}/ 200 … ms');

  service.answer = json([]);
  await send(findProvidersByEmail, { query: { provider_user__email: 'mariam@mawid.example' } });
  expect(lastTold()).toBe('call GET /providers/ 200 … ms');
});

it('records the status of a refusal, and what became of a call without an answer', async () => {
  service.answer = json({ detail: 'Mariam is not known' }, 401);
  await expect(send(createToken, { body: { email: 'mariam@mawid.example', password: 'secret' } })).rejects.toThrow();
  expect(lastTold()).toMatch(/^call POST \S+ 401 … ms$/);

  service.answer = (request) => request.destroy();
  await expect(send(findProvidersByEmail, { query: { provider_user__email: 'a' } })).rejects.toThrow();
  expect(lastTold()).toMatch(/^call GET \/providers\/ (ERR_NETWORK|LOST) … ms$/);
});
