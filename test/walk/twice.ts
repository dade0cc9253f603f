import { listAppointments } from '#contract/appointments';
import { listLabPackages, listLabServices } from '#contract/homeServices/lists';
import type { Backend } from '#test/support/backend/liveBackend';

/** What a service holds twice that it must hold once, each as a text. */
export async function heldTwice({ call }: Backend): Promise<string[]> {
  const [{ body: appointments }, { body: services }, { body: packages }] = await Promise.all([
    call(listAppointments),
    call(listLabServices),
    call(listLabPackages),
  ]);
  const active = appointments.filter(({ status }) => status === 'pending' || status === 'confirmed');
  return [
    ...repeated(active.map((one) => `appointment ${one.user_id} ${one.doctor_id} ${one.date} ${one.start_time}`)),
    ...repeated(services.map(({ code }) => `lab service ${code}`)),
    ...repeated(packages.map(({ code }) => `lab package ${code}`)),
  ];
}

/** Of several texts those that are there more than once. */
const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
];
