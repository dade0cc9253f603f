/** The section values of the specification, the default first (Spec 1 §2), and the page of the set-up. */
const SECTION_IDS = [
  'appointments',
  'availabilities',
  'manage-providers',
  'home-services',
  'referral-tracking',
  'set-up',
] as const;

/** What the address calls a section. */
export type SectionId = (typeof SECTION_IDS)[number];

/** The section that an address means: the one that it names, or the default. */
export function knownSection(id: string): SectionId {
  return SECTION_IDS.find((known) => known === id) ?? SECTION_IDS[0];
}
