import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { changeAppointmentStatus, listAppointments } from '#contract/appointments';
import type * as route from '#server/http/route';

declare const app: FastifyInstance;
declare const bind: typeof route.bind;
declare const bindStream: typeof route.bindStream;

const body = z.object({ status: z.string() });

/** The compiler is what is tested here: each line below would be an error of its own if it compiled. */
describe('binding a call to its contract', () => {
  it.each([
    () => {
      // @ts-expect-error -- the contract replies an appointment
      bind(app, changeAppointmentStatus, { body }, () => Promise.resolve({ done: true }));
    },
    () => {
      // @ts-expect-error -- the contract has a body, so it must be read
      bind(app, changeAppointmentStatus, {}, () => Promise.reject(new Error()));
    },
    () => {
      // @ts-expect-error -- the contract's status is text
      bind(app, changeAppointmentStatus, { body: z.object({ status: z.number() }) }, () => Promise.reject(new Error()));
    },
    () => {
      // @ts-expect-error -- the contract's path has an id, and nothing else
      bind(app, changeAppointmentStatus, { body }, ({ params }) => Promise.reject(new Error(String(params.doctorId))));
    },
    () => {
      // @ts-expect-error -- the contract replies appointments
      bindStream(app, listAppointments, {}, async function* () {
        yield await Promise.resolve(['an appointment']);
      });
    },
  ])('does not compile when it is wrong (%#)', (wrong) => expect(wrong).toThrow(ReferenceError));
});
