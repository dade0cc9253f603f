import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** The name on a card, as the button that opens it. */
export const CardButton = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flex: '1 1 220px',
  justifyContent: 'flex-start',
  gap: 12,
  minWidth: 0,
  minHeight: 60,
  paddingInline: 16,
  borderRadius: 12,
  fontFamily: 'inherit',
  fontSize: 14,
  textAlign: 'start',
  '.name': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '.note': { display: 'block', fontSize: 12, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  '.chevron': { flex: 'none', color: theme.vars.palette.text.secondary, transition: 'transform 100ms' },
  '&[aria-expanded="true"] .chevron': { transform: 'rotate(90deg)' },
}));
