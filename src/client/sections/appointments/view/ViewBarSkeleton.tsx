import Skeleton from '@mui/material/Skeleton';
import { useSelector } from 'react-redux';

import { selectLanguage } from '#client/state/language';
import { selectStatusFilter } from '../selectors';
import { selectFilters } from './selectors';
import { useShownColumns } from './TableView';
import { useHasSmallBar } from './useHasSmallBar';

/** Pixels. */
const FIELD = { width: 176, height: 37.125 };
const BUTTON_HEIGHT = 30.75;
const FILTERS_BUTTON_WIDTH = 70;
const CHIP_WIDTH = 140;
const CLEAR_WIDTH = 80;

/** The widths, in pixels, of the buttons of views, and of these with that of the columns. */
const BUTTONS_WIDTH = { en: [168, 259], ar: [224, 297] } as const;

/** Stands where the bar will stand, in its size, so that no row moves under the pointer when it comes. */
export function ViewBarSkeleton() {
  const isSmall = useHasSmallBar();
  const hasColumns = useShownColumns() !== null;
  const width = BUTTONS_WIDTH[useSelector(selectLanguage)][hasColumns ? 1 : 0];
  const chips = Object.values(useSelector(selectFilters)).concat(useSelector(selectStatusFilter));
  const shown = chips.filter((value) => value !== '' && value !== 'all');
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 }}>
        {isSmall ? (
          <Skeleton variant="rounded" width={FILTERS_BUTTON_WIDTH} height={BUTTON_HEIGHT} />
        ) : (
          ['doctor', 'location', 'from', 'to'].map((name) => <Skeleton key={name} variant="rounded" {...FIELD} />)
        )}
        <Skeleton variant="rounded" width={width} height={BUTTON_HEIGHT} style={{ marginInlineStart: 'auto' }} />
      </div>
      {shown.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {shown.map((value) => (
            <Skeleton key={value} variant="rounded" width={CHIP_WIDTH} height={BUTTON_HEIGHT} />
          ))}
          <Skeleton variant="rounded" width={CLEAR_WIDTH} height={BUTTON_HEIGHT} />
        </div>
      )}
    </>
  );
}
