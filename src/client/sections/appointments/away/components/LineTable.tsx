import { styled } from '@mui/material/styles';

/** A plain table of patients, a line for each; a cell takes the head of its column along as `data-head`. */
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
  // On a phone a time has a line of its own, after the head of its column.
  [theme.breakpoints.down('sm')]: {
    thead: { position: 'absolute', clipPath: 'inset(50%)' },
    tr: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      paddingBlock: 4,
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    },
    'th, td': { border: 0, paddingInline: 0 },
    'td[data-head]': { display: 'flex', flexBasis: '100%', alignItems: 'center', gap: 8 },
    'td[data-head]::before': {
      content: 'attr(data-head)',
      flex: '0 0 30%',
      fontSize: 12,
      color: theme.vars.palette.text.secondary,
    },
  },
}));
