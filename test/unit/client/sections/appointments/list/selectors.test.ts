import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { addDays } from '#client/lib/dates';
import { periodChosen, searchTyped, statusChosen } from '#client/sections/appointments/list/events';
import { rowMaker, type Referred } from '#client/sections/appointments/list/rows';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { noticeClosed } from '#client/state/notices';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const list = [
  makeAppointment({ id: 'later', date: addDays(TODAY, 3), status: 'pending' }),
  makeAppointment({ id: 'today', local_user: { user_id: 12, name: 'خالد المنصوري' }, user_id: 12 }),
  makeAppointment({ id: 'yesterday', date: addDays(TODAY, -1), status: 'completed' }),
  makeAppointment({ id: 'long ago', date: addDays(TODAY, -40), status: 'cancelled' }),
  makeAppointment({
    id: 'bare',
    date: addDays(TODAY, 4),
    status: null,
    local_user: null,
    local_doctor: null,
    local_location: null,
  }),
  { ...makeAppointment({ id: 'undated' }), date: null as never },
];

function shown(...events: Parameters<typeof stateAfter>[1] & object) {
  const { state } = stateAfter(appointmentsSection.reducers, [...appointmentsInStore(list), ...events]);
  return selectVisible(state, TODAY);
}

describe('the rows of the list', () => {
  it('are the upcoming ones, today included, soonest first', () =>
    expect(shown().map(({ id }) => id)).toEqual(['today', 'later', 'bare']));

  it('are the past ones latest first, when these are chosen, and what has no date', () =>
    expect(shown(periodChosen('past')).map(({ id }) => id)).toEqual(['yesterday', 'long ago', 'undated']));

  it('have the status that was chosen, exactly', () => {
    expect(shown(statusChosen('pending')).map(({ id }) => id)).toEqual(['later', 'bare']);
    expect(shown(periodChosen('past'), statusChosen('canceled'))).toEqual([]);
  });

  it('match every word of the search in any case and script', () => {
    expect(shown(searchTyped('LAYLA marina')).map(({ id }) => id)).toEqual(['later']);
    expect(shown(searchTyped('المنصوري')).map(({ id }) => id)).toEqual(['today']);
    expect(shown(searchTyped('layla nobody'))).toEqual([]);
  });

  it('stand without what the service does not know', () => {
    const bare = shown(searchTyped('')).at(-1);
    const { entities } = appointments.normalize(list);
    const toRow = rowMaker({ patients: entities.patients ?? {}, doctors: {}, locations: {} } as Referred);

    expect(bare && toRow(bare)).toMatchObject({
      patientName: null,
      doctorName: null,
      locationName: null,
      status: 'pending',
    });
  });

  it('stay the same objects where nothing has changed, so that only what changed is drawn again', () => {
    const { reducer, state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(list));
    const before = selectVisible(state, TODAY);
    const elsewhere = reducer(state, noticeClosed('none'));
    const changed = reducer(state, entitiesMerged({ appointments: { later: { status: 'confirmed' } } }));

    expect(selectVisible(elsewhere as never, TODAY)).toBe(before);
    expect(selectVisible(changed as never, TODAY).map((row, index) => row === before[index])).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are the same list where what else is stored has changed', () => {
    const { reducer, state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(list));
    const before = selectVisible(state, TODAY);
    const { entities } = appointments.normalize([makeAppointment({ id: 'not listed' })]);

    expect(selectVisible(reducer(state, entitiesMerged(entities)) as never, TODAY)).toBe(before);
  });
});

describe('patients without an id', () => {
  it.each([undefined, null, '', 0])('keep a name each: %p', (user_id) => {
    const nobody = user_id as never;
    const of = (id: string, name: string) =>
      makeAppointment({ id, user_id: nobody, local_user: { user_id: nobody, name } });
    const { state } = stateAfter(
      appointmentsSection.reducers,
      appointmentsInStore([of('a', 'Layla Haddad'), of('b', 'Khalid Al Zaabi')]),
    );

    const toRow = rowMaker(selectReferred(state, TODAY));
    expect(selectVisible(state, TODAY).map((one) => toRow(one).patientName)).toEqual([
      'Layla Haddad',
      'Khalid Al Zaabi',
    ]);
  });
});
