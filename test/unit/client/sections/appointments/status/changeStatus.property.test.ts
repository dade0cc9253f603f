import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { delay, fork, put, select, takeEvery } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import type { selectVisible } from '#client/sections/appointments/view/shownRows';
import { noticeShown, type Notice } from '#client/state/notices';
import { ACTIONS_BY_STATUS, APPOINTMENT_STATUSES, STATUS_AFTER, type AppointmentStatus } from '#contract/rules';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectVisible>[0];

/** What becomes of a call that changes; `overtaken` loses its answer before another desk changes the status again. */
const FATES = ['answered', 'refused', 'signedOut', 'lostOnTheWay', 'answerLost', 'overtaken', 'hangs'] as const;
type Fate = (typeof FATES)[number];

/** What happens next at the desk, or at another one; `nth` chooses among the buttons that the row has. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('pressed' as const), nth: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('offerTaken' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('elsewhere' as const), status: fc.constantFrom(...APPOINTMENT_STATUSES) }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** A service with one appointment, which meets each call with its next fate, and may not be able to tell of it. */
class Service {
  status: AppointmentStatus = 'pending';
  sent = 0;
  last: Fate = 'answered';
  /** Whether the last time that it was asked how it stands failed. */
  isBlind = false;

  constructor(
    private readonly fates: Fate[],
    private readonly looks: boolean[],
  ) {}

  setStatus = (to: AppointmentStatus): unknown => {
    this.sent += 1;
    this.last = this.fates.shift() ?? 'answered';
    if (this.last === 'refused') throw refusal(403);
    if (this.last === 'signedOut') throw refusal(401);
    if (this.last === 'lostOnTheWay') throw connectionLost();
    if (this.last === 'hangs') return new Promise(() => undefined);
    const previous_status = this.status;
    this.status = this.last === 'overtaken' ? 'completed' : to;
    if (this.last !== 'answered') throw connectionLost();
    return { ...makeAppointment({ id: 7, status: to }), previous_status };
  };

  list = () => {
    this.isBlind = !(this.looks.shift() ?? true);
    if (this.isBlind) throw connectionLost();
    return [makeAppointment({ id: 7, status: this.status })];
  };
}

/** The press of one of the buttons that change a status; none where there are none. */
function pressOf(shown: AppointmentStatus, nth: number): UnknownAction | undefined {
  const actions = ACTIONS_BY_STATUS[shown].filter((action) => action !== 'reschedule');
  const action = actions[nth % Math.max(1, actions.length)];
  return action && statusActionChosen({ id: 7, action });
}

/** What a person was told, with what was true then. */
interface Told {
  notice: Omit<Notice, 'id'>;
  event: UnknownAction;
  shown: string | undefined;
}

/** Plays what happens between two loads of the page, and calls back with what each call of the desk came to. */
async function playPage(service: Service, happenings: readonly Happening[], look: (told: Told | undefined) => void) {
  const told: Notice[] = [];
  const selectShown = (state: State) => appointments.selectById(state, 7)?.status;
  function* hear({ payload }: ReturnType<typeof noticeShown>) {
    yield* [];
    told.push(payload);
  }
  function* next(event: UnknownAction) {
    const before = service.sent;
    told.length = 0;
    service.isBlind = false;
    yield put({ ...event });
    yield delay(1000);
    const shown = (yield select(selectShown)) as string | undefined;
    expect(service.sent - before).toBeLessThanOrEqual(1);
    const [notice] = told;
    if (service.sent > before || notice) look(notice && { notice, event, shown });
    return notice;
  }
  await afterFlow<State>({
    *watcher() {
      for (const watcher of Object.values(appointmentsSection.watchers)) yield fork(watcher);
      yield takeEvery(noticeShown, hear);
      let offered: UnknownAction | undefined;
      for (const one of happenings) {
        if (one.is === 'elsewhere') {
          service.status = one.status;
          continue;
        }
        const shown = (yield select(selectShown)) as AppointmentStatus;
        const event = one.is === 'offerTaken' ? offered : pressOf(shown, one.nth);
        if (!event) continue;
        const notice = yield* next(event);
        offered = notice?.offer?.event;
      }
    },
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([makeAppointment({ id: 7, status: service.status })]),
    provide: [
      [
        matchers.call.fn(appointmentsApi.setStatus),
        dynamic(({ args }) => service.setStatus((args as [number, AppointmentStatus])[1])),
      ],
      [matchers.call.fn(appointmentsApi.listAppointments), dynamic(() => service.list())],
    ],
    events: [],
  });
}

/** The status that an event asks for. */
function wantedBy(event: UnknownAction): string {
  if (undoChosen.match(event)) return event.payload.from;
  return statusActionChosen.match(event) ? STATUS_AFTER[event.payload.action] : '';
}

it('one press is one call, and what is said of it is true, through reloads, 401s and other desks', async () => {
  const pages = fc.array(fc.array(happening, { maxLength: 5 }), { minLength: 1, maxLength: 3 });
  const fateLists = fc.array(fc.constantFrom(...FATES), { maxLength: 8 });
  const looks = fc.array(fc.boolean(), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pages, fateLists, looks, async (loads, fates, seen) => {
      const service = new Service([...fates], [...seen]);
      for (const happenings of loads)
        await playPage(service, happenings, (told) => {
          // What hangs is said to be under way by the row itself; everything else ends in a sentence.
          expect(told !== undefined || service.last === 'hangs').toBe(true);
          if (!told) return;
          const isSo = service.status === wantedBy(told.event);
          if (told.notice.kind === 'success') {
            expect(isSo).toBe(true);
            expect(told.shown).toBe(service.status);
          } else {
            // Who is told of a failure is told so of a refusal, of what has not come true, or of what nobody can see.
            expect(!isSo || service.isBlind || ['refused', 'signedOut'].includes(service.last)).toBe(true);
            if (service.last !== 'refused') expect(told.notice.offer).toBeDefined();
          }
        });
    }),
    runs(100),
  );
});
