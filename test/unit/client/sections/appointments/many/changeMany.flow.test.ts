import { statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { bulkActionChosen, bulkUndoChosen } from '#client/sections/appointments/many/events';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { stopChosen } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { listAppointments } from '#contract/appointments';
import { inEnglish } from '#test/support/inEnglish';
import { playMany as play, serviceWith } from '#test/support/sagas/changingMany';
import { atOnce } from '#test/support/service/desk';
import { json } from '#test/support/service/fates';
import { isReading } from '#test/support/service/service';
import { changesSentTo, statusesOf } from '#test/support/service/visits';

const pending = (count: number) => Array.from({ length: count }, () => 'pending');
const accept = bulkActionChosen('accept');
const retry = retryChosen({ kind: 'appointments/changeMany', key: appointmentKeys.many });

describe('accepting many by a double click', () => {
  it('asks nothing, sends each once, five at a time, and chooses nothing any more', async () => {
    const statuses = [...pending(9), 'confirmed', 'completed', 'cancelled'];
    const service = serviceWith(statuses);
    const { shown, chosen, ledger, state } = await play(statuses, service, [accept, accept]);

    expect(changesSentTo(service)).toEqual(Array.from({ length: 9 }, (_, at) => [at + 1, 'confirmed']));
    expect(service.mostUnderWay).toBe(5);
    expect(shown).toEqual(statusesOf(service));
    expect(ledger).toEqual(Array.from({ length: 9 }, (_, at) => [at + 1, 'added', '']));
    expect(chosen).toEqual([]);
    expect(selectConfirmation(state as unknown as ConfirmationsRoot)).toBeNull();
  });

  it('sends nothing when nothing may be accepted', async () => {
    const service = serviceWith(['confirmed']);
    await play(['confirmed'], service, [accept]);

    expect(changesSentTo(service)).toEqual([]);
  });
});

it.each([
  ['accept', 'pending', 'confirmed'],
  ['reject', 'pending', 'rejected'],
  ['cancel', 'confirmed', 'cancelled'],
  ['restore', 'cancelled', 'confirmed'],
] as const)('to %s many makes %s ones %s', async (action, before, after) => {
  const service = serviceWith([before, before]);
  const { shown } = await play([before, before], service, [bulkActionChosen(action)]);

  expect(shown).toEqual({ 1: after, 2: after });
});

it.each([
  ['accept', ['pending', 'pending', 'confirmed'], '2 of them overlap another visit of the doctor.'],
  ['restore', ['cancelled', 'cancelled', 'completed'], '2 of them overlap another visit of the doctor.'],
  ['restore', ['cancelled', 'completed', 'confirmed'], '1 of them overlaps another visit of the doctor.'],
  ['accept', ['pending', 'cancelled', 'completed'], ''],
  ['reject', ['pending', 'pending', 'confirmed'], ''],
] as const)('to %s what is at one time (%p) says beside its Undo: %s', async (action, statuses, said) => {
  const service = serviceWith(statuses);
  service.rows('/appointments/').forEach((row) => Object.assign(row, { start_time: '09:00:00', end_time: '09:20:00' }));
  const { notices } = await play(statuses, service, [bulkActionChosen(action)]);

  expect(notices[0]?.said.replace(/^\d appointments? updated\. ?/, '')).toBe(said);
});

it('says of each that is refused for another visit why', async () => {
  const service = serviceWith(['pending'], [[json(409, { detail: 'That time is taken.' })]]);
  const { ledger } = await play(['pending'], service, [accept]);

  expect(ledger).toEqual([[1, 'failed', 'it is Pending: That time is taken.']]);
});

describe('restoring rejected appointments beside those that took their place', () => {
  const statuses = ['rejected', 'rejected', 'pending'];
  const restore = bulkActionChosen('restore');

  it('asks first, with how many patients would have two', async () => {
    const service = serviceWith(statuses);
    const { state } = await play(statuses, service, [restore]);
    const question = selectConfirmation(state);

    expect(changesSentTo(service)).toEqual([]);
    expect(question?.isDestructive).toBeUndefined();
    expect(
      [
        question?.title,
        question?.text,
        ...(question?.consequences ?? []),
        question?.confirmLabel,
        question?.declineLabel,
      ].map((text) => inEnglish(text ?? '')),
    ).toEqual([
      'Restore 2 appointments?',
      '2 appointments change of 3 selected.',
      '2 patients have another appointment with the same doctor that still stands, and would have both.',
      'Yes, restore 2',
      'No, change nothing',
    ]);
  });

  it.each([
    ['sends them once that is wanted', confirmed(), 2, 0],
    ['changes nothing when it is declined', declined(), 0, 3],
  ])('%s', async (_, answer, sent, left) => {
    const service = serviceWith(statuses);
    const { chosen } = await play(statuses, service, [restore, answer]);

    expect([changesSentTo(service).length, chosen.length]).toEqual([sent, left]);
  });

  it('leaves out what was restored alone meanwhile', async () => {
    const service = serviceWith(['rejected', 'cancelled', 'pending']);
    const { shown, ledger } = await play(['rejected', 'cancelled', 'pending'], service, [
      restore,
      statusActionChosen({ id: 2, action: 'restore' }),
      confirmed(),
    ]);

    expect(changesSentTo(service)).toEqual([
      [2, 'confirmed'],
      [1, 'confirmed'],
    ]);
    expect(ledger).toEqual([
      [1, 'added', ''],
      [2, 'leftOut', 'left as it is: Confirmed'],
    ]);
    expect(shown).toEqual(statusesOf(service));
  });
});

describe('when some of many fail', () => {
  const fates = [
    ['refused'],
    ['answered'],
    ['lost before it took effect'],
    ['lost after it took effect'],
    ['gone'],
  ] as const;

  it('says what became of each, looks once after what was lost, and leaves only the failed chosen', async () => {
    const service = serviceWith(pending(5), fates);
    const { shown, chosen, ledger, notices } = await play(pending(5), service, [accept]);

    expect(ledger).toEqual([
      [1, 'failed', 'it is Pending: The service does not want this.'],
      [2, 'added', ''],
      [3, 'failed', 'The connection was lost or the server did not answer.'],
      [4, 'added', ''],
      [5, 'leftOut', 'removed by another desk'],
    ]);
    expect(service.callsTo(listAppointments).length).toBe(1);
    expect(shown).toEqual(statusesOf(service));
    expect(chosen).toEqual([1, 3]);
    expect(notices).toMatchObject([
      { kind: 'error', said: expect.stringMatching(/^2 appointments updated, 1 left out, 2 failed\./) as string },
    ]);
  });

  it('sends by Retry exactly what failed, tells the tally of all, and offers to undo all of it', async () => {
    const service = serviceWith(pending(5), fates);
    const { shown, chosen, ledger, notices } = await play(pending(5), service, [accept, retry]);

    expect(changesSentTo(service).slice(5)).toEqual([
      [1, 'confirmed'],
      [3, 'confirmed'],
    ]);
    expect(ledger?.map(([, outcome]) => outcome)).toEqual(['added', 'added', 'added', 'added', 'leftOut']);
    expect(shown).toEqual(statusesOf(service));
    expect(chosen).toEqual([]);
    expect(notices).toMatchObject([
      {
        kind: 'success',
        said: '4 appointments updated, 1 left out.',
        offer: { event: bulkUndoChosen([1, 2, 3, 4].map((id) => ({ id, from: 'pending', to: 'confirmed' }))) },
      },
    ]);
  });

  it('shows how those stand that were refused, and leaves out what another desk has changed', async () => {
    const service = serviceWith(['completed', 'confirmed'], [['refused'], ['refused']]);
    const { shown, chosen, ledger } = await play(pending(2), service, [accept]);

    expect(ledger).toEqual([
      [1, 'leftOut', 'left as it is: Completed'],
      [2, 'leftOut', 'left as it is: Confirmed'],
    ]);
    expect(shown).toEqual(statusesOf(service));
    expect(chosen).toEqual([]);
    expect(service.callsTo(listAppointments).length).toBe(1);
  });

  it('gives the row of what is forbidden free, so that it can be changed alone', async () => {
    const service = serviceWith(pending(1), [['403']]);
    const alone = statusActionChosen({ id: 1, action: 'accept' });
    const { ledger, shown } = await play(pending(1), service, [accept, alone]);

    expect(ledger?.map(([id, outcome]) => [id, outcome])).toEqual([[1, 'refused']]);
    expect(shown).toEqual({ 1: 'confirmed' });
  });

  it('takes out of the list what turns out to be gone', async () => {
    const service = serviceWith(pending(2));
    service.fateOf = ({ params: [id] }) => {
      if (id !== '1') return undefined;
      service.remove('/appointments/', 1);
      return 'lost before it took effect';
    };
    const { shown, chosen, ledger } = await play(pending(2), service, [accept]);

    expect(ledger?.[0]).toEqual([1, 'leftOut', 'removed by another desk']);
    expect(shown).toEqual({ 2: 'confirmed' });
    expect(chosen).toEqual([]);
  });

  it('has failed where nobody can say what became of it', async () => {
    const service = serviceWith(pending(1), [['lost after it took effect']]);
    service.loses(isReading);
    const { ledger, chosen } = await play(pending(1), service, [accept]);

    expect(ledger?.map(([id, outcome]) => [id, outcome])).toEqual([[1, 'failed']]);
    expect(chosen).toEqual([1]);
  });
});

it('holds back by Stop what is not on its way; the rest is still chosen and can be sent later', async () => {
  const service = serviceWith(pending(8));
  const events = [accept, atOnce(stopChosen(appointmentKeys.many))];
  const { ledger, chosen } = await play(pending(8), service, events);
  const unsent = ledger?.filter(([, outcome]) => outcome === 'unsent').map(([id]) => id);

  expect(unsent?.length).toBeGreaterThan(0);
  expect(changesSentTo(service)).toHaveLength(8 - (unsent?.length ?? 0));
  expect(chosen).toEqual(unsent);

  const again = serviceWith(pending(8));
  const goOn = continueChosen({ kind: 'appointments/changeMany', key: appointmentKeys.many });
  const { shown } = await play(pending(8), again, [...events, goOn]);
  expect(changesSentTo(again)).toHaveLength(8);
  expect(shown).toEqual(statusesOf(again));
});

it('is not disturbed by a Retry that comes while it is under way', async () => {
  const service = serviceWith(pending(8));
  const { ledger } = await play(pending(8), service, [accept, atOnce(retry)]);

  expect(changesSentTo(service)).toHaveLength(8);
  expect(new Set(ledger?.map(([, outcome]) => outcome))).toEqual(new Set(['added']));
});

it('says what another desk had made of an appointment, and undoes to that', async () => {
  const service = serviceWith(['pending', 'cancelled']);
  const { ledger, notices } = await play(pending(2), service, [accept]);

  expect(ledger).toEqual([
    [1, 'added', ''],
    [2, 'added', 'Confirmed; another desk had made it Cancelled'],
  ]);
  expect(notices).toMatchObject([
    {
      kind: 'success',
      said: '2 appointments updated.',
      offer: {
        event: bulkUndoChosen([
          { id: 1, from: 'pending', to: 'confirmed' },
          { id: 2, from: 'cancelled', to: 'confirmed' },
        ]),
      },
    },
  ]);
});

it('waits where the service has no room for all of them, and so does the undo: none has failed', async () => {
  const service = serviceWith(pending(8), [['429'], [], ['429', '429'], [], ['429']]);
  const { ledger, notices } = await play(pending(8), service, [accept]);

  expect(ledger?.map(([, outcome]) => outcome)).toEqual(Array(8).fill('added'));
  expect(new Set(Object.values(statusesOf(service)))).toEqual(new Set(['confirmed']));
  expect(changesSentTo(service)).toHaveLength(12);
  const undo = notices[0]?.offer?.event;
  const slow = serviceWith(pending(8), [[], ['answered', '429'], [], ['answered', '429', '429']]);
  const { undoLedger } = await play(pending(8), slow, [accept, undo ?? accept]);

  expect(undoLedger?.map(([, outcome]) => outcome)).toEqual(Array(8).fill('added'));
  expect(new Set(Object.values(statusesOf(slow)))).toEqual(new Set(['pending']));
});
