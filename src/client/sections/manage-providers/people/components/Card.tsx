import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Skeleton } from '#client/ui/waiting/Skeleton';

/** The shape of what a search will find. */
export function DirectorySkeleton() {
  const t = useT();
  return (
    <CardFrame as="div" role="progressbar" aria-label={t(uiMessages.loading)}>
      {Array.from({ length: 8 }, (_, card) => (
        <Card key={card} as="div">
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: '12px 16px' }}>
            <Skeleton variant="circular" width={36} height={36} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width={`${40 - (card % 4) * 5}%`} />
              <Skeleton width="20%" height={14} />
            </Box>
          </Box>
        </Card>
      ))}
    </CardFrame>
  );
}

/** The list of doctors or of providers below each other, in the frame of every list. */
export const CardFrame = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** One found doctor or provider of such a list; the buttons of a doctor have edges while somebody looks at them. */
export const Card = styled('li')(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 60px',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) [data-actions] .MuiButton-outlined': { borderColor: 'transparent' },
  },
  [theme.breakpoints.down('sm')]: { containIntrinsicSize: 'auto 144px' },
}));
