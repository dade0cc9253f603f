import { ownValue } from '#client/lib/records';
import { humanized, messagesOf, type Text } from '#client/lib/text';

/** The types that providers usually have; a service may know more. */
const TYPES: Readonly<Record<string, Text>> = messagesOf('manageProviders.types', {
  clinic: 'Clinic',
  hospital: 'Hospital',
  polyclinic: 'Polyclinic',
  medical_center: 'Medical center',
  laboratory: 'Laboratory',
  lab: 'Lab',
  pharmacy: 'Pharmacy',
  therapy: 'Therapy',
  home_care: 'Home care',
});

/** What the type of a provider is called; one that the page does not know is shown in its own words. */
export function providerTypeText(type: string): Text {
  const known = type
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return ownValue(TYPES, known) ?? humanized(type);
}
