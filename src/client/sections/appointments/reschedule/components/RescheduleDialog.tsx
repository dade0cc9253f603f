import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { Scope } from '#client/features/first-free';
import type { Slot } from '#client/hours/slots';
import { longDate, timeRange } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { ChoiceWarning } from '#client/sections/appointments/chooser/ChoiceWarning';
import { TimeChooser } from '#client/sections/appointments/chooser/TimeChooser';
import type { OfferedSlot } from '#client/sections/appointments/chooser/times';
import { useTimeChoice } from '#client/sections/appointments/chooser/useTimeChoice';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { OwnText } from '#client/ui/language/OwnText';
import { Sentence } from '#client/ui/language/Sentence';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { DateText } from '#contract/common';
import { moveMessages } from '../messages';

interface RescheduleDialogProps {
  /** The appointment as it is now; `null` when it is no longer known. */
  row: AppointmentRow | null;
  /** The dates that are offered: thirty (Spec 1 §2), unless they would end too early. */
  dates: readonly DateText[];
  date: DateText | null;
  /** Every time of these dates; `null` while they are not known. */
  times: readonly OfferedSlot[] | null;
  /** The times of the chosen date; `null` until they have arrived. */
  slots: readonly OfferedSlot[] | null;
  /** Where the first free time is looked for; `null` where it cannot be. */
  scope: Scope | null;
  /** The slot that is chosen at first. */
  initialSlot: Slot | null;
  /** The beginning of this minute, in milliseconds since 1970. */
  now: number;
  locationNames: Readonly<Record<string, string>>;
  slotsFailure: Failure | null;
  failure: Failure | null;
  isBusy: boolean;
  onDateChosen: (date: DateText) => void;
  onConfirmed: (slot: Slot) => void;
  onClose: () => void;
}

/** A date of the next thirty days, one of its slots, Confirm (Spec 1 §2). */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { row, date, slots, now, initialSlot, slotsFailure, failure, isBusy, onConfirmed, onClose } = props;
  const t = useT();
  const choice = useTimeChoice({ initial: initialSlot }, () => ({ date, slots }));
  const { chosen } = choice;
  const canConfirm = chosen && !chosen.isPlanned && !isBusy;
  return (
    <Modal
      title={t(moveMessages.title)}
      size="md"
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (canConfirm) onConfirmed(chosen.slot);
      }}
      actions={
        <>
          <Box
            sx={{ flex: { xs: '1 1 100%', sm: 1 }, display: 'grid', gap: 1, '&:empty': { display: { xs: 'none' } } }}
          >
            {!(failure && choice.isMissing) && <ChoiceWarning choice={choice} now={now} />}
            {failure && <ErrorPanel failure={failure} />}
          </Box>
          <Button type="submit" variant="contained" disabled={!canConfirm}>
            <span>{t(isBusy ? moveMessages.busy : moveMessages.confirm)}</span>
          </Button>
        </>
      }
    >
      {row && <CurrentVisit row={row} />}
      <TimeChooser {...props} choice={choice} ownPlace={row?.location?.id} failure={slotsFailure} />
    </Modal>
  );
}

/** Whose appointment it is, with whom, where and when. */
function CurrentVisit({ row }: { row: AppointmentRow }) {
  const t = useT();
  const named = (name: string | null, unknown: Message) => <OwnText>{name ?? t(unknown)}</OwnText>;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Sentence
        text={moveMessages.current}
        gaps={{
          patient: named(row.patientName, listMessages.unknownPatient),
          doctor: <OwnText>{t(calledDoctor(row.doctorName))}</OwnText>,
          place: named(row.locationName, listMessages.unknownLocation),
          date: t(longDate(row.date)),
          time: <bdi dir="ltr">{timeRange(row.startTime, row.endTime)}</bdi>,
        }}
      />
    </Box>
  );
}
