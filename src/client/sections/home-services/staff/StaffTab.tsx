import type { Id } from '#contract/common';
import { homeDoctorTexts } from '../kinds/homeDoctor';
import { therapistTexts } from '../kinds/therapist';
import { ProviderSubTabs, type Parts } from '../providers/ProviderSubTabs';
import { HomeDoctorsPart } from './HomeDoctorsPart';
import { staffMessages } from './messages';
import { TherapistsPart } from './TherapistsPart';

/** Who works for a provider, each kind in a sub-tab. */
export const STAFF_PARTS: Parts<{ provider: Id }> = [
  { id: 'doctors', label: homeDoctorTexts.list, Content: HomeDoctorsPart },
  { id: 'therapists', label: therapistTexts.list, Content: TherapistsPart },
];

/** The staff of a provider: choose the provider, then doctors or therapists (Spec 2 §2.3). */
export function StaffTab() {
  return (
    <ProviderSubTabs label={staffMessages.kinds} parts={STAFF_PARTS}>
      {(Content, provider) => <Content provider={provider} />}
    </ProviderSubTabs>
  );
}
