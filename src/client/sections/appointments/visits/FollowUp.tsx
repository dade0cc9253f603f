import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import type { FreeDay } from '#client/hours/freeTimes';
import { selectDoctorHours } from '#client/hours/readHours';
import { slotKey, type Slot } from '#client/hours/slots';
import { longDate, minutesOf, shortTime } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { formDiscarded, formLeft, formOpened } from '#client/state/formEvents';
import { useInterrupted } from '#client/state/forms/useFormOpening';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useMinute, useToday } from '#client/ui/clock/useClock';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { Spinner } from '#client/ui/feedback/Spinner';
import { OwnText } from '#client/ui/language/OwnText';
import { Sentence } from '#client/ui/language/Sentence';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import { ChoiceGroup } from '../chooser/ChoiceGroup';
import { overlapText } from '../clashes/overlaps';
import { calledDoctor } from '../list/calledDoctor';
import { listMessages } from '../list/messages';
import { nearestSlot } from '../list/patients/nearestSlot';
import { patientLabels, patientLeft } from '../list/patients/patients';
import { rowOf } from '../list/rows';
import { selectIsWhole, selectRealList, selectRealReferred } from '../list/selectors';
import { isOfSamePeople } from '../reschedule/move';
import { followUpOpened, followUpSubmitted, type FollowUpChoice } from './events';
import { dueDate, firstFreeDay, INTERVALS, type Interval } from './followUps';
import { patientKeys } from './keys';
import { followUpMessages, intervalMessages, visitMessages } from './messages';
import { selectClashesAt, visitAt } from './selectors';

/** `Book follow-up`, once the visit that it comes after is known. */
export function FollowUp({ id }: { id: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const visit = useSelected(appointments.selectById, id);
  const isWhole = useSelector(selectIsWhole);
  if (visit) return <FollowUpForm visit={visit} />;
  return (
    <Modal title={t(patientLabels.followUp)} isOpen onClose={() => dispatch(patientLeft())}>
      <div role="status">{t(isWhole ? followUpMessages.notFound : visitMessages.reading)}</div>
    </Modal>
  );
}

/** Doctor and place are those of the visit; an interval says on which day, and one of its free times is booked. */
function FollowUpForm({ visit }: { visit: StoredAppointment }) {
  const t = useT();
  const today = useToday();
  const { interrupted, isPending, failure, book, close } = useBooking(visit);
  const [interval, setInterval] = useState<Interval>('w1');
  const [wanted, setWanted] = useState<Slot | null>(interrupted?.slot ?? null);
  const due = wanted && wanted === interrupted?.slot ? wanted.date : dueDate(visit, interval, today);
  const calendar = useFreeDay(visit, due);
  const { day } = calendar;
  const chosen = day?.slots.find((slot) => wanted && slotKey(slot) === slotKey(wanted)) ?? null;
  const slot = chosen ?? nearestSlot(day?.slots ?? [], minutesOf(visit.start_time));
  const clashes = useSelected(
    selectClashesAt,
    useMemo(() => slot && visitAt(visit, slot), [visit, slot]),
  );
  const overlap = overlapText(clashes);
  const canBook = slot !== null && !isPending;
  return (
    <Modal
      title={t(patientLabels.followUp)}
      size="md"
      isOpen
      onClose={close}
      onSubmit={() => {
        if (canBook) book(slot);
      }}
      actions={
        <>
          <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, display: 'grid', gap: 1 }}>
            {overlap && !failure && <PlainAlert severity="warning">{t(overlap)}</PlainAlert>}
            {failure && <ErrorPanel failure={failure} />}
          </Box>
          <Button type="submit" variant="contained" disabled={!canBook}>
            <span>{t(isPending ? followUpMessages.busy : followUpMessages.book)}</span>
          </Button>
        </>
      }
    >
      <WithWhom visit={visit} />
      <div>
        <Box aria-hidden sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
          {t(followUpMessages.interval)}
        </Box>
        <SegmentedControl
          label={t(followUpMessages.interval)}
          value={interval}
          choices={INTERVALS.map((value) => ({ value, label: t(intervalMessages[value]) }))}
          onChange={(chosen) => {
            setInterval(chosen);
            setWanted(null);
          }}
        />
      </div>
      <Times {...calendar} due={due} slot={slot} isBusy={isPending} onChosen={setWanted} />
    </Modal>
  );
}

/** The booking of the open form: where it stands, and how it is sent and left. */
function useBooking(visit: StoredAppointment) {
  const dispatch = useDispatch();
  const key = patientKeys.followUp(visit.id);
  const { isPending, failure } = useRequest(key);
  const interrupted = useInterrupted(key) as FollowUpChoice | undefined;
  const list = useSelector(selectRealList);
  // What comes later may be the booking itself.
  const [knownIds] = useState(
    () => interrupted?.knownIds ?? list.filter((one) => isOfSamePeople(one, visit)).map(({ id }) => id),
  );
  const begin = useEffectEvent(() => {
    if (!interrupted) dispatch(formOpened(key));
  });
  useEffect(() => {
    begin();
    return () => {
      dispatch(formLeft(key));
    };
  }, [dispatch, key]);
  return {
    interrupted,
    isPending,
    failure,
    book: (slot: Slot) => dispatch(followUpSubmitted({ id: visit.id, slot, knownIds })),
    close: () => {
      dispatch(isPending ? formLeft(key) : formDiscarded(key));
      dispatch(patientLeft());
    },
  };
}

/** The first day from a due one on with a free time, `undefined` until the hours of the doctor are known. */
function useFreeDay(visit: StoredAppointment, due: DateText) {
  const now = useMinute();
  const list = useSelector(selectRealList);
  const hours = useSelected(selectDoctorHours, visit.doctor_id, visit.location_id);
  const { failure, reload } = useLoaded(patientKeys.calendar, followUpOpened(visit.id));
  const day = useMemo(
    () => hours && firstFreeDay(visit, due, hours, list, new Date(now)),
    [visit, due, hours, list, now],
  );
  return { day, failure: hours ? null : failure, reload };
}

/** Whose follow-up it is, with whom and where. */
function WithWhom({ visit }: { visit: StoredAppointment }) {
  const t = useT();
  const row = rowOf(visit, useSelector(selectRealReferred));
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Sentence
        text={followUpMessages.visit}
        gaps={{
          patient: <OwnText>{row.patientName ?? t(listMessages.unknownPatient)}</OwnText>,
          doctor: <OwnText>{t(calledDoctor(row.doctorName))}</OwnText>,
          place: <OwnText>{row.locationName ?? t(listMessages.unknownLocation)}</OwnText>,
        }}
      />
    </Box>
  );
}

interface TimesProps extends ReturnType<typeof useFreeDay> {
  due: DateText;
  slot: Slot | null;
  isBusy: boolean;
  onChosen: (slot: Slot | null) => void;
}

/** The day, which is another one than the due day where that is full, and its free times. */
function Times({ day, failure, reload, due, slot, isBusy, onChosen }: TimesProps) {
  const t = useT();
  if (failure) return <ErrorPanel failure={failure} onRetry={reload} />;
  if (day === undefined) return <Spinner label={t(followUpMessages.loading)} />;
  return (
    <>
      <div role="status">{t(dayText(day, due))}</div>
      {day && (
        <ChoiceGroup
          label={t(followUpMessages.time)}
          columns="repeat(auto-fill, minmax(70px, 1fr))"
          choices={day.slots.map((one) => ({
            key: slotKey(one),
            isChosen: one === slot,
            content: <bdi dir="ltr">{shortTime(one.startTime)}</bdi>,
          }))}
          isDisabled={isBusy}
          onChosen={(key) => onChosen(day.slots.find((one) => slotKey(one) === key) ?? null)}
        />
      )}
    </>
  );
}

function dayText(day: FreeDay | null, due: DateText) {
  const dueText = longDate(due);
  if (!day) return say(followUpMessages.none, { due: dueText });
  return day.date === due
    ? say(followUpMessages.due, { date: dueText })
    : say(followUpMessages.nextDay, { due: dueText, date: longDate(day.date) });
}
