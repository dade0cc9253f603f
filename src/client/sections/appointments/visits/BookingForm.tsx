import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import { dayOf, longDate, shortDate, shortTime } from '#client/lib/dates';
import { say, type Message } from '#client/lib/text';
import type { DialogInAddress } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText, Id } from '#contract/common';
import { ChoiceWarning } from '../chooser/ChoiceWarning';
import { TimeChooser } from '../chooser/TimeChooser';
import { overlapText } from '../clashes/overlaps';
import { listMessages } from '../list/messages';
import { selectLocationNames } from '../reschedule/moving';
import { INTERVALS } from './booking';
import { bookingMessages, intervalMessages, soonerMessages } from './messages';
import { selectClashesAt, selectNameIn, selectVisitsToCome, visitAt } from './selectors';
import { seriesMessages } from './series/messages';
import { SeriesPart } from './series/SeriesPart';
import { useSeries } from './series/useSeries';
import { useBooking } from './useBooking';
import { useChosen, type BookingStart, type Chosen } from './useChosen';
import { VisitsToCome } from './VisitsToCome';
import { WhoFields } from './WhoFields';

/** The list of appointments is in the store. */
const ALL_DOCTORS = { hasAppointments: true };

interface BookingFormProps extends BookingStart {
  form: DialogInAddress;
  title: Message;
  isPatientSettled: boolean;
}

/** Who, with whom, where and when; the visits of the patient that are to come stand first. */
export function BookingForm({ form, title, isPatientSettled, ...given }: BookingFormProps) {
  const t = useT();
  const { interrupted, isPending, failure, book, bookSeries, close } = useBooking(form);
  const chosen = useChosen(given, interrupted);
  const series = useSeries(chosen);
  const { of, visit, slot, doctor, calendar, choice } = chosen;
  const isReady = series.isOn ? series.toBook.length > 0 && !series.isSending : !isPending;
  const canBook = of && visit && slot && isReady;
  const label = series.isOn ? say(seriesMessages.book, { count: series.toBook.length }) : bookingMessages.book;
  return (
    <Modal
      title={t(title)}
      size="md"
      isOpen
      onClose={close}
      onSubmit={() => {
        if (!canBook) return;
        if (series.isOn) bookSeries(of, visit, series.toBook);
        else book(of, visit, slot);
      }}
      actions={
        <>
          <Box
            sx={{
              flex: { xs: '1 1 100%', sm: 1 },
              display: 'grid',
              gap: 1,
              '&:empty': { display: { xs: 'none', sm: 'grid' } },
            }}
          >
            {failure ? <ErrorPanel failure={failure} /> : !series.isOn && <Warning {...chosen} />}
          </Box>
          <Button type="submit" variant="contained" disabled={!canBook}>
            <span>{t(isPending ? bookingMessages.busy : label)}</span>
          </Button>
        </>
      }
    >
      {of && <PatientLines visit={of} doctor={doctor} now={calendar.now} isNamed={isPatientSettled} />}
      <WhoFields {...chosen} isPatientSettled={isPatientSettled} hours={calendar.hours ?? []} isBusy={isPending} />
      <IntervalChoice {...chosen} />
      <TimeChooser
        {...chosen.offer}
        choice={choice}
        ownPlace={chosen.place}
        locationNames={useSelector(selectLocationNames)}
        scope={ALL_DOCTORS}
        failure={calendar.failure}
        isBusy={isPending}
        onDateChosen={chosen.onDateChosen}
        onRetry={calendar.reload}
        onTimeFound={chosen.onTimeFound}
      />
      <SeriesPart series={series} visit={visit} />
    </Modal>
  );
}

/** Whom else doctor or patient would have at the chosen time, why that is no longer to be had, or else which it is. */
function Warning({ visit, slot, choice, calendar }: Chosen) {
  const t = useT();
  const clashes = useSelected(
    selectClashesAt,
    useMemo(() => visit && slot && visitAt(visit, slot), [visit, slot]),
  );
  const overlap = overlapText(clashes);
  if (overlap) return <PlainAlert severity="warning">{t(overlap)}</PlainAlert>;
  if (!slot || choice.chosen?.isClashing) return <ChoiceWarning choice={choice} now={calendar.now} />;
  const date = shortDate(slot.date, dayOf(new Date(calendar.now)));
  return <Box role="status">{t(soonerMessages.time, { date, time: shortTime(slot.startTime) })}</Box>;
}

/** After how long, and which day that comes to. */
function IntervalChoice({ interval, isDue, due, offer, onIntervalChosen }: Chosen) {
  const t = useT();
  return (
    <>
      <div>
        <Box aria-hidden sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
          {t(bookingMessages.interval)}
        </Box>
        <SegmentedControl
          label={t(bookingMessages.interval)}
          value={interval}
          choices={INTERVALS.map((value) => ({ value, label: t(intervalMessages[value]) }))}
          onChange={onIntervalChosen}
        />
      </div>
      {isDue && <div role="status">{t(dayText(due, offer.first))}</div>}
    </>
  );
}

interface PatientLinesProps {
  visit: StoredAppointment;
  doctor: Id | null;
  now: number;
  isNamed: boolean;
}

/** Who the patient is, where no field says it, and which visits are to come. */
function PatientLines({ visit, doctor, now, isNamed }: PatientLinesProps) {
  const t = useT();
  const name = useSelected(selectNameIn, visit) ?? t(listMessages.unknownPatient);
  const visits = useSelected(selectVisitsToCome, String(visit.user_id), doctor, now);
  return (
    <>
      {isNamed && (
        <Box sx={{ fontWeight: 600 }}>
          <OwnText>{name}</OwnText>
        </Box>
      )}
      <VisitsToCome key={String(visit.user_id)} visits={visits} />
    </>
  );
}

function dayText(due: DateText, first: DateText | null) {
  if (first === null) return say(bookingMessages.none, { due: longDate(due) });
  return first === due
    ? say(bookingMessages.due, { date: longDate(due) })
    : say(bookingMessages.nextDay, { due: longDate(due), date: longDate(first) });
}
