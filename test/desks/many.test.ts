import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments } from '#client/entities/appointments';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { offeredActions } from '#client/sections/appointments/list/statusActions';
import type { ChangeOfMany } from '#client/sections/appointments/many/changeable';
import { bulkActionChosen, bulkUndoChosen } from '#client/sections/appointments/many/events';
import { rowsChosen, selectionCleared } from '#client/sections/appointments/selection/events';
import type { StoredRow } from '#client/state/fanOut/row';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { selectIsAnyPending } from '#client/state/requests/requests';
import type { ChangedAppointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import type { Backend } from '#test/support/backend/liveBackend';
import { appointmentsAt, setStatus, startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { buttonsOfLedgers, ledgersIn } from '#test/support/desks/ledgers';
import type { Log } from '#test/support/desks/log';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

const LEDGERS = [appointmentKeys.many, appointmentKeys.undoMany];

let backend: Backend;
let ids: Id[];
beforeAll(async () => {
  backend = await startSmallBackend();
  ids = (await appointmentsAt(backend)).slice(0, 4).map(({ id }) => id);
});
afterAll(() => backend.stop());

/** Every action that the chosen rows offer, for all of them or for the first two; and the buttons of the ledgers. */
function buttonsOf(tab: Tab): UnknownAction[][] {
  const shown = ids.flatMap((id) => tab.see(appointments.selectById, id) ?? []);
  if (shown.length === 0) return [[appointmentsOpened()]];
  const actions = new Set(shown.flatMap(({ status, date }) => offeredActions(status, date, date)));
  const presses = [...actions].flatMap((action) =>
    action === 'reschedule'
      ? []
      : [ids, ids.slice(0, 2)].map((some) => [
          selectionCleared(),
          rowsChosen(some.map(String)),
          bulkActionChosen(action),
        ]),
  );
  return [...buttonsOfLedgers(tab, LEDGERS), ...presses];
}

/** The changes of one appointment that took effect. */
function changesOf(id: Id, log: Log) {
  const made = log.all('served').filter(({ method, status }) => method === 'PATCH' && status === 200);
  return made
    .map(({ tab, reply }) => ({ tab, ...(reply as ChangedAppointment) }))
    .filter((change) => change.id === id)
    .map(({ tab, status }) => ({ tab, to: status }));
}

/** What has a round of changes sent. */
const changing = { match: isAnyOf(bulkActionChosen, bulkUndoChosen, retryChosen, continueChosen) };

/** What a line says was changed was changed, and what it says has failed was not. */
function expectTrue({ log }: Desks, { name }: Tab, row: StoredRow<ChangeOfMany>): void {
  const { outcome, payload } = row;
  const changes = changesOf(payload.id, log);
  if (outcome === 'added') expect(['pending', ...changes.map(({ to }) => to)]).toContain(payload.to);
  if (row.outcome === 'failed' && !row.isUnknown)
    expect(changes.at(-1) ?? {}).not.toMatchObject({ tab: name, to: payload.to });
}

it('each of many gets the status once, and its line says what became of it', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      for (const id of ids) await setStatus(backend, id, 'pending');
      const desks = new Desks(backend, fates);
      await desks.open();
      await desks.play(happenings, buttonsOf);

      for (const tab of desks.tabs) {
        expect(tab.see(selectIsAnyPending)).toBe(false);
        for (const { status, rows } of ledgersIn(tab, LEDGERS)) {
          expect(['finished', 'interrupted']).toContain(status);
          for (const row of rows) expectTrue(desks, tab, row as StoredRow<ChangeOfMany>);
        }
      }
      for (const { name } of desks.tabs) {
        const presses = desks.log.all('pressed').filter(({ tab, event }) => tab === name && changing.match(event));
        for (const id of ids) {
          const own = changesOf(id, desks.log).filter(({ tab }) => tab === name);
          expect(own.length).toBeLessThanOrEqual(presses.length);
        }
      }
    }),
    runs(15),
  );
});
