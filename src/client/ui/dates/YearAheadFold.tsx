import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense, useId, useState } from 'react';

import type { DateText } from '#client/lib/dates';
import type { HoursOfDate } from '#client/lib/daySpans';
import { useT } from '../language/useT';
import { lazyComponent } from '../waiting/lazyComponent';
import { Skeleton } from '../waiting/Skeleton';
import { dateMessages } from './messages';

const YearAhead = lazyComponent(async () => (await import('../charts/YearAhead')).YearAhead);

/** A button that shows the days of the year ahead, whose code is fetched then. */
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
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<Skeleton variant="rounded" height={130} />}>
            <YearAhead hours={hours} today={today} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
