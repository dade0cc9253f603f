import type { Reducer } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import { call, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import {
  addForDoctor,
  readSlotsOfAll,
  standingOfHours,
} from '#client/features/doctor-availability/add/sagas/addAvailabilities';
import { readSlots } from '#client/features/doctor-availability/hours/sagas/loads';
import type { HoursOfDoctor } from '#client/features/doctor-availability/hours/toAdd';
import { deletingAllSlots, deletingSlot } from '#client/features/doctor-availability/remove/sagas/deleteAvailabilities';
import {
  deleteOne,
  standingOfDeletion,
  type HoursToDelete,
} from '#client/features/doctor-availability/remove/sagas/deleteOne';
import { UnreadableAnswer } from '#client/lib/errors';
import { statusChange } from '#client/sections/appointments/status/sagas/setStatus';
import type { KindRemoval } from '#client/sections/home-services/shared/kind/defineKind';
import { removalOfRow } from '#client/sections/home-services/shared/kind/sagas/removeRow';
import { creatingOne } from '#client/sections/manage-providers/add/sagas/createProvider';
import { deletingOne } from '#client/sections/manage-providers/people/sagas/deleteFromDirectory';
import { settle, type Outcome } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id } from '#contract/common';
import { makeAppointment, makeAvailability, makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { runs } from '#test/support/runs';
import { serve } from '#test/support/sagas/service';
import { stateAfter } from '#test/support/sagas/stateWith';

/** What becomes of a call: it, its effect and its answer can each get lost, or a proxy answers in its place. */
const FATES = ['answered', 'refused', 'signedOut', 'failed', 'lostOnTheWay', 'answerLost', 'foreign'] as const;
type Fate = (typeof FATES)[number];

/** A service that holds one thing; it meets each call with the next fate. */
class Service {
  effects = 0;
  met: Fate[] = [];

  constructor(private readonly fates: Fate[]) {}

  write = (reply: () => unknown) =>
    this.meet(() => {
      this.effects += 1;
      return reply();
    });

  read = (reply: () => unknown) => this.meet(reply);

  private meet(effect: () => unknown): unknown {
    const fate = this.fates.shift() ?? 'answered';
    this.met.push(fate);
    if (fate === 'refused') throw refusal();
    if (fate === 'signedOut') throw refusal(401);
    if (fate === 'failed') throw refusal(500);
    if (fate === 'lostOnTheWay') throw connectionLost();
    const answer = effect();
    if (fate === 'answerLost') throw connectionLost();
    if (fate === 'foreign') throw new UnreadableAnswer('foreign', 'A page');
    return answer;
  }
}

type Said = Outcome<unknown>['is'];

/** The word for what has become of a write. */
function* told<Args extends unknown[], Result>(write: Write<Args, Result>, args: Args): SagaGenerator<Said> {
  const { is } = yield* settle(write, false, ...args);
  return is;
}

interface Case {
  name: string;
  play: (provide: StaticProvider[]) => Promise<Said>;
  on: (service: Service) => StaticProvider[];
}

/** A case plays a write with its arguments on a service that does or undoes one thing. */
function caseOf<Args extends unknown[], Result>(
  name: string,
  write: Write<Args, Result>,
  args: Args,
  on: Case['on'],
): Case {
  return {
    name,
    on,
    play: async (provide) => {
      const { reducer, state } = stateAfter({}, []);
      const result = await expectSaga(told<Args, Result>, write, args)
        .withReducer(reducer as Reducer, state)
        .provide(provide)
        .run();
      return result.returnValue as Said;
    },
  };
}

/** Hours of a doctor, which a plan of one date adds and looks for. */
const hoursOfDoctor: Write<[HoursOfDoctor], unknown> = {
  send: addForDoctor,
  *find(payload) {
    yield* call(readSlotsOfAll, [payload], true);
    const { is } = yield* call(standingOfHours, payload);
    return is === 'done' ? is : null;
  },
};

/** A slot of a span that is deleted, and looked for. */
const freeHours: Write<[HoursToDelete], unknown> = {
  send: deleteOne,
  *find(payload) {
    yield* call(readSlots, payload.doctor);
    const { is } = yield* call(standingOfDeletion, payload, true);
    return is === 'done' ? is : null;
  },
};

const doctor = { doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const slot = makeAvailability({ id: 5 });
const draft = {
  date: '2026-12-06',
  location_id: 31,
  available_from: '09:00:00',
  available_to: '12:00:00',
};
const appointment = makeAppointment({ id: 7, status: 'pending' });
const provider = makeProvider({ id: 41, name: 'New Clinic' });

const removal = {
  remove: async (_id: Id) => Promise.resolve(),
  isGone: async (_id: Id) => Promise.resolve(false),
} as unknown as Required<Pick<KindRemoval, 'remove' | 'isGone'>> & KindRemoval;

const CASES: Case[] = [
  caseOf('a change of a status', statusChange, [{ id: 7, from: 'pending', to: 'confirmed' }], (service) => [
    serve(appointmentsApi.setStatus, () => service.write(() => appointment)),
    serve(appointmentsApi.listAppointments, () =>
      service.read(() => [{ ...appointment, status: service.effects > 0 ? 'confirmed' : 'pending' }]),
    ),
  ]),
  caseOf(
    'a new provider',
    creatingOne,
    [{ name: 'New Clinic', provider_user: { email: 'new@clinic.example' } } as never],
    (service) => [
      serve(directoryApi.createProvider, () => service.write(() => provider)),
      serve(directoryApi.findProvidersByEmail, () => service.read(() => (service.effects > 0 ? [provider] : []))),
    ],
  ),
  caseOf('a deletion of a provider', deletingOne, [{ kind: 'provider', id: 41 }], (service) => [
    serve(directoryApi.deleteProvider, () => service.write(() => undefined)),
    serve(directoryApi.readProvider, () =>
      service.read(() => {
        if (service.effects > 0) throw refusal(404);
        return provider;
      }),
    ),
  ]),
  caseOf(
    'hours of a doctor',
    hoursOfDoctor,
    [{ kind: 'doctor', doctor: { id: 21, name: 'Omar Nasser' }, draft }],
    (service) => [
      serve(availabilitiesApi.addAvailability, () => service.write(() => makeAvailability({ ...draft, id: 9 }))),
      serve(availabilitiesApi.listDoctorAvailabilities, () =>
        service.read(() => (service.effects > 0 ? [slot, makeAvailability({ ...draft, id: 9 })] : [slot])),
      ),
    ],
  ),
  caseOf('a deletion of a slot', deletingSlot, [slot], (service) => [
    serve(availabilitiesApi.deleteAvailability, () => service.write(() => undefined)),
    serve(availabilitiesApi.listDoctorAvailabilities, () => service.read(() => (service.effects > 0 ? [] : [slot]))),
  ]),
  caseOf('a deletion of free hours', freeHours, [{ doctor, slot }], (service) => [
    serve(availabilitiesApi.deleteAvailability, () => service.write(() => undefined)),
    serve(availabilitiesApi.listDoctorAvailabilities, () => service.read(() => (service.effects > 0 ? [] : [slot]))),
  ]),
  caseOf('a deletion of all slots', deletingAllSlots, [21], (service) => [
    serve(availabilitiesApi.deleteAllAvailabilities, () => service.write(() => undefined)),
    serve(availabilitiesApi.listDoctorAvailabilities, () => service.read(() => (service.effects > 0 ? [] : [slot]))),
  ]),
  caseOf('a removal of a row', removalOfRow, [{ name: 'rows', entity: { kind: 'rows' } }, removal, 7], (service) => [
    serve(removal.remove, () => service.write(() => undefined)),
    serve(removal.isGone, () => service.read(() => service.effects > 0)),
  ]),
];

describe.each(CASES)('$name', ({ play, on }) => {
  it('takes effect once at most, and what is said of it is true', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...FATES), { maxLength: 3 }), async (fates) => {
        const service = new Service([...fates]);
        const said = await play(on(service));
        const [, ...looks] = service.met;

        expect(service.effects).toBeLessThanOrEqual(1);
        if (said === 'accepted') expect(service.effects).toBe(1);
        if (said === 'refused' || said === 'lost') expect(service.effects).toBe(0);
        if (said === 'unknown') expect(looks).not.toContain('answered');
      }),
      runs(60),
    );
  });
});
