import { appointments } from '#client/entities/appointments';
import { addDays } from '#client/lib/dates';
import type { Text } from '#client/lib/text';
import { appointmentsFindable } from '#client/sections/appointments/finding/findable';
import { findPatients } from '#client/sections/appointments/finding/patients';
import { rowToggled } from '#client/sections/appointments/list/events';
import { rowsChosen } from '#client/sections/appointments/selection/events';
import { placeRevisited } from '#client/state/address';
import type { FoundThing, Looking } from '#client/state/findable';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const TOMORROW = addDays(TODAY, 1);
const now = new Date(`${TODAY}T12:00:00`);

const visit = (id: number, person: number, name: string, overrides: Partial<Appointment> = {}) =>
  makeAppointment({ id, user_id: person, local_user: { user_id: person, name, profile_picture: null }, ...overrides });

const LIST = [
  visit(1, 1, 'Salma Kazim', { date: addDays(TODAY, 9) }),
  visit(2, 1, 'Salma Kazim', { date: TOMORROW, start_time: '15:00:00', end_time: '15:20:00', status: 'pending' }),
  visit(3, 1, 'Salma Kazim', { date: TODAY, start_time: '13:00:00', end_time: '13:20:00', status: 'cancelled' }),
  visit(4, 1, 'Salma Kazim', { start_time: '09:00:00', end_time: '09:20:00' }),
  visit(5, 2, 'Basil Salman', { date: addDays(TODAY, -30) }),
  visit(6, 2, 'Basil Salman', { date: addDays(TODAY, -3), status: 'completed' }),
  visit(7, 3, 'سلمى القاسمي', { date: TOMORROW }),
];

/** What a section says, the sentences in it with their values. */
function t(text: Text): string {
  if (typeof text === 'string') return text;
  return text.defaultMessage.replace(/\{(\w+)[^}]*\}/g, (_, name: string) => {
    const value = text.values?.[name] ?? '';
    return typeof value === 'number' ? String(value) : t(value);
  });
}

function found(typed: string, events: Parameters<typeof stateAfter>[1] = [], list = LIST): FoundThing[] {
  const { state } = stateAfter(appointmentsSection.reducers, [...appointmentsInStore(list), ...events]);
  const work = appointmentsFindable.found?.(state, { typed, now, t }) as Looking<readonly FoundThing[]>;
  for (;;) {
    const step = work.next();
    if (step.done) return [...step.value];
  }
}

const leadsTo = ({ event }: FoundThing) => (placeRevisited.match(event) ? event.payload.place.params : event);
const patients = (typed: string, list?: typeof LIST) => found(typed, [], list).filter(({ kind }) => kind === 'patient');

describe('patients', () => {
  it('lead to the visit of today, else to the next that stands or the last, and nothing is left that hides it', () => {
    expect(patients('kazim sal').map(leadsTo)).toEqual([{ open: '4' }]);
    expect(patients('kazim sal', LIST.slice(0, 3)).map(leadsTo)).toEqual([{ open: '2' }]);
    expect(patients('basil').map(leadsTo)).toEqual([{ open: '6', period: 'past' }]);
  });

  it('are found as the search box finds them, the beginnings first', () => {
    expect(patients('SALM').map(({ label }) => label)).toEqual(['Salma Kazim', 'Basil Salman']);
    expect(patients('سلمي').map(({ label }) => label)).toEqual(['سلمى القاسمي']);
    expect(patients('zzz')).toEqual([]);
    expect(patients('')).toEqual([]);
  });

  it('are told from namesakes by their visits, and no more than five are shown', () => {
    const namesakes = [4, 2, 7, 3, 6, 5].map((at) => visit(at, at, 'Nada Omran', { date: addDays(TODAY, at) }));
    const lines = patients('nada', namesakes);
    expect(lines.map(leadsTo)).toEqual([2, 3, 4, 5, 6].map((open) => ({ open: String(open) })));
    expect(new Set(lines.map(({ detail }) => t(detail ?? ''))).size).toBe(5);
    const [salma, basil] = patients('salma');
    expect(t(salma?.detail ?? '')).toMatch(/^Today 09:00, next \w+ \d+ \w+ · /);
    expect(t(basil?.detail ?? '')).toMatch(/^\w+ \d+ \w+ \d\d:\d\d · /);
    expect([salma?.picture, basil?.picture]).toEqual([null, null]);
  });

  describe('among a hundred thousand', () => {
    const COUNT = 100_000;
    const reads = { names: 0, visits: 0 };
    const names = ['Amal Rashid', 'Hamad Saif', 'Khalid Amin', 'Bushra Adel'];
    const person = (at: number) => ({
      user_id: at,
      profile_picture: null,
      get name() {
        reads.names += 1;
        return at === 77_777 ? 'Xenia Petrova' : names[at % 4]!;
      },
    });
    const [some] = Object.values(appointments.normalize([visit(1, 1, 'Amal')]).entities.appointments!);
    const booked = (at: number) => ({
      ...some!,
      id: at,
      get local_user() {
        reads.visits += 1;
        return at;
      },
    });
    const table = Object.fromEntries(Array.from({ length: COUNT }, (_, at) => [at, person(at)]));
    const list = Array.from({ length: COUNT }, (_, at) => booked(at));

    /** The most that is looked at without a pause, and in all, until these letters are found. */
    function workFor(typed: string) {
      const matches = jest.spyOn(RegExp.prototype, 'exec');
      const work = findPatients(table, list, typed, now);
      const [most, all] = [
        { names: 0, visits: 0, matches: 0 },
        { names: 0, visits: 0, matches: 0 },
      ];
      for (;;) {
        Object.assign(reads, { names: 0, visits: 0 });
        matches.mockClear();
        const step = work.next();
        const done = { ...reads, matches: matches.mock.calls.length };
        for (const kind of ['names', 'visits', 'matches'] as const) {
          most[kind] = Math.max(most[kind], done[kind]);
          all[kind] += done[kind];
        }
        if (!step.done) continue;
        matches.mockRestore();
        return { most, all, found: step.value };
      }
    }

    it('are made ready in parts before anything is typed, and then no letter takes more than a part', () => {
      const { most, all } = workFor('');
      expect(all).toMatchObject({ names: COUNT, visits: COUNT });
      expect(most.names).toBeLessThanOrEqual(2_000);
      expect(most.visits).toBeLessThanOrEqual(5_000);

      for (const letter of ['a', 'h', 'l', 'x', 'ش']) {
        const looked = workFor(letter);
        expect(looked.all).toMatchObject({ names: 0, visits: 0 });
        expect(looked.most.matches).toBeLessThanOrEqual(2_500);
        expect(looked.all.matches).toBeLessThanOrEqual(2_600);
      }
      expect(workFor('h').found.every(({ id }) => Number(id) % 4 === 1)).toBe(true);
      expect(workFor('petr').found.map(({ id }) => id)).toEqual(['77777']);
    });
  });
});

describe('what can be done', () => {
  const verbs = (typed: string, events: Parameters<typeof stateAfter>[1] = []) =>
    found(typed, events)
      .filter(({ kind }) => kind === 'verb')
      .map(({ label }) => t(label));

  it('with the open appointment follows from its status', () => {
    expect(verbs('accept', [rowToggled('2')])).toEqual(['Accept Salma Kazim']);
    expect(verbs('قبول salma', [rowToggled('2')])).toEqual(['Accept Salma Kazim']);
    expect(verbs('reject', [rowToggled('1')])).toEqual([]);
    expect(verbs('move', [rowToggled('1')])).toEqual(['Reschedule Salma Kazim']);
    expect(verbs('cancel', [rowToggled('5')])).toEqual([]);
  });

  it('with what is selected says with how many', () => {
    const chosen = [rowsChosen(['1', '7', '2'])];
    expect(verbs('cancel', chosen)).toEqual(['Cancel 2']);
    expect(verbs('accept 1', chosen)).toEqual(['Accept 1']);
    expect(verbs('accept', [rowsChosen([])])).toEqual([]);
  });

  it('about a doctor', () => {
    expect(verbs('doctor away')).toEqual(['Doctor away: Dr. Omar Nasser']);
    expect(verbs('omar')).toHaveLength(3);
    expect(found('متأخر عمر')).toEqual([]);
    expect(found('متأخر omar').map(leadsTo)).toEqual([{ late: '21' }]);
    expect(found('away nasser').map(leadsTo)).toEqual([{ away: '21', on: TODAY }]);
  });
});
