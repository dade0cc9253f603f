import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { useWords } from '../../../ui/useWords';
import { OfProvider } from '../components/OfProvider';
import { linkMessages } from '../linkMessages';
import { messages } from '../messages';
import { useFilter } from '../useFilter';
import { LinkedNursingPart } from './LinkedNursingPart';
import { LinkedPackagesPart } from './LinkedPackagesPart';
import { LinkedServicesPart } from './LinkedServicesPart';

/** The sub-tabs by their name in the address; the first is the default. */
const PARTS = [
  { id: 'services', label: messages.labServices, Part: LinkedServicesPart },
  { id: 'packages', label: messages.labPackages, Part: LinkedPackagesPart },
  { id: 'nursing', label: linkMessages.nursing, Part: LinkedNursingPart },
] as const;
const [FIRST] = PARTS;

/** What a provider offers: choose the provider, then what kind of service (Spec 2 §2.3). */
export function LinkingTab() {
  const words = useWords();
  const [part, choosePart] = useFilter('part');
  const { id: open, Part } = PARTS.find(({ id }) => id === part) ?? FIRST;
  const tabs = (
    <Tabs value={open} aria-label={words(linkMessages.kinds)} onChange={(_, id: string) => { choosePart(id === FIRST.id ? '' : id); }}>
      {PARTS.map(({ id, label }) => <Tab key={id} value={id} label={words(label)} />)}
    </Tabs>
  );
  return <OfProvider beside={tabs}>{(provider) => <Part key={`${open} ${provider}`} provider={provider} />}</OfProvider>;
}
