import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { DAY_MINUTES, timeRange } from '#client/lib/dates';
import type { DaySpan } from '#client/lib/daySpans';
import { onwardsAt } from '../language/onwardsAt';
import { useT } from '../language/useT';
import { placedOn, placeOn, WHOLE_TEXT } from './axis';
import { weekMessages } from './messages';
import { minutesOfDrag, minutesOfKey, slid, type RangePart } from './slide';
import { hoursOfSpan } from './week';

interface RangeBarProps {
  span: DaySpan;
  /** The part of the day that is drawn. */
  axis: DaySpan;
  onChange: (span: DaySpan) => void;
}

const PARTS: readonly RangePart[] = ['move', 'start', 'end'];

/** A range on the time axis of its day: a bar to move, and a handle under each end; by pointer and by keys. */
export function RangeBar({ span, axis, onChange }: RangeBarProps) {
  const t = useT();
  const { start, end } = span;
  const { from, to } = hoursOfSpan(span);
  const valueOf = { move: start, start, end };
  const textOf = { move: timeRange(from, to), start: from, end: to };
  const handlers = useSlide(span, axis, onChange);
  return PARTS.map((part) => (
    <Slider
      key={part}
      role="slider"
      tabIndex={0}
      data-part={part}
      aria-label={t(weekMessages[part])}
      aria-valuemin={0}
      aria-valuemax={DAY_MINUTES}
      aria-valuenow={valueOf[part]}
      aria-valuetext={textOf[part]}
      style={placeOf(part, span, axis)}
      {...handlers(part)}
    >
      {part === 'move' && <bdi dir="ltr">{textOf.move}</bdi>}
    </Slider>
  ));
}

/** Moves a range by the arrow and Page keys, and by a drag as far as the axis goes. */
function useSlide(span: DaySpan, axis: DaySpan, onChange: (span: DaySpan) => void) {
  const drag = useRef<{ x: number; span: DaySpan } | null>(null);
  return (part: RangePart) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const minutes = minutesOfKey(event.key, onwardsAt(event.currentTarget));
      if (minutes === null) return;
      event.preventDefault();
      onChange(slid(span, part, minutes));
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, span };
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const width = currentTarget.closest('[data-axis]')?.clientWidth ?? 0;
      if (!drag.current || width === 0) return;
      const share = ((clientX - drag.current.x) * onwardsAt(currentTarget)) / width;
      onChange(slid(drag.current.span, part, minutesOfDrag(share, axis), axis));
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  });
}

/** Pixels that a handle takes. */
const HANDLE = 24;

/** Where a part stands on the axis; the handles stand inside the ends, and apart where the range is short. */
function placeOf(part: RangePart, span: DaySpan, axis: DaySpan) {
  const { start, end } = span;
  const at = (minute: number) => placeOn(axis, minute);
  const middle = at((start + end) / 2);
  if (part === 'start') return { insetInlineStart: `min(${at(start)}, ${middle} - ${HANDLE}px)` };
  if (part === 'end') return { insetInlineStart: `max(${at(end)} - ${HANDLE}px, ${middle})` };
  return placedOn(axis, span);
}

const Slider = styled('div')(({ theme }) => ({
  position: 'absolute',
  touchAction: 'none',
  userSelect: 'none',
  outlineOffset: 2,
  '&[data-part="move"]': {
    insetBlockStart: 0,
    minWidth: HANDLE,
    height: 28,
    // The fields below say it as well.
    ...WHOLE_TEXT,
    borderRadius: 6,
    fontSize: 12,
    cursor: 'grab',
    backgroundColor: theme.vars.palette.accentSoft,
    border: `1px solid ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.text.primary,
  },
  '&:not([data-part="move"])': {
    insetBlockStart: 28,
    width: HANDLE,
    height: HANDLE,
    display: 'grid',
    placeItems: 'center',
    cursor: 'ew-resize',
    '&::after': {
      content: '""',
      width: 10,
      height: 14,
      borderRadius: 4,
      border: `2px solid ${theme.vars.palette.primary.main}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}));
