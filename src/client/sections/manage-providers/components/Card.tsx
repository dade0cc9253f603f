import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { uiMessages } from '#client/ui/messages';
import { Skeleton } from '#client/ui/Skeleton';
import { useT } from '#client/ui/useT';

/** The shape of what a search will find. */
export function DirectorySkeleton() {
  const t = useT();
  return (
    <Box role="progressbar" aria-label={t(uiMessages.loading)} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 8 }, (_, card) => (
        <Card key={card}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: '12px 16px' }}>
            <Skeleton variant="circular" width={36} height={36} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width={`${40 - (card % 4) * 5}%`} />
              <Skeleton width="20%" height={14} />
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** The frame of one found doctor or provider. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: 'auto 144px', sm: 'auto 62px' },
      }}
    >
      {children}
    </Box>
  );
}
