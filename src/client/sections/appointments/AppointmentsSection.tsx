import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Maximize2, Minimize2, RotateCw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { clockTime } from '#client/lib/dates';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { IconAction } from '#client/ui/IconAction';
import { FullScreen } from '#client/ui/layout/FullScreen';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useToday } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import type { StatusFilter } from '#contract/rules';
import { AppointmentsTable } from './components/AppointmentsTable';
import { AppointmentsToolbar } from './components/AppointmentsToolbar';
import type { Period } from './events';
import { appointmentsOpened, filtersCleared, periodChosen, rowToggled, searchTyped, statusChosen } from './events';
import { appointmentKeys } from './keys';
import { messages } from './messages';
import { OpenAppointment } from './OpenAppointment';
import { Rescheduling } from './Rescheduling';
import { describeWith } from './rows';
import {
  selectArrived,
  selectHasList,
  selectOpenRow,
  selectPeriod,
  selectReferred,
  selectSearch,
  selectShowsSamples,
  selectStatusFilter,
  selectUpdatedAt,
  selectVisible,
} from './selectors';

const NONE = { upcoming: messages.noneUpcoming, past: messages.nonePast };

/** The appointment list: find an appointment, see where it is, act on it (Spec 1 §2, §4). */
export function AppointmentsSection() {
  const t = useT();
  const dispatch = useDispatch();
  const today = useToday();
  const [isFullScreen, setIsFullScreen] = useState(false);
  const list = useLoaded(appointmentKeys.list, appointmentsOpened());
  const period = useSelector(selectPeriod);
  const search = useSelector(selectSearch);
  const status = useSelector(selectStatusFilter);
  const openId = useSelector(selectOpenRow);
  const updatedAt = useSelector(selectUpdatedAt);
  const arrived = useSelector(selectArrived);
  const hasList = useSelector(selectHasList);
  const showsSamples = useSelector(selectShowsSamples);
  const visible = useSelected(selectVisible, today);
  const referred = useSelected(selectReferred, today);
  const describe = useMemo(() => describeWith(referred), [referred]);
  const choices = useMemo(
    () => ({
      onPeriodChosen: (chosen: Period) => dispatch(periodChosen(chosen)),
      onSearchTyped: (text: string) => dispatch(searchTyped(text)),
      onStatusChosen: (chosen: StatusFilter) => dispatch(statusChosen(chosen)),
    }),
    [dispatch],
  );
  const toggleRow = useCallback((id: string | null) => dispatch(rowToggled(id)), [dispatch]);

  const hasRows = hasList || showsSamples;
  const isGrowing = hasList && updatedAt === null;
  const hasFilters = search !== '' || status !== 'all';
  return (
    <FullScreen
      isOn={isFullScreen}
      onLeft={() => {
        setIsFullScreen(false);
      }}
    >
      <SectionFrame
        title={t(messages.title)}
        actions={
          <>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {list.isPending && arrived > 0
                ? t(messages.arriving, { count: arrived })
                : updatedAt !== null && t(messages.updated, { time: clockTime(new Date(updatedAt)) })}
            </Box>
            <IconAction
              label={t(messages.refresh)}
              icon={<RotateCw size={16} />}
              isDisabled={list.isPending}
              onClick={list.reload}
            />
            <IconAction
              label={t(isFullScreen ? messages.leaveFullScreen : messages.fullScreen)}
              icon={isFullScreen ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
              onClick={() => {
                setIsFullScreen(!isFullScreen);
              }}
            />
          </>
        }
      >
        <AppointmentsToolbar
          period={period}
          search={search}
          status={status}
          count={hasRows ? visible.length : null}
          {...choices}
        />
        {list.failure && <ErrorPanel failure={list.failure} onRetry={list.reload} />}
        {showsSamples && <Alert severity="warning">{t(messages.samples)}</Alert>}
        {!hasRows ? (
          <TableSkeleton />
        ) : (
          <AppointmentsTable
            appointments={visible}
            describe={describe}
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
                {hasFilters && (
                  <Button variant="outlined" onClick={() => dispatch(filtersCleared())}>
                    {t(messages.clearFilters)}
                  </Button>
                )}
              </EmptyState>
            }
          />
        )}
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t(messages.keys)}</Box>
        <Rescheduling today={today} />
      </SectionFrame>
    </FullScreen>
  );
}
