import { styled } from '@mui/material/styles';

/** A plain table of patients, a line for each. */
export const LineTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '2px 8px',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  th: { fontWeight: 600, paddingBlock: 6, color: theme.vars.palette.text.secondary },
  'td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    'th, td': { paddingInline: 4 },
    'td:nth-of-type(2)': { whiteSpace: 'normal' },
  },
}));
