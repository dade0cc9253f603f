import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

import { rowButton } from '../rowButton';

const frame = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 200,
  overflow: 'auto',
  contain: 'strict',
  containerType: 'size',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '.head': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    fontSize: 12,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '.empty': { flex: 1, display: 'grid', alignContent: 'center' },
  '.body': { position: 'relative', flex: 'none' },
  '.item': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    '&[data-marked]': {
      backgroundColor: theme.vars.palette.accentSoft,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
    },
    '&:hover:not([data-marked]), &[data-open]:not([data-marked])': {
      backgroundColor: theme.vars.palette.background.default,
    },
  },
});

/** A row is a grid whose columns are those of the whole table, in `--columns`. */
const cells = ({ theme }: { theme: Theme }): CSSObject => ({
  '.cells': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    columnGap: 10,
    minWidth: 'min-content',
    minHeight: 44,
    paddingInline: 14,
  },
  '.cells > div': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The full text of what is cut off elsewhere.
  '[data-open] .cells > div, [data-open] .opener > span': { whiteSpace: 'normal', overflow: 'visible' },
  '.line': { display: 'block', fontSize: 12, fontWeight: 400, overflow: 'hidden', textOverflow: 'ellipsis' },
  '.number': { textAlign: 'end', '&:not(:last-child)': { paddingInlineEnd: 16 } },
  '.quiet': { color: theme.vars.palette.text.secondary },
  '.cells a': { position: 'relative', zIndex: 1, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '@container (max-width: 1140px)': { '.near': { display: 'none' } },
});

/** The button of `RowOpener`: it reaches over its whole row, and its arrow turns when the row is open. */
const opener = ({ theme }: { theme: Theme }): CSSObject => ({
  '.opener': {
    ...rowButton(theme.vars.palette.primary.main),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '&::before': {
      content: '""',
      flex: 'none',
      width: 6,
      height: 6,
      marginInline: '2px 4px',
      borderBlockEnd: '2px solid',
      borderInlineEnd: '2px solid',
      color: theme.vars.palette.text.secondary,
      transform: 'rotate(-45deg)',
      transition: 'transform 100ms',
    },
    '[dir="rtl"] &::before': { transform: 'rotate(45deg)' },
    '&[aria-expanded="true"]::before': { transform: 'rotate(45deg)' },
    '[dir="rtl"] &[aria-expanded="true"]::before': { transform: 'rotate(-45deg)' },
  },
});

/** The frame of a table: it scrolls inside, and its header stays. */
export const TableFrame = styled('div')(frame, cells, opener);
