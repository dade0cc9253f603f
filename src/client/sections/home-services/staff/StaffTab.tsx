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
        { id: 'doctors', label: staffMessages.doctors, Content: HomeDoctorsPart },
        { id: 'therapists', label: staffMessages.therapists, Content: TherapistsPart },
      ]}
    />
  );
}
