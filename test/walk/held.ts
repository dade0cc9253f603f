import { listAppointments } from '#contract/appointments';
import { listDoctorAvailabilities } from '#contract/availabilities';
import { listSubcategories } from '#contract/homeServices/catalogue';
import { listCategories, listHomeProviders, listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { listNursingLinks, listPackageLinks, listServiceLinks } from '#contract/homeServices/providers';
import { listHomeDoctors, listHomeSchedule, listTherapists } from '#contract/homeServices/staff';
import type { Backend } from '#test/support/backend/liveBackend';

/** What a service holds, by lists: each thing as what must tell it from all others of its list. */
export type Held = Readonly<Record<string, readonly string[]>>;

/** Reads all that a walk may have made, and the texts in it that people wrote. */
export async function readHeld({ call }: Backend): Promise<{ held: Held; texts: ReadonlySet<string> }> {
  const bodyOf = <Reply>(answer: Promise<{ body: Reply }>) => answer.then(({ body }) => body);
  const appointments = await bodyOf(call(listAppointments));
  const providers = await bodyOf(call(listHomeProviders));
  const ofProviders = <Reply>(read: (provider: number) => Promise<{ body: Reply[] }>) =>
    Promise.all(providers.map(({ id }) => bodyOf(read(Number(id))))).then((lists) => lists.flat());
  const doctors = [...new Set(appointments.map((one) => Number(one.doctor_id)))].slice(0, SEVERAL);
  const hours = await Promise.all(
    doctors.map((doctorId) => bodyOf(call(listDoctorAvailabilities, { params: { doctorId } }))),
  );
  const schedule = await ofProviders((provider) =>
    call(listHomeSchedule, { query: { availability_type: 'provider', provider } }),
  );
  const services = await bodyOf(call(listLabServices));
  const packages = await bodyOf(call(listLabPackages));
  const subcategories = await bodyOf(call(listSubcategories));
  const links = {
    service: await ofProviders((provider) => call(listServiceLinks, { query: { provider } })),
    package: await ofProviders((provider) => call(listPackageLinks, { query: { provider } })),
    nursing: await ofProviders((provider) => call(listNursingLinks, { query: { provider } })),
  };
  const staff = [await bodyOf(call(listHomeDoctors)), await bodyOf(call(listTherapists))];
  const isActive = (one: { status?: string | null }) => one.status === 'pending' || one.status === 'confirmed';
  const told = (...values: readonly unknown[]) => values.join(' ');
  return {
    held: {
      'active appointment': appointments
        .filter(isActive)
        .map((one) => told(one.user_id, one.doctor_id, one.date, one.start_time)),
      'opening hours': hours
        .flat()
        .map((one) => told(one.doctor_id, one.location_id, one.date, one.available_from, one.available_to)),
      'hours of a home provider': schedule.map((one) => told(one.provider, one.date, one.start_time, one.end_time)),
      'lab service': services.map(({ code }) => code),
      'lab package': packages.map(({ code }) => code),
      subcategory: subcategories.map(({ code }) => code),
      'service link': links.service.map((one) => told(one.provider, one.service)),
      'package link': links.package.map((one) => told(one.provider, one.package)),
      'nursing link': links.nursing.map((one) => told(one.provider, one.subcategory)),
    },
    texts: new Set(textsIn([await bodyOf(call(listCategories)), subcategories, services, packages, providers, staff])),
  };
}

/** So many doctors of the list are asked for their hours. */
const SEVERAL = 12;

/** All texts in an answer, however deep. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer.trim()];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
}

/** What is held more than once that was not before. */
export function newlyTwice(before: Held, after: Held): string[] {
  return Object.entries(after).flatMap(([list, things]) => {
    const known = new Set(repeated(before[list] ?? []));
    return repeated(things)
      .filter((thing) => !known.has(thing))
      .map((thing) => `${list} ${thing}`);
  });
}

/** Of several texts those that are there more than once. */
function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(texts.filter((text) => seen.size === seen.add(text).size))];
}
