import { listAppointments } from '#contract/appointments';
import { listDoctorAvailabilities, listSlotRanges } from '#contract/availabilities';
import { deleteDoctor, readDoctor, updateDoctor, type DoctorPatch } from '#contract/directory';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

describe('a doctor', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const read = (id: unknown) => backend.call(readDoctor, { query: { doctor_id: id } });
  const update = (id: number, body: unknown) => backend.call(updateDoctor, { params: { id }, body });
  const patch: DoctorPatch = {
    title: '',
    first_name: ' ليلى ',
    last_name: "O'Hara",
    specializations: [3],
    license_number: '',
    license_expiry: null,
    bio: 'Teeth & gums <b>only</b>',
    years_of_experience: 0,
    consultation_duration: 25,
    languages: ['Urdu', 'Arabic', 'Urdu'],
    services: ['Implants'],
  };

  it('is told with everything that belongs to it', async () => {
    const { status, body } = await read(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 1, provider_id: 1, total_availabilities: 27 * 60 });
    expect(body.locations?.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(body.specializations).toEqual([{ id: expect.any(Number) as number, name: expect.any(String) as string }]);
    expect(body.created_days_ago).toBeGreaterThanOrEqual(0);
  });

  it('can be changed, and appointments know the new name', async () => {
    const { status, body } = await update(2, patch);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...patch,
      first_name: 'ليلى',
      specializations: [{ id: 3, name: 'Dentistry' }],
      languages: [{ name: 'Urdu' }, { name: 'Arabic' }],
      services: [{ name: 'Implants' }],
    });
    expect((await read(2)).body).toEqual(body);

    const { body: appointments } = await backend.call(listAppointments);
    const own = appointments.filter(({ doctor_id }) => doctor_id === 2);
    expect(own.length).toBeGreaterThan(0);
    for (const { local_doctor } of own) {
      expect(local_doctor).toMatchObject({ name: "ليلى O'Hara", specialization: 'Dentistry' });
    }
  });

  it('takes lists in the shape in which they are read, and keeps numbers that are left out', async () => {
    const before = (await read(4)).body;
    const { status, body } = await update(4, {
      ...patch,
      years_of_experience: undefined,
      languages: [{ name: 'Urdu' }],
      services: before.services,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      years_of_experience: before.years_of_experience,
      languages: [{ name: 'Urdu' }],
      services: before.services?.map((service) => ({ name: (service as { name: string }).name })),
    });
  });

  it.each([
    [{ title: 'Lord' }, 'title'],
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: undefined }, 'last_name'],
    [{ bio: '' }, 'bio'],
    [{ specializations: [] }, 'specializations'],
    [{ specializations: [1, 2] }, 'specializations'],
    [{ specializations: [999] }, 'specializations'],
    [{ license_expiry: '2026-13-01' }, 'license_expiry'],
    [{ license_expiry: '0000-02-02' }, 'license_expiry'],
    [{ years_of_experience: -1 }, 'years_of_experience'],
    [{ years_of_experience: 2.5 }, 'years_of_experience'],
    [{ consultation_duration: 'long' }, 'consultation_duration'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['', 'Arabic'] }, 'languages'],
    [{ services: 'Consultation' }, 'services'],
  ])('is not changed with %p', async (wrong, field) => {
    const before = (await read(3)).body;
    const { status, body } = await update(3, { ...patch, ...wrong });
    expect({ status, body }).toEqual({ status: 400, body: { [field]: [expect.any(String)] } });
    expect((await read(3)).body).toEqual(before);
  });

  it('must exist', async () => {
    expect((await read(999)).status).toBe(404);
    expect((await read('x')).status).toBe(400);
    expect((await update(999, patch)).status).toBe(404);
    expect((await backend.call(deleteDoctor, { params: { id: 999 } })).status).toBe(404);
  });

  it('takes its opening hours along when deleted, but not its appointments', async () => {
    const before = (await backend.call(listAppointments)).body;
    const [slot] = (await backend.call(listDoctorAvailabilities, { params: { doctorId: 4 } })).body;
    const { status, body } = await backend.call(deleteDoctor, { params: { id: 4 } });
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect((await read(4)).status).toBe(404);

    const slots = await backend.call(listSlotRanges, { query: { doctor_id: 4, date: slot?.date } });
    expect(slots).toMatchObject({ status: 200, body: [] });
    expect(before.some(({ doctor_id }) => doctor_id === 4)).toBe(true);
    expect((await backend.call(listAppointments)).body).toEqual(before);
  });

  it('is nothing to a caller who is not signed in', async () => {
    const token = null;
    const answers = await Promise.all([
      backend.call(readDoctor, { query: { doctor_id: 1 }, token }),
      backend.call(updateDoctor, { params: { id: 1 }, body: patch, token }),
      backend.call(deleteDoctor, { params: { id: 1 }, token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
