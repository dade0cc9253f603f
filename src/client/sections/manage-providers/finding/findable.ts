import { searchDirectory } from '#client/api/directory';
import { bookedDoctors } from '#client/entities/appointments';
import { doctors, providers, type StoredDoctor, type StoredProvider } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { bestMatches } from '#client/lib/bestMatches';
import { doctorName, titledDoctor } from '#client/lib/doctorName';
import { fullName, messagesOf, namesOf, say, shownName, type Text, textOf } from '#client/lib/text';
import { type Address, placeRevisited } from '#client/state/address';
import type { Findable, FoundThing, Offered, Sought } from '#client/state/findable';
import type { Id } from '#contract/common';
import { withoutTitles } from '#contract/text/titles';
import { directoryMessages } from '../directory/messages';
import { SEARCH_PARAMS } from '../directory/search';

/** What can be done with the directory, as the search through everything says it. */
const directoryFindingMessages = messagesOf('manageProviders.finding', {
  newProvider: 'New provider',
  manageHours: 'Manage Provider Availabilities: {provider}',
});

type FindRoot = EntityRootOf<typeof doctors> & EntityRootOf<typeof providers> & EntityRootOf<typeof bookedDoctors>;

/** A doctor by what is known of him or her, in the directory or by an appointment. */
interface Person {
  id: Id;
  name: string;
  label: Text;
  detail: string;
}

const leadTo = (params: Address['params']) =>
  placeRevisited({ key: '', place: { section: 'manage-providers', params } });

const verb = (form: string, label: Offered['label'], alsoCalled: string): Offered => ({
  id: `verb/manage-providers/${form}`,
  kind: 'verb',
  label,
  detail: directoryMessages.title,
  alsoCalled,
  event: leadTo({ form }),
});

/** What can be done about a provider. */
const MANAGE_HOURS = {
  label: directoryFindingMessages.manageHours,
  alsoCalled: 'manage provider opening hours availabilities إدارة أوقات مقدم الخدمة',
};

/** Doctors and providers, and what is made of them; the directory is asked for those who are not loaded. */
export const directoryFindable: Findable<FindRoot> = {
  offers: [
    verb('add', directoryFindingMessages.newProvider, 'add provider clinic create مقدم خدمة جديد إنشاء عيادة جديدة'),
    verb('reset', directoryMessages.passwordReset, 'password provider account forgot كلمة المرور حساب نسي'),
  ],
  verbs: [MANAGE_HOURS],
  found(state, question) {
    const booked = bookedDoctors.selectAll(state).map((doctor): Person => {
      const name = textOf(doctor.name);
      return { id: doctor.doctor_id, name, label: titledDoctor(name) ?? '', detail: textOf(doctor.specialization) };
    });
    const known = doctors.selectAll(state).map(personOf);
    return findingsOf([...known, ...booked], providers.selectAll(state), question);
  },
  async asked(question, once) {
    const wanted = withoutTitles(question.typed.trim());
    if (wanted === '') return [];
    const found = await once.ofQuestion(`directory/${wanted}`, () => searchDirectory(wanted));
    return findingsOf(found.doctors.map(personOf), found.providers, question);
  },
};

function personOf(doctor: Pick<StoredDoctor, 'id' | 'title' | 'first_name' | 'last_name' | 'specializations'>): Person {
  const [specialty = ''] = namesOf(doctor.specializations);
  return { id: doctor.id, name: fullName(doctor), label: doctorName(doctor), detail: specialty };
}

function findingsOf(
  people: readonly Person[],
  clinics: readonly Pick<StoredProvider, 'id' | 'name' | 'provider_type'>[],
  { typed }: Sought,
): FoundThing[] {
  if (typed.trim() === '') return [];
  return [
    ...bestMatches(people, typed, { nameOf: ({ name }) => name }).map(({ id, name, label, detail }): FoundThing => ({
      id: `doctor/${id}`,
      kind: 'doctor',
      label,
      detail,
      event: leadTo({ [SEARCH_PARAMS.text]: withoutTitles(name), [SEARCH_PARAMS.kind]: 'doctors', open: String(id) }),
    })),
    ...bestMatches(clinics, typed, { nameOf: ({ name }) => name ?? '' }).map(({ id, name }): FoundThing => ({
      id: `provider/${id}`,
      kind: 'provider',
      label: shownName(name) ?? String(id),
      event: leadTo({ details: String(id) }),
    })),
    ...bestMatches(clinics, typed, { nameOf: ({ name }) => name ?? '', alsoOf: () => MANAGE_HOURS.alsoCalled }).map(
      ({ id, name }): FoundThing => ({
        id: `verb/hours/provider/${id}`,
        kind: 'verb',
        label: say(MANAGE_HOURS.label, { provider: shownName(name) ?? String(id) }),
        event: leadTo({ details: String(id), hours: 'provider' }),
      }),
    ),
  ];
}
