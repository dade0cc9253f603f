import Skeleton from '@mui/material/Skeleton';
import { useSelector } from 'react-redux';

import { selectLanguage } from '#client/state/language';
import { useMedia } from '#client/ui/useMedia';
import { selectIsClashesOnly } from '../clashes/selectors';
import { selectIsBoard, selectStatusFilter } from '../list/address';
import { selectFilters } from './selectors';
import { useShownColumns } from './TableView';

/** Pixels. */
const FIELD = { width: 176, height: 37.125 };
const BUTTON_HEIGHT = 30.75;
const FILTERS_BUTTON_WIDTH = 70;
const CHIP_WIDTH = 140;
const CLEAR_WIDTH = 80;

/** The width, in pixels, of the filter by clashes, whatever it counts. */
export const CLASHES_WIDTH = 104;

/** The widths, in pixels, of the buttons of views, and of these with that of the columns. */
const BUTTONS_WIDTH = { en: [168, 259], ar: [224, 297] } as const;

/** Whether the fields of the bar would leave no room for rows: on a phone, or enlarged to 400%. */
export function useHasSmallBar(): boolean {
  return useMedia('(max-width: 599.95px), (max-height: 639.95px)');
}

/** Stands where the bar will stand, in its size, so that no row moves under the pointer when it comes. */
export function ViewBarSkeleton() {
  const isSmall = useHasSmallBar();
  const isBoard = useSelector(selectIsBoard);
  const hasColumns = useShownColumns() !== null;
  const width = BUTTONS_WIDTH[useSelector(selectLanguage)][hasColumns ? 1 : 0];
  const { doctor, location, from, to } = useSelector(selectFilters);
  const status = useSelector(selectStatusFilter);
  const clashes = useSelector(selectIsClashesOnly) ? 'only' : '';
  const shown = [status === 'all' ? '' : status, doctor, location, from, to, clashes].filter((value) => value !== '');
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 }}>
        {isSmall ? (
          <Skeleton variant="rounded" width={FILTERS_BUTTON_WIDTH} height={BUTTON_HEIGHT} />
        ) : (
          <>
            {['doctor', 'location', 'from', 'to'].map((name) => (
              <Skeleton key={name} variant="rounded" {...FIELD} />
            ))}
            <Skeleton variant="rounded" {...FIELD} width={CLASHES_WIDTH} />
          </>
        )}
        {!isBoard && (
          <Skeleton variant="rounded" width={width} height={BUTTON_HEIGHT} style={{ marginInlineStart: 'auto' }} />
        )}
      </div>
      {shown.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {shown.map((_, place) => (
            <Skeleton key={place} variant="rounded" width={CHIP_WIDTH} height={BUTTON_HEIGHT} />
          ))}
          <Skeleton variant="rounded" width={CLEAR_WIDTH} height={BUTTON_HEIGHT} />
        </div>
      )}
    </>
  );
}
