import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';

import type { DateText } from '#client/lib/dates';
import type { HoursOfDate } from '#client/lib/daySpans';
import { YearAhead } from '../charts/YearAhead';
import { useT } from '../language/useT';
import { dateMessages } from './messages';

/** A button that shows the days of the year ahead. */
export function YearAheadFold({ hours, today }: { hours: readonly HoursOfDate[]; today: DateText }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(dateMessages.yearAhead)}
      </Button>
      <div id={id}>{isOpen && <YearAhead hours={hours} today={today} />}</div>
    </div>
  );
}
