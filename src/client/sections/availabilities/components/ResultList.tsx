import { styled } from '@mui/material/styles';

/** A framed list as long as what it holds; where there is no room for it the page scrolls. */
export const ResultList = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  flex: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '> li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 16px',
    overflowWrap: 'anywhere',
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  },
}));
