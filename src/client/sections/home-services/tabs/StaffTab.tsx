import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { EmptyState } from '../../../ui/EmptyState';
import { FilterSelect } from '../../../ui/FilterSelect';
import { useWords } from '../../../ui/useWords';
import { messages } from '../messages';
import { staffMessages } from '../staffMessages';
import { useProviderChoices } from '../useChoices';
import { useFilter } from '../useFilter';
import { HomeDoctorsPart } from './HomeDoctorsPart';
import { TherapistsPart } from './TherapistsPart';

const DOCTORS = 'doctors';
const THERAPISTS = 'therapists';

/** The staff of a provider: choose the provider, then doctors or therapists (Spec 2 §2.3). */
export function StaffTab() {
  const words = useWords();
  const providers = useProviderChoices();
  const [provider, chooseProvider] = useFilter('provider');
  const [part, choosePart] = useFilter('part');
  const isTherapists = part === THERAPISTS;
  const providerId = providers.find(({ value }) => String(value) === provider)?.value;
  const Part = isTherapists ? TherapistsPart : HomeDoctorsPart;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect label={words(messages.provider)} value={provider} width={280} choices={providers} onChange={chooseProvider} />
        <Tabs
          value={isTherapists ? THERAPISTS : DOCTORS}
          aria-label={words(staffMessages.kinds)}
          onChange={(_, chosen: string) => { choosePart(chosen === DOCTORS ? '' : chosen); }}
        >
          <Tab value={DOCTORS} label={words(staffMessages.doctors)} />
          <Tab value={THERAPISTS} label={words(staffMessages.therapists)} />
        </Tabs>
      </Box>
      {providerId === undefined ? <EmptyState text={words(messages.chooseProvider)} /> : <Part key={`${part} ${providerId}`} provider={providerId} />}
    </>
  );
}
