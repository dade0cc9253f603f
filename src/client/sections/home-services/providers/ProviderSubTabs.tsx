import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Fragment, type ComponentProps, type ReactNode } from 'react';

import type { Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { useIsPhone } from '#client/ui/page/useMedia';
import type { Id } from '#contract/common';
import { useFilter } from '../shared/useFilter';
import { ChosenProvider } from './ChosenProvider';

interface Part<Props> {
  /** Its name in the address. */
  id: string;
  label: Message;
  Content: (props: Props) => ReactNode;
}

/** The sub-tabs in their order; the first is the default. */
export type Parts<Props = never> = readonly [Part<Props>, ...Part<Props>[]];

interface ProviderSubTabsProps<Props> extends Pick<ComponentProps<typeof ChosenProvider>, 'tools'> {
  /** What the sub-tabs choose. */
  label: Message;
  parts: Parts<Props>;
  /** Draws the chosen one. */
  children: (Content: Part<Props>['Content'], provider: Id) => ReactNode;
}

/** They stand in one outline, as choices do, so that nobody takes them for the tabs of the section above. */
const SEGMENTS = {
  width: { xs: '100%', sm: 'auto' },
  minHeight: 36,
  '.MuiTabs-indicator': { display: 'none' },
  '.MuiTab-root': {
    minWidth: 0,
    minHeight: 36,
    paddingBlock: 0.5,
    paddingInline: { xs: 0.5, sm: 1.75 },
    border: 1,
    borderColor: 'line',
    color: 'text.primary',
    '&:not(:first-of-type)': { marginInlineStart: '-1px' },
    '&:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
    '&:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
    '&.Mui-selected': { backgroundColor: 'accentSoft' },
  },
};

/** Several sub-tabs about one provider, beside the select that chooses the provider. */
export function ProviderSubTabs<Props>({ label, parts, tools, children }: ProviderSubTabsProps<Props>) {
  const t = useT();
  const [chosen, choose] = useFilter('part');
  const [first] = parts;
  const { id: open, Content } = parts.find(({ id }) => id === chosen) ?? first;
  const tabs = (
    <Tabs
      value={open}
      // On a phone they share its width, and a long name takes two lines.
      variant={useIsPhone() ? 'fullWidth' : 'standard'}
      sx={SEGMENTS}
      aria-label={t(label)}
      onChange={(_, id: string) => choose(id === first.id ? '' : id)}
    >
      {parts.map((part) => (
        <Tab key={part.id} value={part.id} label={t(part.label)} />
      ))}
    </Tabs>
  );
  return (
    <ChosenProvider beside={tabs} tools={tools}>
      {(provider) => <Fragment key={`${open} ${provider}`}>{children(Content, provider)}</Fragment>}
    </ChosenProvider>
  );
}
