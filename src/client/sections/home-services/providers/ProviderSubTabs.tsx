import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';

import type { Message } from '#client/lib/text';
import { useIsPhone } from '#client/ui/useMedia';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import { useFilter } from '../shared/useFilter';
import { ChosenProvider } from './ChosenProvider';

interface Part {
  /** Its name in the address. */
  id: string;
  label: Message;
  Content: ComponentType<{ provider: Id }>;
}

interface ProviderSubTabsProps {
  /** What the sub-tabs choose. */
  label: Message;
  /** The first is the default. */
  parts: readonly [Part, ...Part[]];
}

/** Several sub-tabs about one provider, beside the select that chooses the provider. */
export function ProviderSubTabs({ label, parts }: ProviderSubTabsProps) {
  const t = useT();
  const [chosen, choose] = useFilter('part');
  const [first] = parts;
  const { id: open, Content } = parts.find(({ id }) => id === chosen) ?? first;
  const tabs = (
    <Tabs
      value={open}
      // On a phone they share its width, and a long name takes two lines.
      variant={useIsPhone() ? 'fullWidth' : 'standard'}
      sx={{ '.MuiTab-root': { minWidth: 0, paddingInline: { xs: 0.5, sm: 2 } } }}
      aria-label={t(label)}
      onChange={(_, id: string) => choose(id === first.id ? '' : id)}
    >
      {parts.map((part) => (
        <Tab key={part.id} value={part.id} label={t(part.label)} />
      ))}
    </Tabs>
  );
  return (
    <ChosenProvider beside={tabs}>
      {(provider) => <Content key={`${open} ${provider}`} provider={provider} />}
    </ChosenProvider>
  );
}
