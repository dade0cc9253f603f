import { placeRevisited, sectionOpened, type Address } from '#client/state/address';
import type { Findable, FoundThing, Offered } from '#client/state/findable';
import type { AccountLine } from '../account/accountLines';
import { knownSection, type SectionId } from '../sectionIds';
import { sections } from '../sections';

/** Other names of the sections, in both languages: known before their code has come, as their labels are. */
const ALSO_CALLED: Readonly<Record<SectionId, string>> = {
  appointments: 'appointment visits bookings list موعد مواعيد حجز حجوزات زيارة قائمة',
  availabilities: 'availability opening hours slots calendar أوقات العمل ساعات الدوام توفر',
  'manage-providers': 'provider doctor directory clinic profile مقدم مقدمو الخدمة طبيب أطباء دليل عيادة',
  'home-services': 'home care lab nursing catalogue خدمات منزلية مختبر تمريض كتالوج',
  'referral-tracking':
    'referral wallet reward dashboard figures enter one-time password code ' +
    'إحالة إحالات محفظة مكافآت لوحة رمز كلمة مرور لمرة واحدة',
  'set-up':
    'set-up setup gaps licence missing check services conform coverage الإعداد إعدادات ثغرات رخص ناقص فحص الخدمات',
};

/** The sections, and once their code is there what each of them offers. */
export function sectionOffers(arrived: Readonly<Partial<Record<SectionId, Findable<never>>>>): Offered[] {
  const own = sections.map(({ id, label }): Offered => ({
    id: `place/${id}`,
    kind: 'place',
    label,
    alsoCalled: ALSO_CALLED[id],
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
