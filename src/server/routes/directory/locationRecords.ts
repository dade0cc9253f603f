import type { Location } from '#contract/directory';
import type { locations } from '#server/db/clinicTables';

/** A place as the contract tells it (Spec 1 §3). */
export function toLocation(row: typeof locations.$inferSelect): Location {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    postal_code: row.postalCode,
    country: row.country,
    latitude: toDegrees(row.latitude),
    longitude: toDegrees(row.longitude),
    provider_id: row.providerId,
  };
}

/** Always five decimal places: rows that come with others travel as JSON, which drops zeros at the end. */
const toDegrees = (value: string | null) => value && Number(value).toFixed(5);
