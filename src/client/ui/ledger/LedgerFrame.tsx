import { styled } from '@mui/material/styles';

/** The box around the ledger of a fan-out that stands above a list; long ledgers scroll in it. */
export const LedgerFrame = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: '6px 14px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  ol: { maxHeight: 140 },
}));
