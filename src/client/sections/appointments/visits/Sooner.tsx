import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTheme } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { bookedDoctors, type StoredAppointment } from '#client/entities/appointments';
import { selectHoursOn } from '#client/hours/readHours';
import { slotOf, type Slot } from '#client/hours/slots';
import { longDate, shortTime, timeRange } from '#client/lib/dates';
import { say, type Message } from '#client/lib/text';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useMinute, useToday } from '#client/ui/clock/useClock';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { mirroredRadioKeys } from '#client/ui/form/mirroredRadioKeys';
import { OwnText } from '#client/ui/language/OwnText';
import { Sentence } from '#client/ui/language/Sentence';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { overlapText } from '../clashes/overlaps';
import { calledDoctor } from '../list/calledDoctor';
import { rescheduleSubmitted } from '../list/events';
import { appointmentKeys } from '../list/keys';
import { bookingChosen, patientLabels, patientLeft, type FreeTimeOf } from '../list/patients/patients';
import { selectPatientName } from '../list/patients/visits';
import { VisitText } from '../list/patients/VisitText';
import { rowOf } from '../list/rows';
import { selectIsWhole, selectRealList, selectRealReferred } from '../list/selectors';
import { standingOf, type Candidate, type TimeStanding } from './candidates';
import { freeTimeOpened } from './events';
import { patientKeys } from './keys';
import { soonerMessages, visitMessages } from './messages';
import { selectCandidates, selectClashesAt, visitAt } from './selectors';

/** So many are shown at first. */
const SHOWN = 20;

/** `Who could come sooner`: later visits of the doctor of a free time; the chosen one is moved there on Confirm. */
export function Sooner({ free }: { free: FreeTimeOf }) {
  const t = useT();
  const dispatch = useDispatch();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const candidates = useSelected(selectCandidates, free);
  const visit = candidates.find((one) => String(one.visit.id) === chosenId)?.visit ?? null;
  const { standing, failure, reload } = useStanding(free, visit);
  const { isPending } = useRequest(appointmentKeys.reschedule(visit?.id ?? ''));
  const slot = standing?.is === 'free' ? standing.slot : null;
  const canConfirm = visit !== null && slot !== null && !isPending;
  return (
    <Modal
      title={t(patientLabels.sooner)}
      size="lg"
      isOpen
      onClose={() => dispatch(patientLeft())}
      onSubmit={() => {
        if (canConfirm) dispatch(rescheduleSubmitted({ appointmentId: visit.id, slot }));
      }}
      actions={
        <>
          <Box role="status" sx={{ flex: { xs: '1 1 100%', sm: 1 }, display: 'grid', gap: 1 }}>
            {visit && slot && <FromTo visit={visit} slot={slot} />}
          </Box>
          <Button variant="outlined" disabled={!slot} onClick={() => dispatch(bookingChosen({ free }))}>
            {t(patientLabels.book)}
          </Button>
          <Button type="submit" variant="contained" disabled={!canConfirm}>
            <span>{t(isPending ? soonerMessages.busy : soonerMessages.confirm)}</span>
          </Button>
        </>
      }
    >
      <FreeTimeLine free={free} />
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      <StandingLine standing={standing} isLooking={!failure} />
      <Candidates candidates={candidates} chosenId={chosenId} isBusy={isPending} onChosen={setChosenId} />
    </Modal>
  );
}

/** What is true of the free time now; `null` until its opening hours are known. */
function useStanding(free: FreeTimeOf, leaving: StoredAppointment | null) {
  const now = useMinute();
  const list = useSelector(selectRealList);
  const ranges = useSelected(selectHoursOn, free.doctor, free.slot.date);
  const { failure, reload } = useLoaded(patientKeys.hoursOfDay, freeTimeOpened(free));
  const standing = useMemo(
    () => (ranges ? standingOf(free, ranges, list, new Date(now), leaving) : null),
    [free, ranges, list, now, leaving],
  );
  return { standing, failure: ranges ? null : failure, reload };
}

/** Which time is free, and of whom. */
function FreeTimeLine({ free: { doctor, slot } }: { free: FreeTimeOf }) {
  const t = useT();
  const name = useSelected(bookedDoctors.selectById, doctor)?.name;
  return (
    <Box sx={{ fontWeight: 600 }}>
      <Sentence
        text={soonerMessages.freeAt}
        gaps={{
          date: t(longDate(slot.date)),
          time: <bdi dir="ltr">{timeRange(slot.startTime, slot.endTime)}</bdi>,
          doctor: <OwnText>{t(calledDoctor(name))}</OwnText>,
        }}
      />
    </Box>
  );
}

/** Why the time cannot be had, and until that is known, that it is looked at. */
function StandingLine({ standing, isLooking }: { standing: TimeStanding | null; isLooking: boolean }) {
  const t = useT();
  if (!standing) return isLooking && <Box role="status">{t(soonerMessages.looking)}</Box>;
  if (standing.is !== 'free') return <PlainAlert severity="warning">{t(soonerMessages[standing.is])}</PlainAlert>;
  return <Box sx={{ color: 'text.secondary' }}>{t(soonerMessages.phoneFirst)}</Box>;
}

interface CandidatesProps {
  candidates: readonly Candidate[];
  chosenId: string | null;
  isBusy: boolean;
  onChosen: (id: string) => void;
}

/** Those who could come, one of whom can be chosen. */
function Candidates({ candidates, chosenId, isBusy, onChosen }: CandidatesProps) {
  const t = useT();
  const id = useId();
  const { direction } = useTheme();
  const [areAllShown, setAreAllShown] = useState(false);
  const isWhole = useSelector(selectIsWhole);
  const shown = areAllShown ? candidates : candidates.slice(0, SHOWN);
  return (
    <div>
      {!isWhole && <div role="status">{t(visitMessages.reading)}</div>}
      {isWhole && candidates.length === 0 && <div role="status">{t(soonerMessages.nobody)}</div>}
      {candidates.length > 0 && (
        <>
          <Box id={id} sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
            {t(soonerMessages.candidates)}
          </Box>
          <RadioGroup
            aria-labelledby={id}
            value={chosenId ?? ''}
            onKeyDown={direction === 'rtl' ? mirroredRadioKeys : undefined}
            onChange={(_, chosen) => onChosen(chosen)}
            sx={{ flexWrap: 'nowrap' }}
          >
            {shown.map((one) => (
              <CandidateChoice key={one.visit.id} candidate={one} isBusy={isBusy} />
            ))}
          </RadioGroup>
        </>
      )}
      {shown.length < candidates.length && (
        <Button size="small" onClick={() => setAreAllShown(true)}>
          {t(soonerMessages.showAll, { count: candidates.length })}
        </Button>
      )}
    </div>
  );
}

function CandidateChoice({ candidate, isBusy }: { candidate: Candidate; isBusy: boolean }) {
  return (
    <FormControlLabel
      value={String(candidate.visit.id)}
      disabled={isBusy}
      control={<Radio size="small" />}
      label={<CandidateText {...candidate} />}
      sx={{ margin: 0, borderTop: 1, borderColor: 'divider', '& .MuiFormControlLabel-label': { paddingBlock: 0.75 } }}
    />
  );
}

/** The visit as it is, and how often it was moved already. */
function CandidateText({ visit, moves }: Candidate) {
  const t = useT();
  const today = useToday();
  const referred = useSelector(selectRealReferred);
  return (
    <>
      <VisitText row={rowOf(visit, referred)} today={today} hasStatus />
      {moves > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(soonerMessages.movedOften, { count: moves })}
        </Box>
      )}
    </>
  );
}

/** The old time and the new one of the chosen visit, and what else its patient has then. */
function FromTo({ visit, slot }: { visit: StoredAppointment; slot: Slot }) {
  const t = useT();
  const patient = useSelected(selectPatientName, visit);
  const moved = useMemo(() => visitAt(visit, slot), [visit, slot]);
  const overlap = overlapText(useSelected(selectClashesAt, moved));
  return (
    <>
      <div>{t(say(soonerMessages.fromTo, { patient, previous: timeText(slotOf(visit)), next: timeText(slot) }))}</div>
      {overlap && <PlainAlert severity="warning">{t(overlap)}</PlainAlert>}
    </>
  );
}

function timeText({ date, startTime }: Slot): Message {
  return say(soonerMessages.time, { date: longDate(date), time: shortTime(startTime) });
}
