import { lockChosen } from '#client/features/session';
import { LANGUAGE_NAMES, otherLanguage, type LanguageCode } from '#client/lib/languages';
import { say } from '#client/lib/text';
import { placeRevisited, sectionOpened, type Address } from '#client/state/address';
import type { Findable, FoundThing, Offered } from '#client/state/findable';
import { languageChosen } from '#client/state/language';
import { appMessages } from '../messages';
import { knownSection, type SectionId } from '../sectionIds';
import { sections } from '../sections';
import { searchMessages } from './messages';

/** The sections, and once their code is there their other names, and what each of them offers. */
export function sectionOffers(arrived: Readonly<Partial<Record<SectionId, Findable<never>>>>): Offered[] {
  const own = sections.map(({ id, label }): Offered => ({
    id: `place/${id}`,
    kind: 'place',
    label,
    alsoCalled: arrived[id]?.alsoCalled ?? '',
    event: sectionOpened(id),
  }));
  return [...own, ...sections.flatMap(({ id }) => arrived[id]?.offers ?? [])];
}

/** What can be done wherever somebody is. */
export function ownOffers(language: LanguageCode, user: string | null): Offered[] {
  const other = otherLanguage(language);
  const offers: Offered[] = [
    {
      id: 'verb/language',
      kind: 'verb',
      label: say(searchMessages.inLanguage, { language: LANGUAGE_NAMES[other] }),
      alsoCalled: 'language english arabic لغة الإنجليزية العربية تغيير',
      event: languageChosen(other),
      staysHere: true,
    },
  ];
  if (user !== null)
    offers.push({
      id: 'verb/lock',
      kind: 'verb',
      label: appMessages.lockNow,
      alsoCalled: 'lock leave desk قفل مغادرة',
      event: lockChosen(),
      staysHere: true,
    });
  return offers;
}

/** The places among these at which somebody was in this session, and left, the open one left out. */
export function leftPlaces(
  offers: readonly Offered[],
  { section, params, left = {} }: Address & { left?: Readonly<Record<string, Address['params']>> },
): FoundThing[] {
  const open = placeAt(offers, section, params);
  return Object.entries(left)
    .filter(([id]) => id !== knownSection(section))
    .flatMap(([id, parameters]) => placeAt(offers, id, parameters) ?? [])
    .filter((place) => place !== open)
    .reverse();
}

/** The place that an address means: what of it is most exactly the same. */
function placeAt(offers: readonly Offered[], section: string, params: Address['params']): Offered | undefined {
  const named = (place: Address['params']) => Object.entries(place);
  const places = offers.filter(({ kind }) => kind === 'place');
  const [nearest] = places
    .flatMap((offer) => (placeRevisited.match(offer.event) ? [{ offer, place: offer.event.payload.place }] : []))
    .filter(({ place }) => place.section === section)
    .filter(({ place }) => named(place.params).every(([name, value]) => params[name] === value))
    .sort((a, b) => named(b.place.params).length - named(a.place.params).length);
  return (
    nearest?.offer ?? places.find(({ event }) => sectionOpened.match(event) && event.payload === knownSection(section))
  );
}
