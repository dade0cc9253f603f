import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { bulkActionChosen, bulkUndoChosen, dayUndoChosen } from '#client/sections/appointments/many/events';
import { retryChosen } from '#client/state/fanOutEvents';
import { playMany as play, serviceWith } from '#test/support/sagas/changingMany';
import { atOnce } from '#test/support/service/desk';
import { isReading } from '#test/support/service/service';
import { changesSentTo, statusesOf } from '#test/support/service/visits';

const changes = [
  { id: 1, from: 'pending', to: 'confirmed' },
  { id: 2, from: 'cancelled', to: 'confirmed' },
  { id: 3, from: 'pending', to: 'confirmed' },
];
const undo = bulkUndoChosen(changes);
const confirmed = ['confirmed', 'confirmed', 'confirmed'];

it('sets the former status of each back, once, also by a double click, with a tally of its own', async () => {
  const service = serviceWith(confirmed);
  const { shown, undoLedger, notices } = await play(confirmed, service, [undo, undo]);

  expect(changesSentTo(service).slice(0, 3)).toEqual([
    [1, 'pending'],
    [2, 'cancelled'],
    [3, 'pending'],
  ]);
  expect(changesSentTo(service)).toHaveLength(3);
  expect(shown).toEqual({ 1: 'pending', 2: 'cancelled', 3: 'pending' });
  expect(undoLedger?.map(([, outcome]) => outcome)).toEqual(['leftOut', 'leftOut', 'leftOut']);
  expect(notices[0]).toMatchObject({ kind: 'success', said: '3 changes undone.', offer: undefined });
});

it('says how many of them overlap another visit of the doctor once they are undone', async () => {
  const service = serviceWith(['cancelled', 'cancelled', 'pending']);
  const back = bulkUndoChosen([1, 2].map((id) => ({ id, from: 'confirmed', to: 'cancelled' })));
  service.rows('/appointments/').forEach((row) => Object.assign(row, { start_time: '09:00:00', end_time: '09:20:00' }));
  const { notices } = await play(['cancelled', 'cancelled', 'pending'], service, [back]);

  expect(notices[0]?.said).toBe('2 changes undone. 2 of them overlap another visit of the doctor.');
});

it('says what failed, and Retry sends exactly that', async () => {
  const service = serviceWith(confirmed, [[], ['refused'], ['lost after it took effect']]);
  const retry = retryChosen({ kind: 'appointments/undoMany', key: appointmentKeys.undoMany });
  const { shown, undoLedger, notices } = await play(confirmed, service, [undo, retry]);

  expect(notices[0]).toMatchObject({
    kind: 'error',
    said: expect.stringContaining('2 changes undone, 1 failed.') as string,
  });
  expect(changesSentTo(service).slice(3)).toEqual([[2, 'cancelled']]);
  expect(undoLedger?.map(([, outcome]) => outcome)).toEqual(['added', 'added', 'added']);
  expect(shown).toEqual(statusesOf(service));
});

it('says of what is refused what is true now, also where another desk has changed it since', async () => {
  const service = serviceWith(['confirmed', 'completed', 'confirmed'], [['refused'], ['refused']]);
  const { shown, undoLedger } = await play(confirmed, service, [undo]);

  expect(undoLedger).toEqual([
    [1, 'failed', 'it is Confirmed: The service does not want this.'],
    [2, 'failed', 'it is Completed: The service does not want this.'],
    [3, 'added', ''],
  ]);
  expect(shown).toEqual(statusesOf(service));
});

it('waits while another undo is under way, and then sends its own', async () => {
  const all = Array.from({ length: 12 }, () => 'confirmed');
  const [first, second] = [all.slice(0, 9), all.slice(9)].map((part, before) =>
    bulkUndoChosen(part.map((from, at) => ({ id: 9 * before + at + 1, from: 'pending', to: from }))),
  );
  const service = serviceWith(all);
  const { shown, undoLedger } = await play(all, service, [first!, atOnce(second!)]);

  expect(changesSentTo(service)).toHaveLength(12);
  expect(service.mostUnderWay).toBe(5);
  expect(new Set(Object.values(shown))).toEqual(new Set(['pending']));
  expect(undoLedger?.map(([id]) => id)).toEqual([10, 11, 12]);
});

it('is not disturbed by a Retry that comes while it is under way', async () => {
  const all = Array.from({ length: 9 }, () => 'confirmed');
  const service = serviceWith(all);
  const undoAll = bulkUndoChosen(all.map((to, at) => ({ id: at + 1, from: 'pending', to })));
  const retry = retryChosen({ kind: 'appointments/undoMany', key: appointmentKeys.undoMany });
  const { undoLedger } = await play(all, service, [undoAll, atOnce(retry)]);

  expect(changesSentTo(service)).toHaveLength(9);
  expect(new Set(undoLedger?.map(([, outcome]) => outcome))).toEqual(new Set(['added']));
});

it('takes the ledger of the changes away, which are no longer true', async () => {
  const statuses = ['pending', 'pending'];
  const service = serviceWith(statuses);
  const undoBoth = bulkUndoChosen([1, 2].map((id) => ({ id, from: 'pending', to: 'confirmed' })));
  const { ledger, undoLedger } = await play(statuses, service, [bulkActionChosen('accept'), undoBoth]);

  expect(ledger).toBeUndefined();
  expect(undoLedger).toHaveLength(2);
});

describe('when another desk has changed some since', () => {
  const setBack = bulkUndoChosen([{ id: 2, from: 'rejected', to: 'cancelled' }]);

  it('says how many, and offers to set those back', async () => {
    const service = serviceWith(['confirmed', 'rejected', 'confirmed']);
    const { undoLedger, notices } = await play(confirmed, service, [undo]);

    expect(undoLedger).toEqual([
      [1, 'added', ''],
      [2, 'added', 'Cancelled; another desk had made it Rejected'],
      [3, 'added', ''],
    ]);
    expect(notices).toMatchObject([
      { said: '3 changes undone. Another desk had changed 1 of them since.', offer: { event: setBack } },
    ]);
  });

  it('sets back what that desk had made of them', async () => {
    const service = serviceWith(['confirmed', 'rejected', 'confirmed']);
    const { shown } = await play(confirmed, service, [undo, setBack]);

    expect(shown).toEqual({ 1: 'pending', 2: 'rejected', 3: 'pending' });
    expect(shown).toEqual(statusesOf(service));
  });
});

describe('from the day of the desk', () => {
  const IDS = Array.from({ length: 20 }, (_, at) => at + 1);
  const all = IDS.map(() => 'confirmed');
  const undoAll = dayUndoChosen(IDS.map((id) => ({ id, from: 'pending', to: 'confirmed' })));
  const others: Record<number, string> = { 3: 'completed', 9: 'rejected', 14: 'cancelled' };

  it('takes back seventeen of twenty changes of which another desk has altered three', async () => {
    const service = serviceWith(all.map((status, at) => others[at + 1] ?? status));
    const { shown, dayLedger } = await play(all, service, [undoAll, undoAll]);

    expect(changesSentTo(service).map(([id]) => id)).toEqual(IDS.filter((id) => !others[id]));
    expect(dayLedger?.filter(([, outcome]) => outcome !== 'leftOut')).toEqual([]);
    expect(statusesOf(service)).toEqual(Object.fromEntries(IDS.map((id) => [id, others[id] ?? 'pending'])));
    expect(shown).toEqual(statusesOf(service));
  });

  it('tells it by its ledger, and sends nothing where nobody can tell how they stand', async () => {
    const service = serviceWith(all.map((status, at) => others[at + 1] ?? status));
    const { dayLedger, notices } = await play(all, service, [undoAll]);
    expect(dayLedger?.filter(([, outcome]) => outcome === 'leftOut')).toEqual([
      [3, 'leftOut', 'left as it is: Completed'],
      [9, 'leftOut', 'left as it is: Rejected'],
      [14, 'leftOut', 'left as it is: Cancelled'],
    ]);
    expect(notices[0]?.said).toBe('17 changes undone, 3 left out.');

    const silent = serviceWith(all);
    silent.loses(isReading);
    const { dayLedger: unread } = await play(all, silent, [undoAll]);
    expect(changesSentTo(silent)).toEqual([]);
    expect(new Set(unread?.map(([, outcome]) => outcome))).toEqual(new Set(['failed']));
  });

  it('leaves out what was removed meanwhile', async () => {
    const service = serviceWith(confirmed);
    const { dayLedger } = await play(confirmed, service, [
      () => service.remove('/appointments/', 3),
      dayUndoChosen([1, 2, 3].map((id) => ({ id, from: 'pending', to: 'confirmed' }))),
    ]);
    expect(dayLedger?.map(([id, outcome]) => [id, outcome])).toEqual([
      [1, 'added'],
      [2, 'added'],
      [3, 'leftOut'],
    ]);
  });
});
