import { changedAt, newestIn } from '#client/lib/changedSince';
import { isObject } from '#client/lib/records';
import { say } from '#client/lib/text';
import { listAppointments } from '#contract/appointments';
import { listDoctorAvailabilities, listSlotRanges } from '#contract/availabilities';
import type { Id } from '#contract/common';
import * as directory from '#contract/directory';
import type { Endpoint } from '#contract/endpoint';
import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import * as providers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import { CATEGORY, CHANGES_QUERY, DIRECTORY_SEARCH_LIMIT as limit } from '#contract/rules';
import { adviseOnList, adviseOnNames, adviseOnPictures, adviseOnTranslations } from './advice';
import { THROTTLING, type Caller } from './caller';
import { conformMessages as messages } from './messages';
import { checkReading } from './origins';
import { recordsIn } from './shapes';

type Fields = Record<string, unknown>;

/** So many locations are looked at for doctors of other providers. */
const LOCATIONS = 3;

/** Searched for, it finds nearly everybody. */
const ANY_LETTER = 'a';

/** Reads what the appointment service has. */
export async function readAppointmentService(caller: Caller): Promise<void> {
  const heard = await caller.ask(listAppointments);
  if (!heard) return;
  adviseOnList(caller, listAppointments, heard);
  adviseOnPictures(caller, listAppointments, heard.body);
  await checkReading(caller, listAppointments, heard);
  await readChanges(caller, recordsIn(heard.body) ?? []);
}

/** Asks what has changed as late as the last change, by the query that the page uses, or by the usual one. */
async function readChanges(caller: Caller, list: readonly unknown[]): Promise<void> {
  const { changesQuery } = caller.place;
  const newest = newestIn(list);
  if (newest === null) return;
  const name = changesQuery ?? CHANGES_QUERY;
  const heard = await caller.hear(listAppointments, { query: { [name]: newest } });
  const told = heard?.status === 200 ? recordsIn(heard.body) : null;
  const isTold = told?.every((one) => changedAt(one) >= newest) ?? false;
  const [key, file] = ['changesQuery', 'config.json'];
  if (changesQuery && !isTold) caller.advise(listAppointments, say(messages.changesUntold, { name }));
  else if (changesQuery) caller.advise(listAppointments, say(messages.changesUnseen, { call: 'QuerySet.update()' }));
  else if (told && isTold && told.length < list.length)
    caller.advise(listAppointments, say(messages.changesTold, { name, key, file }));
}

/** Reads what the directory and its opening hours have, with the ids that each answer brings. */
export async function readDirectory(caller: Caller, today: string, email: string | null): Promise<void> {
  const found = (await caller.ask(directory.searchDirectory, { query: { search: ANY_LETTER } }))?.body;
  for (const type of ['doctors', 'providers'])
    await caller.ask(directory.searchDirectory, { query: { search: ANY_LETTER, type } });
  const searched = (await caller.ask(directory.searchDoctors, { query: { search: ANY_LETTER, limit } }))?.body;
  const doctors = [...listOf(searched, 'doctors'), ...listOf(found, 'doctors')];
  adviseOnNames(caller, directory.searchDoctors, doctors);
  adviseOnPictures(caller, directory.searchDoctors, searched);
  const offered = (await caller.ask(directory.searchProviders, { query: { search: ANY_LETTER, limit } }))?.body;
  await caller.askList(directory.listSpecialties);
  await readDoctor(caller, doctors[0], today);
  await readProvider(caller, [...listOf(offered, 'providers'), ...listOf(found, 'providers')], email);
  const places = listOf(found, 'locations').concat(
    doctors.flatMap(({ locations }) => recordsIn(locations) ?? []).filter(isObject),
  );
  await readLocations(caller, places);
}

function listOf(answer: unknown, kind: string): Fields[] {
  return (recordsIn(isObject(answer) ? answer[kind] : null) ?? []).filter(isObject);
}

async function readDoctor(caller: Caller, doctor: Fields | undefined, today: string): Promise<void> {
  const id = idOf(doctor);
  if (id === null) {
    leave(caller, [directory.readDoctor, listDoctorAvailabilities, listSlotRanges]);
    return;
  }
  const details = await caller.ask(directory.readDoctor, { query: { doctor_id: id } });
  if (details) adviseOnNames(caller, directory.readDoctor, [details.body].filter(isObject));
  const hours = await caller.askList(listDoctorAvailabilities, { params: { doctorId: id } });
  const { location_id: location, date } = hours.find((one) => one.date !== undefined) ?? {};
  if (location !== undefined && location !== null)
    await caller.askList(listDoctorAvailabilities, { params: { doctorId: id }, query: { location_id: location } });
  await caller.askList(listSlotRanges, { query: { date: typeof date === 'string' ? date : today, doctor_id: id } });
}

async function readProvider(caller: Caller, found: readonly Fields[], email: string | null): Promise<void> {
  const id = idOf(found[0]);
  if (id === null) leave(caller, [directory.readProvider]);
  const details = id === null ? null : await caller.ask(directory.readProvider, { query: { provider_id: id } });
  const users = [details?.body, ...found].filter(isObject).map(userOf);
  const user = users.find((one) => one !== null) ?? null;
  if (user === null) leave(caller, [directory.readProviderEmail]);
  const query = { provider_user_id: user };
  const told = user === null ? null : (await caller.ask(directory.readProviderEmail, { query }))?.body;
  const address = isObject(told) && typeof told.email === 'string' ? told.email : email;
  if (address === null) leave(caller, [directory.findProvidersByEmail]);
  else await caller.askList(directory.findProvidersByEmail, { query: { provider_user__email: address } });
}

const userOf = ({ provider_user_id: id, provider_user: user }: Fields) =>
  idOf({ id }) ?? (isObject(user) ? idOf(user) : null);

async function readLocations(caller: Caller, places: readonly Fields[]): Promise<void> {
  const ids = [...new Set(places.map(idOf).filter((id) => id !== null))].slice(0, LOCATIONS);
  if (ids.length === 0) leave(caller, [directory.listLocationDoctors]);
  for (const id of ids) {
    const doctors = await caller.askList(directory.listLocationDoctors, { params: { id } });
    adviseOnNames(caller, directory.listLocationDoctors, doctors);
    const employers = new Set(doctors.map((one) => idOf({ id: one.provider_id ?? one.provider })).filter(Boolean));
    if (employers.size > 1) caller.advise(directory.listLocationDoctors, messages.guestDoctors);
  }
}

/** Reads what Home Services has. */
export async function readHomeServices(caller: Caller): Promise<void> {
  await caller.askList(lists.listCategories, { query: { locale: 'ar' } });
  const subcategories = await caller.askList(catalogue.listSubcategories);
  await caller.askList(catalogue.listSubcategories, { query: { parent_category: CATEGORY.lab } });
  const [labs, packages] = [await caller.askList(lists.listLabServices), await caller.askList(lists.listLabPackages)];
  const offering = await caller.askList(lists.listHomeProviders);
  adviseOnPictures(caller, lists.listHomeProviders, offering);
  adviseOnPictures(caller, catalogue.listSubcategories, subcategories);
  adviseOnTranslations(caller, catalogue.listSubcategories, subcategories);
  adviseOnTranslations(caller, lists.listLabServices, labs);
  adviseOnTranslations(caller, lists.listLabPackages, packages);
  await caller.askList(staff.listLanguages);
  const provider = idOf(offering[0]);
  const ofOne = [
    providers.listHomeProviderTranslations,
    providers.listServiceLinks,
    providers.listPackageLinks,
    providers.listNursingLinks,
    staff.listHomeDoctors,
    staff.listTherapists,
  ];
  if (provider === null) {
    leave(caller, [...ofOne, staff.listHomeSchedule]);
    return;
  }
  for (const endpoint of ofOne) await caller.askList(endpoint, { query: { provider } });
  await caller.askList(staff.listHomeSchedule, { query: { availability_type: 'provider', provider } });
}

/** Makes five calls at the same time, as a plan of many dates does. */
export async function readFiveAtOnce(caller: Caller): Promise<void> {
  const endpoint = directory.listSpecialties;
  const address = caller.addressOf(endpoint);
  const headers = { accept: 'application/json', authorization: `Bearer ${caller.token ?? ''}` };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      caller.means.fetch(address, { headers: { ...headers, ...caller.origin('provider') } }).then(
        ({ status }) => status < 400,
        () => false,
      ),
    ),
  );
  const count = answers.filter((isGood) => !isGood).length;
  if (count > 0) caller.report.say('provider', THROTTLING, 'advice', say(messages.notFiveAtOnce, { count }));
}

function leave(caller: Caller, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) caller.leave(endpoint, messages.noRecord);
}

/** The key of a record. */
export function idOf(record: Fields | undefined): Id | null {
  return typeof record?.id === 'string' || typeof record?.id === 'number' ? record.id : null;
}
