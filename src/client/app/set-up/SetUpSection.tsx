import Box from '@mui/material/Box';

import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { appMessages } from '../messages';
import { CheckServices } from './check/CheckServices';
import { Gaps } from './Gaps';

/** What an administrator sees to: the gaps of the set-up, and whether the services fit (decisions: roles). */
export function SetUpSection() {
  const t = useT();
  return (
    <SectionFrame title={t(appMessages.setUp)}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 2,
          overflowY: 'auto',
          minHeight: 200,
          flex: '1 1 auto',
        }}
      >
        <Gaps />
        <CheckServices />
      </Box>
    </SectionFrame>
  );
}
