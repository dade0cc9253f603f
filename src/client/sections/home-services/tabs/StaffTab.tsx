import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { useWords } from '../../../ui/useWords';
import { OfProvider } from '../components/OfProvider';
import { staffMessages } from '../staffMessages';
import { useFilter } from '../useFilter';
import { HomeDoctorsPart } from './HomeDoctorsPart';
import { TherapistsPart } from './TherapistsPart';

/** The sub-tabs by their name in the address; the first is the default. */
const PARTS = [
  { id: 'doctors', label: staffMessages.doctors, Part: HomeDoctorsPart },
  { id: 'therapists', label: staffMessages.therapists, Part: TherapistsPart },
] as const;
const [FIRST] = PARTS;

/** The staff of a provider: choose the provider, then doctors or therapists (Spec 2 §2.3). */
export function StaffTab() {
  const words = useWords();
  const [part, choosePart] = useFilter('part');
  const { id: open, Part } = PARTS.find(({ id }) => id === part) ?? FIRST;
  const tabs = (
    <Tabs value={open} aria-label={words(staffMessages.kinds)} onChange={(_, id: string) => { choosePart(id === FIRST.id ? '' : id); }}>
      {PARTS.map(({ id, label }) => <Tab key={id} value={id} label={words(label)} />)}
    </Tabs>
  );
  return <OfProvider beside={tabs}>{(provider) => <Part key={`${open} ${provider}`} provider={provider} />}</OfProvider>;
}
