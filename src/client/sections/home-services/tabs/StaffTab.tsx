import { ProviderParts } from '../components/ProviderParts';
import { staffMessages } from '../staffMessages';
import { HomeDoctorsPart } from './HomeDoctorsPart';
import { TherapistsPart } from './TherapistsPart';

/** The staff of a provider: choose the provider, then doctors or therapists (Spec 2 §2.3). */
export function StaffTab() {
  return (
    <ProviderParts
      label={staffMessages.kinds}
      parts={[
        { id: 'doctors', label: staffMessages.doctors, Content: HomeDoctorsPart },
        { id: 'therapists', label: staffMessages.therapists, Content: TherapistsPart },
      ]}
    />
  );
}
