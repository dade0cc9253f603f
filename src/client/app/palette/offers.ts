import { placeRevisited, sectionOpened, type Address } from '#client/state/address';
import type { Findable, FoundThing, Offered } from '#client/state/findable';
import type { AccountLine } from '../account/accountLines';
import { knownSection, type SectionId } from '../sectionIds';
import { sections } from '../sections';

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

/** What the lines of the account menu do, wherever somebody is. */
export function accountOffers(lines: readonly AccountLine[]): Offered[] {
  return lines
    .filter(({ id }) => knownSection(id) !== id)
    .map(({ id, label, alsoCalled, act }) => ({
      id: `verb/${id}`,
      kind: 'verb',
      label,
      alsoCalled,
      event: act,
      staysHere: true,
    }));
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
