import { searchDirectory } from '#client/api/directory';
import { doctors, locations, type StoredDoctor } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesOf } from '#client/entities/entityStore';
import { bestMatches, withoutWordsOf } from '#client/lib/bestMatches';
import { dayOf } from '#client/lib/dates';
import { doctorName } from '#client/lib/doctorName';
import { type Message, messagesOf, say, shownName } from '#client/lib/text';
import { type Address, placeRevisited } from '#client/state/address';
import { type Findable, type FoundThing, offeredTool, type Sought } from '#client/state/findable';
import { firstFreeTitle } from '#client/ui/dates/FirstFreeButton';
import type { DateText } from '#contract/common';
import type { Location } from '#contract/directory';
import { folded, searchWords } from '#contract/text/fold';
import { withoutTitles } from '#contract/text/titles';
import { availabilitiesMessages } from '../messages';

/** What can be done about opening hours, as the search through everything says it. */
const hoursFindingMessages = messagesOf('availabilities.finding', {
  planHours: 'Plan hours of {doctor}',
  addHours: 'Add hours for {doctor}',
  closed: 'Closed: {location}',
  addForAll: 'Add Availability for All Doctors: {location}',
});

type Doctor = Omit<StoredDoctor, 'locations'> & { locations?: readonly Location[] | null };

/** The verb by its other names, in both languages. */
const ADD_HOURS = 'plan add opening hours availability for تخطيط إضافة أوقات ساعات دوام';

/** Likewise a place that is closed, and one whose doctors get hours together. */
const CLOSED = 'closed holiday closure shut مغلق إغلاق عطلة إجازة';
const FOR_ALL = 'add opening hours availability for all doctors إضافة أوقات لجميع الأطباء';

const leadTo = (params: Address['params'], section = 'availabilities') =>
  placeRevisited({ key: '', place: { section, params } });

/** What can be done about the hours of a doctor at a place. */
const HOURS_VERBS: readonly { verb: string; label: Message; params: Address['params'] }[] = [
  { verb: 'planHours', label: hoursFindingMessages.planHours, params: { form: 'plan' } },
  { verb: 'addHours', label: hoursFindingMessages.addHours, params: {} },
];

/** What can be done about a place, by its id and the day of today. */
const PLACE_VERBS = [
  {
    verb: 'closed',
    label: hoursFindingMessages.closed,
    alsoCalled: CLOSED,
    leads: (closed: string, on: DateText) => leadTo({ closed, on }, 'appointments'),
  },
  {
    verb: 'addForAll',
    label: hoursFindingMessages.addForAll,
    alsoCalled: FOR_ALL,
    leads: (location: string) => leadTo({ location, form: 'all' }),
  },
];

/** Locations with their doctors, and the opening hours of doctors; those of the directory are asked for. */
export const availabilitiesFindable: Findable<EntityRootOf<typeof doctors> & EntityRootOf<typeof locations>> = {
  offers: [
    offeredTool(
      firstFreeTitle,
      { section: 'availabilities', params: {} },
      { detail: availabilitiesMessages.title, alsoCalled: 'first next free time slot أول أقرب موعد متاح شاغر' },
    ),
  ],
  verbs: [...HOURS_VERBS.map(({ label }) => ({ label, alsoCalled: ADD_HOURS })), ...PLACE_VERBS],
  found(state, question) {
    const table = locations.selectTable(state);
    const loaded = doctors.selectAll(state).map((doctor) => ({
      ...doctor,
      locations: entitiesOf(table, doctor.locations ?? []),
    }));
    return findingsOf(loaded, locations.selectAll(state), question);
  },
  async asked(question, once) {
    const said = folded(`${CLOSED} ${FOR_ALL}`).split(' ');
    const words = searchWords(withoutWordsOf(question.typed, ADD_HOURS));
    // Half of such a word may be the beginning of a name.
    const wanted = withoutTitles(words.filter((word) => !said.includes(word)).join(' '));
    if (wanted === '') return [];
    const found = await once.ofQuestion(`directory/${wanted}`, () => searchDirectory(wanted));
    return findingsOf(found.doctors, found.locations, question);
  },
};

function findingsOf(people: readonly Doctor[], places: readonly Location[], { typed, now, t }: Sought): FoundThing[] {
  if (typed.trim() === '') return [];
  const found = bestMatches(places, typed, { nameOf: ({ name }) => name ?? '' }).map(
    ({ id, name, city }): FoundThing => ({
      id: `location/${id}`,
      kind: 'location',
      label: shownName(name) ?? String(id),
      detail: shownName(city),
      event: leadTo({ location: String(id) }),
    }),
  );
  const hours = people.flatMap((doctor) => (doctor.locations ?? []).map((location) => ({ doctor, location })));
  const verbs = bestMatches(hours, typed, {
    nameOf: ({ doctor }) => t(doctorName(doctor)),
    alsoOf: () => ADD_HOURS,
  }).flatMap(({ doctor, location }) =>
    HOURS_VERBS.map(({ verb, label, params }): FoundThing => ({
      id: `verb/${verb}/${doctor.id}/${location.id}`,
      kind: 'verb',
      label: say(label, { doctor: doctorName(doctor) }),
      detail: shownName(location.name),
      event: leadTo({ location: String(location.id), doctor: String(doctor.id), ...params }),
    })),
  );
  const ofPlaces = PLACE_VERBS.flatMap(({ verb, label, alsoCalled, leads }) =>
    bestMatches(places, typed, {
      nameOf: ({ name }) => name ?? '',
      alsoOf: () => `${alsoCalled} clinic عيادة`,
    }).map(({ id, name, city }): FoundThing => ({
      id: `verb/${verb}/${id}`,
      kind: 'verb',
      label: say(label, { location: shownName(name) ?? String(id) }),
      detail: shownName(city),
      event: leads(String(id), dayOf(now)),
    })),
  );
  return [...found, ...verbs, ...ofPlaces];
}
