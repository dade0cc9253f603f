import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useDispatch, useSelector } from 'react-redux';

import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { useT } from '#client/ui/useT';
import type { TabId } from './events';
import { tabChosen, TABS } from './events';
import { homeMessages } from './messages';
import { selectTab } from './selectors';
import { tabs } from './tabs';

/** The catalogue of home services and who offers it, in eight tabs (Spec 2 §2.3). */
export function HomeServicesSection() {
  const t = useT();
  const dispatch = useDispatch();
  const open = useSelector(selectTab);
  const { Content } = tabs[open];
  return (
    <SectionFrame title={t(homeMessages.title)}>
      <Tabs
        value={open}
        variant="scrollable"
        aria-label={t(homeMessages.title)}
        onChange={(_, tab: TabId) => dispatch(tabChosen(tab))}
        sx={{
          flex: 'none',
          borderBlockEnd: 1,
          borderColor: 'divider',
          '.MuiTab-root': { paddingInline: { xs: 1, lg: 2 }, minWidth: 0 },
        }}
      >
        {TABS.map((id) => (
          <Tab key={id} value={id} id={`home-tab-${id}`} aria-controls="home-panel" label={t(tabs[id].label)} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="home-panel"
        aria-labelledby={`home-tab-${open}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minHeight: 320 }}
      >
        <Content />
      </Box>
    </SectionFrame>
  );
}
