import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { locations } from '#client/entities/clinic';
import { FirstFree, type FreeTime, type Scope } from '#client/features/first-free';
import { say, textOf } from '#client/lib/text';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { useT } from '#client/ui/language/useT';
import { TableSkeleton } from '#client/ui/virtual-table/TableSkeleton';
import type { DateText } from '#contract/common';
import { selectClashing } from '../clashes/first';
import { selectDay, selectIsWeek } from '../list/address';
import { filtersCleared, rescheduleSubmitted, rowToggled } from '../list/events';
import { appointmentKeys } from '../list/keys';
import { listMessages } from '../list/messages';
import { bookingChosen, soonerChosen } from '../list/patients/patients';
import { rowMaker } from '../list/rows';
import { selectHasRows, selectMarked, selectReferred } from '../list/selectors';
import { usePlaceholders, type Placeholders } from '../list/usePlaceholders';
import { selectCertainty, toldOnceKnown } from '../view/certainty';
import { switchMessages } from '../view/messages';
import { selectFreeMark } from './asked';
import { BoardGrid } from './BoardGrid';
import type { BoardGridProps } from './boardProps';
import { stepped } from './columns';
import { DayToolbar } from './components/DayToolbar';
import { UnplacedLine } from './components/UnplacedLine';
import { DoctorOrder } from './DoctorOrder';
import { dayChosen, doctorHoursOpened, weekChosen, freeTimeShown } from './events';
import { boardMessages } from './messages';
import { freePlaceAt, offerOf } from './offers';
import { OpenedBlock } from './OpenedBlock';
import { PrintDay } from './PrintDay';
import {
  selectBoard,
  selectFailed,
  selectHours,
  selectUnread,
  selectWeekDoctor,
  selectWeekDoctors,
  type ShownColumn,
} from './selectors';
import type { Moving } from './useMoving';
import { useOneAtATime } from './useOneAtATime';

/** The list of appointments is in the store. */
const ALL_DOCTORS: Scope = { hasAppointments: true };

/** All doctors of a day side by side, or the week of one (decisions: day board). */
export function Board({ today, toolsRoom }: { today: DateText; toolsRoom: HTMLElement | null }) {
  const t = useT();
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const hasRows = useSelector(selectHasRows);
  const certainty = useSelector(selectCertainty);
  const day = useSelected(selectDay, today);
  const isWeek = useSelector(selectIsWeek);
  const { columns, unplaced, count } = useSelected(selectBoard, today, placeholders);
  const weekDoctor = useSelected(selectWeekDoctor, today, placeholders);
  const doctors = useSelected(selectWeekDoctors, today, placeholders);
  const { toRow, open } = useRows(today);
  const chooseDay = (chosen: DateText) => dispatch(dayChosen(chosen, today));
  const onStepped = (steps: number) => chooseDay(stepped(day, steps, isWeek ? 'week' : 'day'));
  return (
    <>
      {toolsRoom &&
        createPortal(
          <DayToolbar
            day={day}
            today={today}
            count={toldOnceKnown(certainty, say(listMessages.count, { count: count.kept }))}
            weekDoctor={isWeek ? weekDoctor : null}
            doctors={doctors}
            onDayChosen={chooseDay}
            onStepped={onStepped}
            onWeekToggled={() => dispatch(weekChosen(isWeek ? null : weekDoctor))}
            onDoctorChosen={(doctor) => dispatch(weekChosen(doctor))}
          >
            {!isWeek && <DoctorOrder today={today} placeholders={placeholders} />}
            <PrintDay today={today} placeholders={placeholders} />
            <FindFree today={today} />
          </DayToolbar>,
          toolsRoom,
        )}
      <UnplacedLine unplaced={unplaced} toRow={toRow} onOpened={open} />
      {!hasRows && <TableSkeleton />}
      {hasRows && columns.length === 0 && (
        <EmptyState text={t(certainty === 'coming' ? listMessages.growing : boardMessages.nobody)}>
          <Button variant="outlined" onClick={() => dispatch(filtersCleared({ andSearch: true }))}>
            {t(listMessages.clearFilters)}
          </Button>
        </EmptyState>
      )}
      {hasRows && columns.length > 0 && (
        <ReadGrid
          label={t(isWeek ? boardMessages.week : switchMessages.board)}
          {...{ columns, isWeek, today, placeholders, certainty, toRow, onStepped }}
          onOpened={open}
        />
      )}
      <KeyHints text={t(boardMessages.keys)} />
      <OpenedBlock today={today} toRow={toRow} />
    </>
  );
}

/** Looks for the next free times: each is shown on the board, given to somebody, or offered to whoever comes later. */
function FindFree({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  const freeOf = ({ doctorId, slot }: FreeTime) => ({ doctor: String(doctorId), slot });
  return (
    <FirstFree
      size="small"
      scope={ALL_DOCTORS}
      onTimeChosen={(time) => dispatch(freeTimeShown(freeOf(time), today))}
      onMoreChosen={(what, time) =>
        dispatch(what === 'book' ? bookingChosen({ free: freeOf(time) }) : soonerChosen(freeOf(time)))
      }
    />
  );
}

/** What is shown of an appointment, and how it is opened. */
function useRows(today: DateText) {
  const dispatch = useDispatch();
  const referred = useSelected(selectReferred, today);
  const clashing = useSelector(selectClashing);
  return {
    toRow: useMemo(() => rowMaker(referred, clashing), [referred, clashing]),
    open: useCallback((id: string) => dispatch(rowToggled(id)), [dispatch]),
  };
}

type Given = 'label' | 'columns' | 'certainty' | 'isWeek' | 'today' | 'toRow' | 'onOpened' | 'onStepped';

/** The grid with the opening hours, which come in as it is scrolled: the toolbar, slow to draw, is spared them. */
function ReadGrid({ placeholders, ...given }: Pick<BoardGridProps, Given> & { placeholders: Placeholders }) {
  const { columns, isWeek, today, toRow } = given;
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof offerOf>[0]>();
  const hours = useSelected(selectHours, today, placeholders);
  const marked = useSelector(selectMarked);
  const free = useSelected(selectFreeMark, today);
  const [dropped, setDropped] = useState<Moving | null>(null);
  const { isPending } = useRequest(appointmentKeys.reschedule(dropped?.appointment.id ?? ''));
  const [seen, setSeen] = useState<readonly string[]>([]);
  const failed = useDoctorHours(seen);
  const { shown, turn } = useOneAtATime(columns, isWeek, today);
  return (
    <BoardGrid
      {...given}
      columns={shown}
      turn={turn}
      hours={hours}
      failed={failed}
      markedId={marked && String(marked.id)}
      free={free}
      nameOf={(one) => toRow(one).patientName ?? listMessages.unknownPatient}
      offerOf={(id) => offerOf(store.getState(), id, { dates: datesOf(shown), today, now: new Date() })}
      onColumnsSeen={setSeen}
      onPlacePressed={(column, minute) => {
        const slot = freePlaceAt(store.getState(), column, minute, today, new Date());
        if (slot) dispatch(soonerChosen({ doctor: column.doctor, slot }));
      }}
      onDropped={(appointment, slot) => {
        setDropped({ appointment, places: [], over: slot });
        dispatch(rescheduleSubmitted({ appointmentId: appointment.id, slot }));
      }}
      sent={isPending ? dropped : null}
      placeOf={({ locationId }) => textOf(locations.selectById(store.getState(), locationId)?.name) || `#${locationId}`}
    />
  );
}

const datesOf = (columns: readonly ShownColumn[]) => [...new Set(columns.map(({ date }) => date))];

/** Has the opening hours of the doctors in view read; returns those whose hours cannot be read. */
function useDoctorHours(doctors: readonly string[]): ReadonlySet<string> {
  const dispatch = useDispatch();
  const unread = useSelected(selectUnread, doctors);
  const failed = useSelected(selectFailed, doctors);
  useEffect(() => {
    for (const doctor of unread) dispatch(doctorHoursOpened(doctor));
  }, [dispatch, unread]);
  return useMemo(() => new Set(failed), [failed]);
}
