import dayjs from 'dayjs';

import {
  addAvailability,
  addProviderAvailabilities,
  deleteAllAvailabilities,
  deleteAvailability,
  listDoctorAvailabilities,
} from '#contract/availabilities';
import { searchDoctors } from '#contract/directory';
import type { Endpoint } from '#contract/endpoint';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

/** Long after the seeded hours, so that nothing is in the way. */
const date = dayjs().add(100, 'day').format('YYYY-MM-DD');
const otherDate = dayjs().add(101, 'day').format('YYYY-MM-DD');

describe('opening hours', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const hours = { location_id: 1, date, available_from: '09:00:00', available_to: '10:00:00' };
  const add = (doctorId: number, body: unknown) => backend.call(addAvailability, { params: { doctorId }, body });
  const list = (doctorId: number, query = {}) =>
    backend.call(listDoctorAvailabilities, { params: { doctorId }, query });
  const on = async (doctorId: number, day: string) => (await list(doctorId)).body.filter((slot) => slot.date === day);

  it('are listed in the order of their time, of one place or of all', async () => {
    const { status, body } = await list(1);
    expect(status).toBe(200);
    expect(body).toHaveLength(27 * 60);
    const moments = body.map((slot) => `${slot.date} ${slot.available_from}`);
    expect(moments).toEqual([...moments].sort());
    const { body: atPlace } = await list(1, { location_id: 2 });
    expect(atPlace).toEqual(body.filter(({ location_id }) => location_id === 2));
    expect(atPlace.length).toBeGreaterThan(0);
    expect((await list(1, { location_id: 'x' })).status).toBe(400);
    expect((await list(999)).status).toBe(404);
  });

  it('are added, and may touch each other', async () => {
    const { status, body } = await add(1, hours);
    expect({ status, body }).toEqual({
      status: 201,
      body: { ...hours, id: expect.any(Number) as number, doctor_id: 1, status: 'available' },
    });
    expect((await add(1, { ...hours, available_from: '10:00', available_to: '11:00' })).status).toBe(201);
    expect((await on(1, date)).map((slot) => slot.available_from)).toEqual(['09:00:00', '10:00:00']);
  });

  it('are skipped when they are there already and that is wanted, and refused otherwise', async () => {
    const again = await add(1, { ...hours, skip_existing: true });
    expect(again).toMatchObject({ status: 200, body: { skipped: true, detail: expect.any(String) as string } });
    expect(await add(1, { ...hours, skip_existing: false })).toMatchObject({
      status: 400,
      body: { detail: 'These hours are there already: 09:00 - 10:00.' },
    });
    expect(await on(1, date)).toHaveLength(2);
  });

  it.each([
    { available_from: '09:30:00', available_to: '09:40:00' },
    { available_from: '08:00:00', available_to: '09:01:00' },
    { available_from: '08:00:00', available_to: '12:00:00' },
    { location_id: 2 },
  ])('are refused where they overlap others, wherever those are: %p', async (change) => {
    const { status, body } = await add(1, { ...hours, ...change, skip_existing: true });
    expect({ status, body }).toEqual({ status: 400, body: { detail: 'Overlaps 09:00 - 10:00.' } });
  });

  it.each(['24:00', '24:00:00', '00:00', '00:00:00', '23:59:59'])(
    'last until the end of the day where they end at %s',
    async (available_to) => {
      const day = dayjs(otherDate).add(1, 'day').format('YYYY-MM-DD');
      const late = { ...hours, date: day, available_from: '20:00', available_to };
      const { status, body } = await add(1, late);
      expect({ status, body }).toMatchObject({ status: 201, body: { available_to: '23:59:59' } });
      expect(await add(1, { ...late, available_to: '23:59:59' })).toMatchObject({
        status: 400,
        body: { detail: 'These hours are there already: 20:00 - 24:00.' },
      });
      const overlaps = await add(1, { ...late, available_from: '23:40', available_to: '23:59' });
      expect(overlaps).toMatchObject({ status: 400, body: { detail: 'Overlaps 20:00 - 24:00.' } });
      await backend.call(deleteAvailability, { params: { id: String((await on(1, day))[0]?.id) } });
    },
  );

  it('end at 23:59 where that is said', async () => {
    const day = dayjs(otherDate).add(2, 'day').format('YYYY-MM-DD');
    const { body } = await add(1, { ...hours, date: day, available_to: '23:59' });
    expect(body).toMatchObject({ available_to: '23:59:00' });
  });

  it('are added once when the same call comes twice at once', async () => {
    const twice = await Promise.all([1, 2, 3].map(() => add(1, { ...hours, date: otherDate })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await on(1, otherDate)).toHaveLength(1);
  });

  it.each([
    [{ location_id: 6 }, 'location_id'],
    [{ location_id: undefined }, 'location_id'],
    [{ date: '2027-02-29' }, 'date'],
    [{ date: dayjs().subtract(2, 'day').format('YYYY-MM-DD') }, 'date'],
    [{ available_from: '9' }, 'available_from'],
    [{ available_from: '10:00' }, 'available_to'],
    [{ available_from: '24:00:00' }, 'available_from'],
    [{ available_to: '24:01:00' }, 'available_to'],
    [{ skip_existing: 'yes' }, 'skip_existing'],
  ])('are refused with %p', async (wrong, field) => {
    const { status, body } = await add(1, { ...hours, date: otherDate, ...wrong });
    expect({ status, body }).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  it('are deleted one by one', async () => {
    const [slot] = await on(1, date);
    const remove = () => backend.call(deleteAvailability, { params: { id: String(slot?.id) } });
    expect(await remove()).toMatchObject({ status: 204, body: undefined });
    expect(await on(1, date)).toHaveLength(1);
    expect((await remove()).status).toBe(404);
  });

  it('are deleted all at once, of that doctor only', async () => {
    const others = (await list(2)).body;
    const clear = (doctorId: number) => backend.call(deleteAllAvailabilities, { params: { doctorId } });
    expect(await clear(1)).toMatchObject({ status: 204, body: undefined });
    expect((await list(1)).body).toEqual([]);
    expect((await list(2)).body).toEqual(others);
    expect((await clear(1)).status).toBe(204);
    expect((await clear(999)).status).toBe(404);
  });

  it('belong to doctors who exist, and need a signed-in caller', async () => {
    expect((await add(999, hours)).status).toBe(404);
    const params = { doctorId: 1, providerId: 1, id: 1 };
    const calls: Endpoint[] = [
      listDoctorAvailabilities,
      addAvailability,
      addProviderAvailabilities,
      deleteAvailability,
      deleteAllAvailabilities,
    ];
    const answers = await Promise.all(calls.map((endpoint) => backend.call(endpoint, { params, token: null })));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
  });

  describe('of a whole provider', () => {
    const draft = { location: 6, date, available_from: '09:00:00', available_to: '10:00:00', skip_existing: true };
    const addForAll = (body: unknown, providerId = 3) =>
      backend.call(addProviderAvailabilities, { params: { providerId }, body });
    let staff: number[];
    beforeAll(async () => {
      const { body } = await backend.call(searchDoctors, { query: { search: '', location_id: 6, limit: 50 } });
      staff = body.doctors.map(({ id }) => Number(id)).sort((one, other) => one - other);
    });

    it('are added for every doctor of the place, and skipped for those who have them', async () => {
      expect(await add(Number(staff[0]), { ...hours, location_id: 6 })).toMatchObject({ status: 201 });
      expect(await addForAll(draft)).toMatchObject({ status: 201, body: { created: staff.length - 1, skipped: 1 } });
      expect(await addForAll(draft)).toMatchObject({ body: { created: 0, skipped: staff.length } });
      for (const doctorId of staff) expect(await on(doctorId, date)).toHaveLength(1);
    });

    it('are added for all or for none, and the reason names the doctor', async () => {
      const last = Number(staff.at(-1));
      const day = otherDate;
      await add(last, { ...hours, location_id: 6, date: day });
      const overlapping = { ...draft, date: day, available_to: '10:30:00' };
      expect(await addForAll(overlapping)).toMatchObject({
        status: 400,
        body: { detail: expect.stringMatching(/^\S.*: Overlaps 09:00 - 10:00\.$/) as string },
      });
      expect(await on(Number(staff[0]), day)).toEqual([]);
      expect((await addForAll({ ...draft, date: day, skip_existing: false })).status).toBe(400);
    });

    it.each([
      [{ location: 1 }, 'location'],
      [{ location: 'all' }, 'location'],
      [{ date: 'tomorrow' }, 'date'],
      [{ available_to: '08:00:00' }, 'available_to'],
    ])('are refused with %p', async (wrong, field) => {
      const { status, body } = await addForAll({ ...draft, ...wrong });
      expect({ status, body }).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
    });

    it('need a provider who exists', async () => {
      expect((await addForAll(draft, 999)).status).toBe(404);
    });
  });
});
