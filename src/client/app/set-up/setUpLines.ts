import { longDate } from '#client/lib/dates';
import { doctorName } from '#client/lib/doctorName';
import { fullName, say, type Message, type Text } from '#client/lib/text';
import type { Address } from '#client/state/address';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id, Translation } from '#contract/common';
import type { DirectorySearchReply, Doctor, Location } from '#contract/directory';
import type { LabPackage } from '#contract/homeServices/catalogue';
import type { HomeProvider } from '#contract/homeServices/providers';
import { cleanText } from '#contract/text/typed';
import { coordinatesGap, hasHoursSoon, hasNoDoctors, hasNoTest, lacksArabic, licenceEndsWithin } from './gaps';
import { setUpMessages } from './messages';
import type { SetUpLine } from './slice';

/** The gaps of the directory: licences, providers without doctors, and coordinates. */
export function directoryLines(
  { doctors, providers, locations }: Pick<DirectorySearchReply, 'doctors' | 'providers' | 'locations'>,
  today: DateText,
): SetUpLine[] {
  const places = new Map<string, { place: Location; owner: Id | null }>();
  for (const { id, location, locations: others } of providers)
    for (const place of [location, ...(others ?? [])]) if (place) places.set(String(place.id), { place, owner: id });
  for (const place of locations)
    if (!places.has(String(place.id)))
      places.set(String(place.id), { place, owner: place.provider_id ?? place.provider ?? null });
  return [
    ...[...doctors].sort(byExpiry).flatMap((doctor) => licenceLine(doctor, today)),
    ...providers
      .filter((provider) => hasNoDoctors(provider, doctors))
      .map(({ id, name }) => lineOf('doctors', id, named(name, id), null, providerPlace(id))),
    ...[...places.values()].flatMap(({ place, owner }) => {
      const toOwner = owner === null ? searchPlace(place) : providerPlace(owner);
      return coordinatesLine(`place/${place.id}`, place, toOwner);
    }),
  ];
}

function byExpiry({ license_expiry: a }: Doctor, { license_expiry: b }: Doctor): number {
  return (a ?? '').localeCompare(b ?? '');
}

function licenceLine(doctor: Doctor, today: DateText): SetUpLine[] {
  const { id, license_expiry: expiry } = doctor;
  const days = licenceEndsWithin(expiry, today);
  if (days === null || !expiry) return [];
  const date = longDate(expiry);
  const detail = days === 0 ? say(setUpMessages.expired, { date }) : say(setUpMessages.ends, { days, date });
  return [
    lineOf('licence', id, doctorName(doctor), detail, doctorPlace(doctor, { open: String(id), form: 'profile' })),
  ];
}

/** The line of a doctor without hours for the next days; it leads to where they are added. */
export function hoursLines(doctor: Doctor, hours: readonly Availability[], today: DateText): SetUpLine[] {
  if (hasHoursSoon(hours, today)) return [];
  return [lineOf('hours', doctor.id, doctorName(doctor), null, doctorPlace(doctor, { hours: String(doctor.id) }))];
}

/** The gaps of home providers: their Arabic where the list has it, and their coordinates. */
export function homeProviderLines(providers: readonly HomeProvider[]): SetUpLine[] {
  return providers.flatMap((provider) => [
    ...coordinatesLine(`home/${provider.id}`, provider, homePlace({ tab: 'providers', open: String(provider.id) })),
    ...(provider.translations ? homeTextLines(provider, provider.translations) : []),
  ]);
}

/** The line of a home provider that has no Arabic name. */
export function homeTextLines(provider: HomeProvider, translations: readonly Translation[]): SetUpLine[] {
  return arabicLines([{ ...provider, translations }], 'providers', setUpMessages.homeProvider);
}

/** The line of a home provider that offers nothing at a price; it leads to where that is linked. */
export function priceLine({ id, name }: HomeProvider): SetUpLine {
  return lineOf('price', id, named(name, id), null, homePlace({ tab: 'linking', provider: String(id) }));
}

/** The gaps of lab packages: their tests, and their Arabic. */
export function packageLines(packages: readonly LabPackage[]): SetUpLine[] {
  return [
    ...packages
      .filter(hasNoTest)
      .map(({ id, name, code }) =>
        lineOf('tests', id, named(name, code), null, homePlace({ tab: 'labPackages', open: String(id) })),
      ),
    ...arabicLines(packages, 'labPackages', setUpMessages.labPackage),
  ];
}

/** Anything of home services that has texts. */
interface Item {
  id: Id;
  code?: string;
  name?: string | null;
  translations?: readonly Translation[] | null;
}

/** The lines of items that have no Arabic name, each leading to its row in the list of its tab. */
export function arabicLines(items: readonly Item[], tab: string, kind: Message): SetUpLine[] {
  return items.filter(lacksArabic).map(({ id, name, code }) => {
    const search = cleanText(name ?? '') || (code ?? '');
    return lineOf(
      'arabic',
      `${tab}/${id}`,
      named(name, code ?? id),
      kind,
      homePlace({ tab, q: search, texts: 'arabicMissing' }),
    );
  });
}

function coordinatesLine(id: string, where: Location | HomeProvider, place: Address): SetUpLine[] {
  const gap = coordinatesGap(where);
  if (gap === null) return [];
  const { latitude, longitude, name } = where;
  const values = { latitude: String(latitude ?? ''), longitude: String(longitude ?? '') };
  const detail = { empty: setUpMessages.coordinatesEmpty, default: setUpMessages.coordinatesDefault };
  const said = gap === 'outside' ? say(setUpMessages.coordinatesOutside, values) : detail[gap];
  return [lineOf('coordinates', id, named(name, where.id), said, place)];
}

function lineOf(check: SetUpLine['check'], id: Id, name: Text, detail: Text | null, place: Address): SetUpLine {
  return { check, key: `${check}/${id}`, name, detail, place };
}

/** A name, or what stands for an item that has none. */
const named = (name: string | null | undefined, instead: Id | undefined) =>
  cleanText(name ?? '') || String(instead ?? '');

const directory = (params: Address['params']): Address => ({ section: 'manage-providers', params });

const doctorPlace = (doctor: Doctor, params: Address['params']) =>
  directory({ q: cleanText(fullName(doctor)), kind: 'doctors', ...params });

const providerPlace = (id: Id) => directory({ details: String(id) });

const searchPlace = ({ name }: Location) => directory({ q: cleanText(name ?? '') });

const homePlace = (params: Address['params']): Address => ({ section: 'home-services', params });
