import { homeDoctorTexts } from '../kinds/homeDoctor';
import { therapistTexts } from '../kinds/therapist';
import { ProviderSubTabs } from '../providers/ProviderSubTabs';
import { HomeDoctorsPart } from './HomeDoctorsPart';
import { staffMessages } from './messages';
import { TherapistsPart } from './TherapistsPart';

/** The staff of a provider: choose the provider, then doctors or therapists (Spec 2 §2.3). */
export function StaffTab() {
  return (
    <ProviderSubTabs
      label={staffMessages.kinds}
      parts={[
        { id: 'doctors', label: homeDoctorTexts.list, Content: HomeDoctorsPart },
        { id: 'therapists', label: therapistTexts.list, Content: TherapistsPart },
      ]}
    />
  );
}
