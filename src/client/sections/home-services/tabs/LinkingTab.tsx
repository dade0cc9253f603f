import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { EmptyState } from '../../../ui/EmptyState';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { FilterSelect } from '../../../ui/FilterSelect';
import { TableSkeleton } from '../../../ui/TableSkeleton';
import { useWords } from '../../../ui/useWords';
import { useRows } from '../crud/useResource';
import { linkMessages } from '../linkMessages';
import { messages } from '../messages';
import { nameOf } from '../names';
import { homeProviderResource } from '../resources';
import { useFilter } from '../useFilter';
import { LinkedNursingPart } from './LinkedNursingPart';
import { LinkedPackagesPart } from './LinkedPackagesPart';
import { LinkedServicesPart } from './LinkedServicesPart';

const EVERYTHING = {};

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
  const providers = useRows(homeProviderResource, EVERYTHING);
  const [chosen, chooseProvider] = useFilter('provider');
  const [part, choosePart] = useFilter('part');
  const provider = providers.rows?.find(({ id }) => String(id) === chosen);
  const isLoading = chosen !== '' && providers.rows === undefined;
  const { id: open, Part } = PARTS.find(({ id }) => id === part) ?? FIRST;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect
          label={words(messages.provider)}
          value={chosen}
          width={280}
          choices={(providers.rows ?? []).map((row) => ({ value: row.id, label: nameOf(row) }))}
          onChange={chooseProvider}
        />
        <Tabs value={open} aria-label={words(linkMessages.kinds)} onChange={(_, id: string) => { choosePart(id === FIRST.id ? '' : id); }}>
          {PARTS.map(({ id, label }) => <Tab key={id} value={id} label={words(label)} />)}
        </Tabs>
      </Box>
      {providers.failure && <ErrorPanel failure={providers.failure} onRetry={providers.reload} />}
      {provider && <Part key={`${open} ${provider.id}`} provider={provider.id} />}
      {!provider && !providers.failure && (isLoading ? <TableSkeleton /> : <EmptyState text={words(messages.chooseProvider)} />)}
    </>
  );
}
