import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { readRecentIds, rememberRecentId } from '#client/device/recentIds';
import { selectParam } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';
import { GridToolsHolder } from '#client/ui/data-grid/GridTools';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { useIsPhone } from '#client/ui/page/useMedia';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import { lastTabShown, tabChosen } from './events';
import { homeMessages } from './messages';
import { restCode } from './restCode';
import { TABS } from './tabs';

/** The catalogue of home services in eight tabs (Spec 2 §2.3), at first the one that was open last on this device. */
export function HomeServicesSection() {
  const t = useT();
  const dispatch = useDispatch();
  const [first] = TABS;
  const named = useSelected(selectParam, 'tab');
  const wanted = useMemo(() => named || readRecentIds('homeTabs')[0], [named]);
  const isPhone = useIsPhone();
  const choose = (tab: string) => dispatch(tabChosen(tab));
  const { id: open, Content } = TABS.find(({ id }) => id === wanted) ?? first;
  const keep = useEffectEvent(() => {
    rememberRecentId('homeTabs', open);
    if (named === '') dispatch(lastTabShown(open));
  });
  useEffect(() => {
    keep();
  }, [open, named]);
  return (
    <SectionFrame title={t(homeMessages.title)}>
      {isPhone ? (
        <Box sx={{ flex: 'none', '&& > *': { width: '100%' } }}>
          <FilterSelect
            label={t(homeMessages.title)}
            value={open}
            choices={TABS.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={choose}
          />
        </Box>
      ) : (
        <Tabs
          value={open}
          variant="scrollable"
          aria-label={t(homeMessages.title)}
          onChange={(_, tab: string) => choose(tab)}
          sx={{
            flex: 'none',
            borderBlockEnd: 1,
            borderColor: 'divider',
            '.MuiTab-root': { paddingInline: { xs: 1, lg: 2 }, minWidth: 0 },
          }}
        >
          {TABS.map(({ id, label }) => (
            <Tab key={id} value={id} id={`home-tab-${id}`} aria-controls="home-panel" label={t(label)} />
          ))}
        </Tabs>
      )}
      <Box
        {...(!isPhone && { role: 'tabpanel', id: 'home-panel', 'aria-labelledby': `home-tab-${open}` })}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minHeight: 320 }}
      >
        <GridToolsHolder key={open}>
          <Content code={restCode} />
        </GridToolsHolder>
      </Box>
    </SectionFrame>
  );
}
