import dayjs from 'dayjs';

import { changeAppointmentStatus, createAppointment, listAppointments, type Appointment } from '#contract/appointments';
import { listSlotRanges } from '#contract/availabilities';
import { readDoctor, updateDoctor } from '#contract/directory';
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

  it('are told in these forms, where they are listed and where one is changed', async () => {
    const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    const one = seeded.find(({ local_location, local_doctor }) => local_location?.latitude && local_doctor)!;
    const { body } = await backend.call(changeAppointmentStatus, {
      params: { id: Number(one.id) },
      body: { status: one.status ?? 'pending' },
    });
    const listed = (await backend.call(listAppointments)).body.find(({ id }) => id === one.id)!;

    expect(JSON.stringify({ ...listed, previous_status: one.status })).toBe(JSON.stringify(body));
    expect([one.created_at, listed.updated_at]).toEqual([expect.stringMatching(form), expect.stringMatching(form)]);
    expect([one.local_location?.latitude, one.local_location?.longitude]).toEqual([
      expect.stringMatching(/^\d+\.\d{5}$/),
      expect.stringMatching(/^\d+\.\d{5}$/),
    ]);
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

    it.each(['24:00:00', '00:00', '23:59:59'])('may last until midnight, said as %s', async (end_time) => {
      const { body } = await book(draftLike(known(false), { start_time: '23:40:00', end_time }));
      expect(body).toMatchObject({ start_time: '23:40:00', end_time: '23:59:59' });
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

describe('the tag of the list', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const read = async (tag?: string) => {
    const { status, headers, body } = await backend.call(listAppointments, {
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    });
    return { status, tag: headers.get('etag') ?? '', body: body as Appointment[] | undefined };
  };

  it('is answered 304 and nothing else as long as it is the same', async () => {
    const { tag } = await read();

    expect(await read(tag)).toEqual({ status: 304, tag, body: undefined });
    expect((await read('"another"')).status).toBe(200);
  });

  it.each<[string, (like: Appointment) => Promise<unknown>]>([
    [
      'a status is changed',
      ({ id }) => backend.call(changeAppointmentStatus, { params: { id: Number(id) }, body: { status: 'completed' } }),
    ],
    [
      'one is booked',
      ({ user_id, doctor_id, location_id }) => {
        const time = { date: tomorrow, start_time: '06:00:00', end_time: '06:20:00' };
        return backend.call(createAppointment, { body: { user_id, doctor_id, location_id, ...time } });
      },
    ],
    [
      'a doctor has another name',
      async ({ doctor_id }) => {
        const { body: doctor } = await backend.call(readDoctor, { query: { doctor_id } });
        const specializations = (doctor.specializations ?? []).map(({ id }) => id);
        const body = { ...doctor, specializations, first_name: 'Another' };
        return backend.call(updateDoctor, { params: { id: Number(doctor_id) }, body });
      },
    ],
  ])('is another once %s', async (_, change) => {
    const { tag, body = [] } = await read();
    const like = body.find(
      ({ local_user, location_id, doctor_id }) => local_user && location_id && Number(doctor_id) < 9000,
    );
    await change(like!);

    expect((await read(tag)).status).toBe(200);
  });

  it('is asked for what has changed alone, from a moment on', async () => {
    const [one, two] = (await backend.call(listAppointments)).body;
    const since = new Date().toISOString();
    await backend.call(changeAppointmentStatus, { params: { id: two!.id }, body: { status: 'completed' } });
    const ask = (moment: string) => backend.call(listAppointments, { query: { updated_at__gte: moment } });

    expect((await ask(since)).body.map(({ id }) => id)).toEqual([two!.id]);
    expect((await ask(new Date(Date.now() + 60_000).toISOString())).body).toEqual([]);
    expect((await ask(new Date(0).toISOString())).body.map(({ id }) => id)).toContain(one!.id);
    expect(await ask('yesterday')).toMatchObject({ status: 400, body: { updated_at__gte: [expect.any(String)] } });
  });

  it('comes with names as they were typed, whatever their letters', async () => {
    const { body = [] } = await read();
    const doctor_id = Number(
      body.find(({ local_doctor, doctor_id: key }) => local_doctor && Number(key) < 9000)?.doctor_id,
    );
    const { body: doctor } = await backend.call(readDoctor, { query: { doctor_id } });
    const first_name = 'An "other" \\ <b> ئ 😀';
    const specializations = (doctor.specializations ?? []).map(({ id }) => id);
    const sent = { ...doctor, specializations, first_name };
    expect(await backend.call(updateDoctor, { params: { id: doctor_id }, body: sent })).toMatchObject({ status: 200 });

    const named = (await read()).body?.find((one) => one.doctor_id === doctor_id);
    expect(named?.local_doctor?.name).toContain(first_name);
  });
});

describe('a service that refuses two visits of a doctor at one time', () => {
  let backend: Backend;
  let like: Appointment;
  beforeAll(async () => {
    backend = await startBackend({ env: { MAWID_DOUBLE_BOOKING: 'refuse' } });
    const { body } = await backend.call(listAppointments);
    like = body.find(
      ({ local_user, location_id, doctor_id }) => local_user && location_id && Number(doctor_id) < 9000,
    )!;
  });
  afterAll(() => backend.stop());

  const day = dayjs().add(300, 'day').format('YYYY-MM-DD');
  const book = (start: string, end: string, more: object = {}) => {
    const { user_id, doctor_id, location_id } = like;
    const time = { date: day, start_time: `${start}:00`, end_time: `${end}:00` };
    return backend.call(createAppointment, { body: { user_id, doctor_id, location_id, ...time, ...more } });
  };
  const set = (id: Appointment['id'], status: string) =>
    backend.call(changeAppointmentStatus, { params: { id: Number(id) }, body: { status } });
  const taken = (time: string) => ({
    status: 409,
    body: { detail: `The doctor has another appointment at this time (${time}).` },
  });

  it('takes the first, and those beside it', async () => {
    expect(await book('08:00', '08:20')).toMatchObject({ status: 201 });
    expect(await book('08:20', '08:40')).toMatchObject({ status: 201 });
    expect(await book('07:40', '08:00')).toMatchObject({ status: 201 });
    expect(await book('08:10', '08:30')).toMatchObject(taken('08:00 - 08:20'));
    expect(await book('07:00', '12:00')).toMatchObject({ status: 409 });
  });

  it.each(['rejected', 'canceled', 'cancelled', 'completed'])('has room again for what was %s', async (status) => {
    const { body: first } = await book('13:00', '13:20');
    await set(first.id, status);
    const { body: second, status: code } = await book('13:10', '13:30');
    expect(code).toBe(201);

    for (const back of ['pending', 'confirmed'])
      expect(await set(first.id, back)).toMatchObject(taken('13:10 - 13:30'));
    expect((await set(first.id, 'cancelled')).status).toBe(200);
    expect((await set(second.id, 'confirmed')).status).toBe(200);
    expect((await set(second.id, 'confirmed')).status).toBe(200);
    expect((await set(second.id, 'pending')).status).toBe(200);
    await set(second.id, 'rejected');
    expect(await set(first.id, 'confirmed')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    await set(first.id, 'cancelled');
  });

  it('gives the time to one of many who ask for it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => book('15:00', '15:20')));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('gives it back to one of many who want it back at the same moment', async () => {
    const made: Appointment[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { body } = await book('16:00', '16:20');
      await set(body.id, 'cancelled');
      made.push(body);
    }
    const answers = await Promise.all(made.map(({ id }) => set(id, 'confirmed')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
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
