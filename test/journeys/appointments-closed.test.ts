import { addDays } from '#client/lib/dates';
import { listAppointments, type Appointment } from '#contract/appointments';
import { listDoctorAvailabilities, type Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { ACTIVE_STATUSES } from '#contract/rules';
import { setUpDesk } from '#test/support/browser/desk';
import { TODAY } from '#test/support/builders/clinic';

const desk = setUpDesk();

const first = addDays(TODAY, 2);
const last = addDays(TODAY, 3);
const isInSpan = ({ date }: { date: string }) => date >= first && date <= last;

async function readActive(): Promise<Appointment[]> {
  const { body } = await desk.backend.call(listAppointments);
  return body.filter(({ status }) => ACTIVE_STATUSES.includes(status ?? 'pending'));
}

/** The place that has most visits in the span, and these. */
async function busiestPlace() {
  const inSpan = (await readActive()).filter(isInSpan);
  const visitsAt = (place: Id | null) => inSpan.filter(({ location_id }) => location_id === place);
  const ids = inSpan.map(({ location_id }) => location_id);
  const place = ids.reduce((most, one) => (visitsAt(one).length > visitsAt(most).length ? one : most), ids[0] ?? null);
  return { place: String(place), visits: visitsAt(place) };
}

/** Who is expected where, with whom and when. */
const places = (visits: readonly Appointment[]) =>
  visits.map((one) => [one.user_id, one.doctor_id, one.location_id, one.date, one.start_time].join(' ')).sort();

/** The hours of doctors in the span at a place. */
async function hoursAt(place: string, doctorIds: readonly Id[]): Promise<string[]> {
  const all: Availability[] = [];
  for (const doctorId of doctorIds)
    all.push(...(await desk.backend.call(listDoctorAvailabilities, { params: { doctorId } })).body);
  return all
    .filter((one) => isInSpan(one) && String(one.location_id) === place)
    .map((one) => [one.doctor_id, one.date, one.available_from, one.available_to, one.status].join(' '))
    .sort();
}

const dialog = () => desk.page.getByRole('dialog', { name: 'Clinic closed' });
const doctors = () => dialog().getByRole('group', { name: 'Doctors' }).getByRole('checkbox');
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });

async function enterSpan(): Promise<void> {
  await field('Start Date').fill(first);
  await field('End Date').fill(last);
}

it('closes a clinic for two days without one of its doctors, and takes it back, by mouse', async () => {
  const { place, visits } = await busiestPlace();
  const [before, stays] = [await readActive(), visits[0]];
  await desk.page.setViewportSize({ width: 1366, height: 768 });
  await desk.signIn(`?section=availabilities&location=${place}`);
  const { page } = desk;
  await page.getByRole('button', { name: 'Closed…' }).click();
  await enterSpan();
  await doctors().first().waitFor();
  const all = await doctors().count();
  const called = desk.doctor(stays?.local_doctor?.name ?? '');
  await doctors().and(page.getByLabel(called)).uncheck();
  const moved = visits.filter(({ doctor_id }) => doctor_id !== stays?.doctor_id);
  const ids = [...new Set(moved.map(({ doctor_id }) => doctor_id))];
  const hours = await hoursAt(place, ids);
  await dialog()
    .getByRole('button', { name: `Move ${moved.length} patients` })
    .waitFor();
  const heads = ids.map((id) => {
    const ofDoctor = moved.filter(({ doctor_id }) => doctor_id === id);
    return `${desk.doctor(ofDoctor[0]?.local_doctor?.name ?? '')} (${ofDoctor.length})`;
  });
  const shown = await dialog().getByRole('rowheader').allTextContents();
  expect(shown.map((head) => head.replace(/[\u2066-\u2069]/g, '')).sort()).toEqual(heads.sort());
  await dialog().getByRole('checkbox', { name: 'Close these hours', checked: true }).waitFor();
  await desk.expectAccessible();

  await dialog()
    .getByRole('button', { name: `Move ${moved.length} patients` })
    .click();
  await desk.answer('Yes, move them');
  await dialog()
    .getByText(/were moved/)
    .waitFor();
  await dialog().getByRole('region', { name: 'Closed hours' }).waitFor();
  await dialog().getByRole('button', { name: 'Undo', exact: true }).waitFor();
  const closed = await readActive();
  expect(closed).toHaveLength(before.length);
  expect(closed.filter((one) => isInSpan(one) && String(one.location_id) === place)).toHaveLength(
    visits.length - moved.length,
  );
  expect(all).toBeGreaterThan(ids.length);
  expect(await hoursAt(place, ids)).toEqual(hours.filter((one) => one.endsWith('booked')));

  await dialog().getByRole('button', { name: 'Undo', exact: true }).click();
  await dialog()
    .getByRole('region', { name: 'Undone' })
    .getByText(/ of the plan undone/)
    .waitFor();
  expect(places(await readActive())).toEqual(places(before));
  expect(await hoursAt(place, ids)).toEqual(hours);
});

it('is found beside a place and by the palette, and goes on after a reload, by keys alone', async () => {
  const { place, visits } = await busiestPlace();
  const { body } = await desk.backend.call(listAppointments);
  const name = body.find(({ location_id }) => String(location_id) === place)?.local_location?.name ?? '';
  const { page } = desk;
  await desk.signIn(`?view=board&location=${place}`);
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: `Options for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Closed…' }).press('Enter');
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('combobox').fill(`holiday ${name}`);
  await palette.getByRole('option', { name: `Closed: ${name}` }).waitFor();
  await page.keyboard.press('Enter');
  await enterSpan();
  await page.keyboard.press('Enter');
  const move = dialog().getByRole('button', { name: `Move ${visits.length} patients` });
  let holds = true;
  await page.route(/appointment-service\/appointments\/$/, (route) =>
    holds && route.request().method() === 'POST' ? new Promise(() => undefined) : route.fallback(),
  );
  await move.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, move them' }).press('Enter');
  await dialog().getByText(`0 of ${visits.length}`).waitFor();
  holds = false;
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await dialog().getByRole('button', { name: 'Continue' }).press('Enter');
  await dialog()
    .getByText(/were moved/)
    .waitFor();

  expect((await readActive()).filter((one) => isInSpan(one) && String(one.location_id) === place)).toEqual([]);
});
