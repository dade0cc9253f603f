import fc from 'fast-check';

import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { StatusAction } from '#client/sections/appointments/list/statusActions';
import { bulkActionChosen, bulkUndoChosen, dayUndoChosen } from '#client/sections/appointments/many/events';
import { confirmed } from '#client/state/confirmations';
import { retryChosen } from '#client/state/fanOutEvents';
import { ACTIONS_BY_STATUS, APPOINTMENT_STATUSES, STATUS_AFTER, type AppointmentStatus } from '#contract/rules';
import { runs } from '#test/support/runs';
import { playMany as play, serviceWith } from '#test/support/sagas/changingMany';
import { atOnce } from '#test/support/service/desk';
import { changesSentTo, statusesOf, type StatusFate } from '#test/support/service/visits';

const status = fc.constantFrom(...APPOINTMENT_STATUSES);
const fate = fc.constantFrom<StatusFate>(
  'answered',
  'refused',
  '401',
  'lost before it took effect',
  'lost after it took effect',
  'gone',
);

/** An appointment as the list shows it, what another desk may have made of it, and what becomes of its calls. */
const row = fc.record({
  shown: status,
  meanwhile: fc.option(status, { freq: 4, nil: undefined }),
  fates: fc.array(fate, { maxLength: 3 }),
});
const rows = fc.array(row, { minLength: 1, maxLength: 12 });
const action = fc.constantFrom<StatusAction>('accept', 'reject', 'cancel', 'restore');

const isRefused = (one: StatusFate) => one === 'refused' || one === '401';

interface Row {
  shown: AppointmentStatus;
  meanwhile: AppointmentStatus | undefined;
  fates: StatusFate[];
}

const shownOf = (list: readonly Row[]) => list.map(({ shown }) => shown);
const serviceOf = (list: readonly Row[]) =>
  serviceWith(
    list.map(({ shown, meanwhile }) => meanwhile ?? shown),
    list.map(({ fates }) => fates),
  );

it('whatever becomes of the calls, the screen ends with what is true of every row that was sent', async () => {
  await fc.assert(
    fc.asyncProperty(rows, action, async (list, chosen) => {
      const service = serviceOf(list);
      const {
        shown,
        chosen: left,
        ledger = [],
      } = await play(shownOf(list), service, [bulkActionChosen(chosen), confirmed()]);
      const real = statusesOf(service);
      const changeable = list.flatMap((one, at) => (ACTIONS_BY_STATUS[one.shown].includes(chosen) ? [at + 1] : []));

      // Nothing is sent twice, and nothing that may not change.
      expect(changesSentTo(service).map(([id]) => id)).toEqual(changeable);
      expect(changesSentTo(service).every(([, to]) => to === STATUS_AFTER[chosen])).toBe(true);
      for (const [id, outcome] of ledger) {
        const [first = 'answered'] = list[Number(id) - 1]?.fates ?? [];
        const isSo = real[Number(id)] === STATUS_AFTER[chosen];
        const isOther = !isSo && real[Number(id)] !== list[Number(id) - 1]?.shown;
        expect([id, shown[Number(id)]]).toEqual([id, real[Number(id)]]);
        expect([id, outcome]).toEqual([
          id,
          first === 'gone' || (isRefused(first) && isSo) || isOther ? 'leftOut' : isSo ? 'added' : 'failed',
        ]);
      }
      // Only the failed are still chosen; where nothing could change, nothing has happened to the selection.
      const failed = ledger.filter(([, outcome]) => outcome === 'failed').map(([id]) => id);
      if (changeable.length > 0) expect(left).toEqual(failed);
    }),
    runs(100),
  );
});

it('undo restores exactly what was changed, and to the status that each had in the service', async () => {
  await fc.assert(
    fc.asyncProperty(rows, action, async (list, chosen) => {
      const first = serviceOf(list.map((one) => ({ ...one, fates: one.fates.slice(0, 1) })));
      const before = statusesOf(first);
      const { notices } = await play(shownOf(list), first, [bulkActionChosen(chosen), confirmed()]);
      const offered = notices[0]?.offer?.event;
      if (!offered || !bulkUndoChosen.match(offered)) return;
      const changed = statusesOf(first);
      const service = serviceWith(Array.from(list, (_, at) => changed[at + 1] ?? 'gone'));
      const { shown } = await play(
        list.map((_, at) => changed[at + 1] ?? 'gone'),
        service,
        [offered, offered],
      );

      const undone = changesSentTo(service).map(([id]) => id);
      expect(new Set(undone).size).toBe(undone.length);
      const after = statusesOf(service);
      for (const { id } of offered.payload)
        expect([id, after[Number(id)]]).toEqual([id, knownBefore(list, before, Number(id))]);
      for (const id of list.map((_, at) => at + 1).filter((one) => !undone.includes(one)))
        expect(after[id]).toBe(changed[id] ?? 'gone');
      expect(shown).toEqual(after);
    }),
    runs(60),
  );
});

/** The status before: the service's, or that of the list where a lost answer said nothing of it. */
function knownBefore(list: readonly Row[], before: Record<string, string>, id: number): string | undefined {
  const one = list[id - 1];
  return one?.fates[0] === 'lost after it took effect' || one?.fates[0] === 'lost before it took effect'
    ? one.shown
    : before[id];
}

it('Retry sends what failed and nothing else, until all has come true or is gone', async () => {
  const pending = rows.map((list) => list.map((one) => ({ ...one, shown: 'pending' as const, meanwhile: undefined })));
  await fc.assert(
    fc.asyncProperty(pending, async (list) => {
      const service = serviceOf(list);
      const retry = retryChosen({ kind: 'appointments/changeMany', key: appointmentKeys.many });
      const { shown, chosen, ledger } = await play(shownOf(list), service, [
        bulkActionChosen('accept'),
        confirmed(),
        retry,
        retry,
        retry,
      ]);

      expect(ledger?.filter(([, outcome]) => outcome !== 'added' && outcome !== 'leftOut')).toEqual([]);
      expect(new Set(Object.values(statusesOf(service)))).toEqual(new Set(Object.values(shown)));
      expect(chosen).toEqual([]);
      // A call is sent again only after one that came to nothing.
      for (const [at, { fates }] of list.entries()) {
        const calls = changesSentTo(service).filter(([id]) => id === at + 1).length;
        const end = fates.findIndex((one) => !isRefused(one) && one !== 'lost before it took effect');
        expect(calls).toBe((end < 0 ? fates.length : end) + 1);
      }
    }),
    runs(60),
  );
});

it('from the day nothing is undone that is no longer what was made of it, and nothing twice', async () => {
  const day = fc.array(
    fc.record({
      from: status,
      made: status,
      meanwhile: fc.option(status, { freq: 2, nil: undefined }),
      fates: fc.array(fate, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(day, fc.boolean(), async (list, isPressedTwice) => {
      const service = serviceWith(
        list.map(({ made, meanwhile }) => meanwhile ?? made),
        list.map(({ fates }) => fates),
      );
      const before = statusesOf(service);
      const undo = dayUndoChosen(list.map(({ from, made }, at) => ({ id: at + 1, from, to: made })));
      const retry = retryChosen({ kind: 'appointments/undoDay', key: appointmentKeys.undoDay });
      const { shown, dayLedger = [] } = await play(
        list.map(({ made }) => made),
        service,
        isPressedTwice ? [undo, atOnce(undo), retry] : [undo, retry],
      );
      const after = statusesOf(service);

      for (const [at, { from, made, fates }] of list.entries()) {
        const [id, calls] = [at + 1, changesSentTo(service).filter(([one]) => one === at + 1)];
        // What another desk has made of it stays, and what is undone has what it was before.
        if (before[id] !== made) expect([id, calls, after[id]]).toEqual([id, [], before[id]]);
        expect([before[id], from, undefined]).toContain(after[id]);
        expect(calls.every(([, to]) => to === from)).toBe(true);
        // A call is sent again only after one that came to nothing.
        const end = fates.findIndex((one) => !isRefused(one) && one !== 'lost before it took effect');
        expect(calls.length).toBeLessThanOrEqual((end < 0 ? fates.length : end) + 1);
        expect([id, shown[id]]).toEqual([id, after[id]]);
        const [, outcome] = dayLedger.find(([one]) => one === id) ?? [];
        if (outcome === 'added') expect(after[id]).toBe(from);
      }
    }),
    runs(60),
  );
});
