import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useRef } from 'react';

import { timeRange } from '#client/lib/dates';
import { useRested } from '../clock/useRested';
import { PlainAlert } from '../feedback/PlainAlert';
import { TYPED_AFTER_MS } from '../form/typedAfter';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';
import { isOverMidnight, MIDNIGHT } from './datePlanRules';
import { dateMessages } from './messages';

interface MidnightSplitProps {
  /** The start and the end of the hours, and the end of what goes on after midnight, if anything. */
  from: string;
  to: string;
  nextTo: string;
  /** Called with the new ends. */
  onSplit: (to: string, nextTo: string) => void;
}

/** Offers to make two ranges on two days of hours over midnight, and shows the second one (decisions: dates). */
export function MidnightSplit({ from, to, nextTo, onSplit }: MidnightSplitProps) {
  const t = useT();
  const region = useRef<HTMLDivElement>(null);
  const typed = `${from} ${to}`;
  const isOffered = useRested(typed, TYPED_AFTER_MS) === typed && isOverMidnight(from, to);
  const split = (...ends: [to: string, nextTo: string]) => {
    onSplit(...ends);
    // The button that was pressed goes.
    region.current?.focus();
  };
  const next = { hours: timeRange(MIDNIGHT.start, nextTo) };
  return (
    <Box ref={region} role="status" tabIndex={-1} sx={{ outline: 'none', '&:empty': { display: 'none' } }}>
      {isOffered && (
        <PlainAlert severity="info" role="none">
          {t(dateMessages.overMidnight, {
            before: timeRange(from, MIDNIGHT.end),
            after: timeRange(MIDNIGHT.start, to),
          })}
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ display: 'block', marginBlockStart: 1 }}
            onClick={() => split(MIDNIGHT.end, to)}
          >
            {t(dateMessages.splitAtMidnight)}
          </Button>
        </PlainAlert>
      )}
      {nextTo && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 13 }}>
          {t(dateMessages.nextDay, next)}
          <IconAction
            label={t(dateMessages.removeNextDay, next)}
            icon={<X size={16} />}
            onClick={() => split(to, '')}
          />
        </Box>
      )}
    </Box>
  );
}
