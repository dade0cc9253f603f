import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { AppointmentsTable } from './components/AppointmentsTable';
import { filtersCleared, rowToggled } from './events';
import { messages } from './messages';
import { OpenAppointment } from './OpenAppointment';
import { rowMaker } from './rows';
import {
  selectHasRows,
  selectIsGrowing,
  selectOpenRow,
  selectPeriod,
  selectReferred,
  selectSearch,
  selectShowsSamples,
  selectStatusFilter,
  selectVisible,
} from './selectors';

const NONE = { upcoming: messages.noneUpcoming, past: messages.nonePast };

/** The appointments that the filters leave, and the details of the open one (Spec 1 §2, §4). */
export function AppointmentList({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const period = useSelector(selectPeriod);
  const search = useSelector(selectSearch);
  const status = useSelector(selectStatusFilter);
  const openId = useSelector(selectOpenRow);
  const hasRows = useSelector(selectHasRows);
  const isGrowing = useSelector(selectIsGrowing);
  const showsSamples = useSelector(selectShowsSamples);
  const visible = useSelected(selectVisible, today);
  const referred = useSelected(selectReferred, today);
  const toRow = useMemo(() => rowMaker(referred), [referred]);
  const toggleRow = useCallback((id: string | null) => dispatch(rowToggled(id)), [dispatch]);

  if (!hasRows) return <TableSkeleton />;
  return (
    <AppointmentsTable
      appointments={visible}
      toRow={toRow}
      today={today}
      topic={`${period} ${status} ${search}`}
      openId={openId}
      isGrowing={isGrowing}
      onRowToggled={toggleRow}
      renderDetails={(row, focusRow) => (
        <OpenAppointment row={row} today={today} isSample={showsSamples} focusRow={focusRow} />
      )}
      empty={
        <EmptyState text={t(isGrowing ? messages.growing : NONE[period])}>
          {(search !== '' || status !== 'all') && (
            <Button variant="outlined" onClick={() => dispatch(filtersCleared())}>
              {t(messages.clearFilters)}
            </Button>
          )}
        </EmptyState>
      }
    />
  );
}
