import dayjs from 'dayjs';

import { changeAppointmentStatus, createAppointment, listAppointments, type Appointment } from '#contract/appointments';
import { listSlotRanges } from '#contract/availabilities';
import { APPOINTMENT_STATUSES } from '#contract/rules';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const today = dayjs().format('YYYY-MM-DD');
const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');
const moment = ({ date, start_time }: Appointment) => `${date} ${start_time}`;

describe('appointments', () => {
  let backend: Backend;
  let seeded: Appointment[];
  beforeAll(async () => {
    backend = await startBackend({ args: ['--appointments', '2500'] });
    seeded = (await backend.call(listAppointments)).body;
  });
  afterAll(() => backend.stop());

  it('are all listed, the next ones first, then the latest past ones', () => {
    expect(new Set(seeded.map(({ id }) => id)).size).toBe(2500);
    const upcoming = seeded.filter(({ date }) => date >= today);
    const past = seeded.filter(({ date }) => date < today);
    expect(upcoming.length).toBeGreaterThan(0);
    expect(seeded).toEqual([...upcoming, ...past]);
    expect(upcoming.map(moment)).toEqual(upcoming.map(moment).sort());
    expect(past.map(moment)).toEqual(past.map(moment).sort().reverse());
  });

  it('have every status, an unknown one and none, and something missing here and there', () => {
    const statuses = new Set(seeded.map(({ status }) => status));
    expect([...statuses]).toEqual(expect.arrayContaining([...APPOINTMENT_STATUSES, 'on_hold', null]));
    for (const part of ['local_doctor', 'local_user', 'local_location'] as const) {
      expect(seeded.filter((appointment) => !appointment[part]).length).toBeGreaterThan(0);
      expect(seeded.filter((appointment) => appointment[part]).length).toBeGreaterThan(2000);
    }
    expect(seeded.some(({ local_location }) => local_location && !local_location.latitude)).toBe(true);
    expect(seeded.some(({ local_doctor }) => local_doctor && !local_doctor.phone_number)).toBe(true);
    expect(seeded.some(({ local_user }) => /[\u0600-\u06ff]/.test(local_user?.name ?? ''))).toBe(true);
  });

  it('have pictures of patients that a page can show', async () => {
    const pictures = new Set(seeded.map(({ local_user }) => local_user?.profile_picture).filter((one) => one));
    expect(pictures.size).toBeGreaterThan(1);
    for (const picture of pictures) {
      const { status, headers } = await fetch(new URL(picture ?? '', backend.url));
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });

  it('need a signed-in caller', async () => {
    const sent = { params: { id: 1 }, body: { status: 'pending' }, token: null };
    expect((await backend.call(listAppointments, { token: null })).status).toBe(401);
    expect((await backend.call(changeAppointmentStatus, sent)).status).toBe(401);
    expect((await backend.call(createAppointment, { body: {}, token: null })).status).toBe(401);
  });

  it.each(APPOINTMENT_STATUSES)('can be set to %s', async (status) => {
    const { status: code, body } = await backend.call(changeAppointmentStatus, { params: { id: 3 }, body: { status } });
    expect(code).toBe(200);
    expect(body).toMatchObject({ id: 3, status });
    const { body: list } = await backend.call(listAppointments);
    expect({ ...list.find(({ id }) => id === 3), previous_status: body.previous_status }).toEqual(body);
  });

  it('say at a change which status they had just before, whatever that was', async () => {
    const { body: before } = await backend.call(listAppointments);
    const ids = ['pending', 'completed', 'on_hold', null].map(
      (status) => before.find((one) => one.status === status)?.id,
    );
    const answers: unknown[] = [];
    for (const id of ids) {
      for (const status of ['confirmed', 'cancelled']) {
        const { body } = await backend.call(changeAppointmentStatus, { params: { id: id ?? 0 }, body: { status } });
        answers.push([body.previous_status, body.status]);
      }
    }

    expect(answers).toEqual(
      ['pending', 'completed', 'on_hold', null].flatMap((status) => [
        [status, 'confirmed'],
        ['confirmed', 'cancelled'],
      ]),
    );
  });

  it('cannot be set to what is no status, nor be changed when they do not exist', async () => {
    const change = (id: number, body: unknown) => backend.call(changeAppointmentStatus, { params: { id }, body });
    expect(await change(3, { status: 'done' })).toMatchObject({
      status: 400,
      body: { status: ['"done" is not a valid choice.'] },
    });
    expect(await change(3, {})).toMatchObject({ status: 400, body: { status: ['This field is required.'] } });
    expect(await change(999_999, { status: 'pending' })).toMatchObject({ status: 404 });
  });

  describe('when booked', () => {
    /** An appointment whose doctor still works at its place. */
    const known = (confirmsItself: boolean) => {
      const found = seeded.find(
        ({ local_doctor, local_location, local_user }) =>
          local_doctor?.auto_confirmation === confirmsItself && local_location && local_user,
      );
      if (!found) throw new Error('The seed has no such appointment');
      return found;
    };
    const draftLike = (appointment: Appointment, more: object = {}) => ({
      user_id: appointment.user_id,
      doctor_id: appointment.doctor_id,
      location_id: appointment.location_id,
      date: tomorrow,
      start_time: '10:00:00',
      end_time: '10:20:00',
      ...more,
    });
    const book = (body: unknown) => backend.call(createAppointment, { body });

    it('are pending, and remember patient, doctor and place', async () => {
      const like = known(false);
      const { status, body } = await book(draftLike(like));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...draftLike(like),
        status: 'pending',
        local_doctor: like.local_doctor,
        local_user: like.local_user,
        local_location: like.local_location,
      });
      const { body: list } = await backend.call(listAppointments);
      expect(list.find(({ id }) => id === body.id)).toEqual(body);
    });

    it('are confirmed where the provider confirms by itself', async () => {
      expect((await book(draftLike(known(true)))).body.status).toBe('confirmed');
    });

    it('may have no place', async () => {
      const { status, body } = await book(draftLike(known(false), { location_id: null }));
      expect(status).toBe(201);
      expect(body).toMatchObject({ location_id: null, local_location: null });
    });

    it.each([
      [{ user_id: 999_999 }, 'user_id'],
      [{ user_id: 'x' }, 'user_id'],
      [{ doctor_id: 999_999 }, 'doctor_id'],
      [{ doctor_id: 9001 }, 'doctor_id'],
      [{ doctor_id: undefined }, 'doctor_id'],
      [{ location_id: 999_999 }, 'location_id'],
      [{ date: '2027-02-30' }, 'date'],
      [{ date: '01/02/2027' }, 'date'],
      [{ date: dayjs().subtract(3, 'day').format('YYYY-MM-DD') }, 'date'],
      [{ start_time: '25:00:00' }, 'start_time'],
      [{ start_time: '10:20:00' }, 'end_time'],
      [{ end_time: null }, 'end_time'],
    ])('are refused with %p', async (wrong, field) => {
      const { status, body } = await book(draftLike(known(false), wrong));
      expect(status).toBe(400);
      expect(body).toEqual({ [field]: [expect.any(String)] });
    });
  });
});

describe('slots to reschedule into', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  it('are the ranges of one doctor on one date in their order, booked ones too', async () => {
    const { status, body } = await backend.call(listSlotRanges, { query: { date: tomorrow, doctor_id: 1 } });
    expect(status).toBe(200);
    expect(body).toHaveLength(27);
    expect(body.every(({ date, doctor_id }) => date === tomorrow && doctor_id === 1)).toBe(true);
    expect(body[0]).toMatchObject({ available_from: '09:00:00', available_to: '09:20:00' });
    expect(body.map(({ available_from }) => available_from)).toEqual(body.map((slot) => slot.available_from).sort());
    expect(new Set(body.map((slot) => slot.status))).toEqual(new Set(['available', 'booked']));
  });

  it('are none for a doctor nobody knows', async () => {
    const { status, body } = await backend.call(listSlotRanges, { query: { date: today, doctor_id: 999_999 } });
    expect({ status, body }).toEqual({ status: 200, body: [] });
  });

  it('need a date, a doctor and a signed-in caller', async () => {
    expect(await backend.call(listSlotRanges, { query: { date: 'soon' } })).toMatchObject({
      status: 400,
      body: { date: [expect.any(String)], doctor_id: ['This field is required.'] },
    });
    expect((await backend.call(listSlotRanges, { query: {}, token: null })).status).toBe(401);
  });
});
