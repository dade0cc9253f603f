import { searchDirectory } from '#client/api/directory';
import { doctors, locations, type StoredDoctor } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesOf } from '#client/entities/entityStore';
import { bestMatches, withoutWordsOf } from '#client/lib/bestMatches';
import { dayOf } from '#client/lib/dates';
import { doctorName } from '#client/lib/doctorName';
import { say, shownName } from '#client/lib/text';
import { placeRevisited, type Address } from '#client/state/address';
import type { Findable, FoundThing, Sought } from '#client/state/findable';
import type { Location } from '#contract/directory';
import { folded, searchWords } from '#contract/text/fold';
import { withoutTitles } from '#contract/text/titles';
import { hoursFindingMessages } from './messages';

type Doctor = Omit<StoredDoctor, 'locations'> & { locations?: readonly Location[] | null };

/** The verb by its other names, in both languages. */
const ADD_HOURS = 'plan add opening hours availability for تخطيط إضافة أوقات ساعات دوام';

/** Likewise a place that is closed. */
const CLOSED = 'closed holiday closure shut مغلق إغلاق عطلة إجازة';

const leadTo = (params: Address['params'], section = 'availabilities') =>
  placeRevisited({ key: '', place: { section, params } });

/** Locations with their doctors, and the opening hours of doctors; those of the directory are asked for. */
export const availabilitiesFindable: Findable<EntityRootOf<typeof doctors> & EntityRootOf<typeof locations>> = {
  alsoCalled: 'availability opening hours slots calendar أوقات العمل ساعات الدوام توفر',
  offers: [],
  found(state, question) {
    const table = locations.selectTable(state);
    const loaded = doctors.selectAll(state).map((doctor) => ({
      ...doctor,
      locations: entitiesOf(table, doctor.locations ?? []),
    }));
    return findingsOf(loaded, locations.selectAll(state), question);
  },
  async asked(question, once) {
    const said = folded(CLOSED).split(' ');
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
    (['planHours', 'addHours'] as const).map((verb): FoundThing => ({
      id: `verb/${verb}/${doctor.id}/${location.id}`,
      kind: 'verb',
      label: say(hoursFindingMessages[verb], { doctor: doctorName(doctor) }),
      detail: shownName(location.name),
      event: leadTo({
        location: String(location.id),
        doctor: String(doctor.id),
        ...(verb === 'planHours' && { form: 'plan' }),
      }),
    })),
  );
  const closed = bestMatches(places, typed, {
    nameOf: ({ name }) => name ?? '',
    alsoOf: () => `${CLOSED} clinic عيادة`,
  }).map(({ id, name, city }): FoundThing => ({
    id: `verb/closed/${id}`,
    kind: 'verb',
    label: say(hoursFindingMessages.closed, { location: shownName(name) ?? String(id) }),
    detail: shownName(city),
    event: leadTo({ closed: String(id), on: dayOf(now) }, 'appointments'),
  }));
  return [...found, ...verbs, ...closed];
}
