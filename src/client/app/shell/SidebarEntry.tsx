import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A line of the sidebar that can be pressed: an icon, and a label that narrow screens leave out (`entry-label`). */
export const SidebarEntry = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 36,
  paddingInline: 11,
  borderRadius: 8,
  fontSize: 14,
  fontWeight: 500,
  fontFamily: 'inherit',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.accentSoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));
