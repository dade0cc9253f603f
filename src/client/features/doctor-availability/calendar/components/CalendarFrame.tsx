import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { RoundFrame } from '#client/ui/layout/RoundFrame';

/** The frame of a calendar; its days scroll inside. */
export function CalendarFrame(props: ComponentProps<'div'>) {
  return (
    <RoundFrame>
      <Days {...props} />
    </RoundFrame>
  );
}

/** The looks of days and slots, which are worked out once for all of them. */
const Days = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  contain: 'strict',
  backgroundColor: theme.vars.palette.background.paper,
  '.days': { position: 'relative', flex: 'none' },
  '.day': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: '64px 1fr',
    padding: '12px 16px',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '48px 1fr', paddingInline: 12 },
  },
  '.day[data-added]': {
    backgroundColor: theme.vars.palette.accentSoft,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '.day.shape': { position: 'static' },
  // A wall of bins says nothing: they come with the day that somebody looks at.
  '@media (pointer: fine) and (hover: hover)': { '.day:not(:hover, :focus-within) button': { opacity: 0 } },
  '.number': { display: 'grid', alignContent: 'start', strong: { fontSize: 22, lineHeight: 1.1, fontWeight: 650 } },
  '.number span, time, time + span': { fontSize: 12, color: theme.vars.palette.text.secondary },
  ul: { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '4px 0 0', padding: 0, listStyle: 'none' },
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 32,
    paddingInline: '10px 4px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    '> span': { whiteSpace: 'nowrap' },
    small: { fontSize: 12, color: theme.vars.palette.text.secondary },
    '&[data-booked]': {
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.status.blue.tint,
      '&, small': { color: theme.vars.palette.status.blue.ink },
    },
    '&[data-overlapping]': { borderStyle: 'dashed', borderColor: theme.vars.palette.text.secondary },
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.error.main },
  },
}));
