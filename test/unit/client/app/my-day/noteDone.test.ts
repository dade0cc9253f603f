import { noteDone } from '#client/app/my-day/noteDone';
import { whyNot } from '#client/app/my-day/reasons';
import { dayReducer, selectDone, type DayRoot } from '#client/app/my-day/slice';
import { watchMyDay } from '#client/app/my-day/watchMyDay';
import { createStore } from '#client/app/store';
import { sessionEnded } from '#client/features/session';
import { undoChosen } from '#client/sections/appointments/list/events';
import { roundConcluded } from '#client/state/fanOut/ledgers';
import { formSent, formSettled } from '#client/state/formEvents';
import { changeMade } from '#client/state/myDay';
import { noticeShown } from '#client/state/notices';
import { requestFailed, requestSucceeded } from '#client/state/requests/requests';

type Event = Parameters<ReturnType<typeof createStore>['dispatch']>[0];

/** What the day has of these events, one after another. */
async function dayAfter(...events: Event[]) {
  const store = createStore();
  store.addReducers({ myDay: dayReducer });
  const life = store.runSaga(watchMyDay);
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  for (const event of events) {
    store.dispatch(event);
    for (let turn = 0; turn < 5; turn += 1) await rest();
  }
  const day = selectDone(store.getState() as object as DayRoot);
  life.cancel();
  return day.map(({ text, kind, undo }) => `${text as string} ${kind}${undo ? ' undo' : ''}`);
}

const told = (text: string, more = {}) => noticeShown({ kind: 'success', text, ...more });
const form = (again?: object) =>
  formSent({ key: 'form', form: { title: 'Saving it', place: { section: '', params: {} }, values: null, ...again } });
const undo = undoChosen({ id: 9, from: 'pending', to: 'confirmed' });
const stillSaving = { id: 'x.stillSaving', defaultMessage: 'Still saving' };

describe('the day of the desk', () => {
  it('has what was told, with its undo, in its order', async () =>
    expect(await dayAfter(told('One', { offer: { event: undo } }), told('Two'))).toEqual([
      'One success undo',
      'Two success',
    ]));

  it('has what only an event or a ledger tells, and once what a notice tells too', async () => {
    const conclusion = { kind: 'error', text: 'Two of three', detail: null } as const;
    expect(
      await dayAfter(
        changeMade({ kind: 'success', text: 'Price saved', undo }),
        roundConcluded({ key: 'many', conclusion }),
        noticeShown(conclusion),
      ),
    ).toEqual(['Price saved success undo', 'Two of three error']);
  });

  it('has the undo of what a ledger has done in part, and none of a failure that a notice tells', async () => {
    const conclusion = { kind: 'error', text: 'Six of nine', detail: null, offer: { event: undo } } as const;
    const notice = noticeShown({ kind: 'error', text: 'Not moved', concerns: 'Huda Saleh', offer: { event: undo } });
    expect(await dayAfter(roundConcluded({ key: 'many', conclusion }), notice)).toEqual([
      'Six of nine error undo',
      'Not moved error',
    ]);
  });

  it.each([
    ['what only informs', told('Info', { kind: 'info' })],
    ['a list that could not be read', told('Failed to load', { kind: 'error' })],
    ['what goes on', told('x', { text: stillSaving })],
  ])('leaves out %s', async (_, event) => expect(await dayAfter(event)).toEqual([]));

  it('has failures that are about somebody', async () =>
    expect(await dayAfter(told('Not accepted', { kind: 'error', concerns: 'Huda Saleh' }))).toEqual([
      'Not accepted error',
    ]));

  it('has a form once it is saved', async () => {
    expect(await dayAfter(form())).toEqual([]);
    expect(await dayAfter(form(), requestSucceeded('form'), formSettled('form'))).toEqual(['Saving it success']);
    expect(await dayAfter(form(), told('Saved'), formSettled('form'))).toEqual(['Saved success']);
    expect(
      await dayAfter(
        form(),
        requestFailed({ key: 'form', failure: { text: 'Failed', detail: null, fields: {} } }),
        formSettled('form'),
      ),
    ).toEqual([]);
    expect(await dayAfter(form({ again: { event: undo, label: 'Accept' } }), formSettled('form'))).toEqual([]);
  });

  it('is empty once the session has ended', async () => {
    expect(await dayAfter(told('One'), sessionEnded())).toEqual([]);
    expect(noteDone.name).toBe('noteDone');
  });
});

it.each([
  ['homeServices.deleted', 'myDay.whyDeleted'],
  ['reschedule.done', 'myDay.whyMoved'],
  ['manageProviders.resetDone', 'myDay.whyPassword'],
  ['doctorProfile.updated', 'myDay.whyOther'],
  ['appointments.changes.undone', undefined],
])('of %s it says why it stays', (id, why) => expect(whyNot({ id, defaultMessage: '' })?.id).toBe(why));
