import { numberOf } from '#client/lib/counts';
import { addDays, isDateText } from '#client/lib/dates';
import type { Availability } from '#contract/availabilities';
import type { DateText, Decimal, Translation } from '#contract/common';
import type { Doctor, Location, Provider } from '#contract/directory';
import type { LabPackage } from '#contract/homeServices/catalogue';
import { DEFAULT_COORDINATES } from '#contract/rules';
import { isSaid } from '#contract/text/fold';

/** Within how many days a licence ends that is listed. */
const LICENCE_DAYS = [30, 60, 90];

/** How long a doctor is looked for hours, today included. */
const HOURS_DAYS = 14;

/** Where coordinates of the Emirates lie, in degrees. */
const EMIRATES = { latitude: { from: 22.5, to: 26.5 }, longitude: { from: 51, to: 56.6 } };

/** Within how many days a licence ends, of 30, 60 and 90; 0 where it has, `null` where it does not, or nobody knows. */
export function licenceEndsWithin(expiry: string | null | undefined, today: DateText): number | null {
  if (!expiry || !isDateText(expiry)) return null;
  if (expiry < today) return 0;
  return LICENCE_DAYS.find((days) => expiry <= addDays(today, days)) ?? null;
}

/** Whether there are hours from today on for fourteen days, booked ones included. */
export function hasHoursSoon(hours: readonly Pick<Availability, 'date'>[], today: DateText): boolean {
  const last = addDays(today, HOURS_DAYS - 1);
  return hours.some(({ date }) => date >= today && date <= last);
}

/** Whether a provider is known to have no doctors: as it counts or names them, or else by the doctors there are. */
export function hasNoDoctors(
  { id, total_doctors, doctor_names: names }: Provider,
  doctors: readonly Doctor[],
): boolean {
  const counted = numberOf(total_doctors);
  if (counted !== null) return counted === 0;
  if (names !== null && names !== undefined) return names.length === 0;
  const owners = doctors.flatMap((doctor) => doctor.provider_id ?? doctor.provider ?? []).map(String);
  return owners.length > 0 && !owners.includes(String(id));
}

/** Whether something that is offered has a price above 0. */
export function hasPrice(links: readonly { price?: Decimal | null }[]): boolean {
  return links.some(({ price }) => Number(price ?? 0) > 0);
}

/** Whether a package is known to have no test. */
export function hasNoTest({ included_tests: tests, tests_count: count }: LabPackage): boolean {
  return (tests?.length ?? numberOf(count) ?? 0) === 0;
}

/** Whether an item has no Arabic name. */
export function lacksArabic({ translations }: { translations?: readonly Translation[] | null }): boolean {
  return !translations?.some(({ locale, name }) => locale === 'ar' && isSaid(name));
}

/** What is wrong with a place on the map; `null` where nothing is. */
export function coordinatesGap({
  latitude,
  longitude,
}: Pick<Location, 'latitude' | 'longitude'>): 'empty' | 'default' | 'outside' | null {
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)];
  if (north === null || east === null) return 'empty';
  if (north === Number(DEFAULT_COORDINATES.latitude) && east === Number(DEFAULT_COORDINATES.longitude))
    return 'default';
  return isBetween(north, EMIRATES.latitude) && isBetween(east, EMIRATES.longitude) ? null : 'outside';
}

function degreesOf(decimal: Decimal | null | undefined): number | null {
  const text = String(decimal ?? '').trim();
  const degrees = text === '' ? NaN : Number(text);
  return Number.isFinite(degrees) ? degrees : null;
}

const isBetween = (degrees: number, { from, to }: { from: number; to: number }) => degrees >= from && degrees <= to;
