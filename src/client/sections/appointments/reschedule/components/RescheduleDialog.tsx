import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { FirstFree, type Scope } from '#client/features/first-free';
import { hoursOfSlot, slotKey, type Slot } from '#client/hours/slots';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import type { Failure } from '#client/lib/errors';
import type { Text } from '#client/lib/text';
import type { FreeTimes } from '#client/sections/appointments/list/events';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { DateText } from '#contract/common';
import { moveMessages } from '../messages';
import { CurrentVisit } from './CurrentVisit';
import { SlotChoices, type OfferedSlot } from './SlotChoices';
import { WeeksOfDates } from './WeeksOfDates';

interface RescheduleDialogProps {
  /** The appointment as it is now; `null` when it is no longer known. */
  row: AppointmentRow | null;
  /** The first date that is offered, and how many there are: thirty (Spec 1 §2), unless they would end too early. */
  today: DateText;
  days?: number;
  date: DateText | null;
  /** How many free times each date has, `null` while they are not counted. */
  freeTimes: FreeTimes | null;
  /** Where the first free time is looked for; `null` where it cannot be. */
  scope: Scope | null;
  /** The slot that is chosen at first. */
  initialSlot: Slot | null;
  /** The slots of the chosen date; `null` until they have arrived. */
  slots: readonly OfferedSlot[] | null;
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
  const { row, date, slots, now, scope, initialSlot, failure, isBusy, onDateChosen, onConfirmed, onClose } = props;
  const t = useT();
  const [wanted, setWanted] = useState(initialSlot);
  const [pressedDate, setPressedDate] = useState<DateText | null>(null);
  const chooseDate = (date: DateText) => {
    setPressedDate(date);
    onDateChosen(date);
  };
  const chosenKey = wanted && slotKey(wanted);
  const chosen = slots?.find(({ slot }) => slotKey(slot) === chosenKey) ?? null;
  const canConfirm = chosen !== null && !chosen.isPlanned && !isBusy;
  const isMissing = slots !== null && chosen === null && wanted?.date === date;
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
            sx={{ flex: { xs: '1 0 100%', sm: 1 }, display: 'grid', gap: 1, '&:empty': { display: { xs: 'none' } } }}
          >
            {chosen?.isPlanned && <Warning text={moveMessages.plannedWarning} />}
            {chosen?.isClashing && <Warning text={moveMessages.clashWarning} />}
            {isMissing && !failure && <MissingWarning slot={wanted} now={now} />}
            {failure && <ErrorPanel failure={failure} />}
          </Box>
          <Button type="submit" variant="contained" disabled={!canConfirm}>
            <span>{t(isBusy ? moveMessages.busy : moveMessages.confirm)}</span>
          </Button>
        </>
      }
    >
      {row && <CurrentVisit row={row} />}
      <Box sx={{ position: 'relative' }}>
        <WeeksOfDates {...props} onDateChosen={chooseDate} />
        {scope && !isBusy && (
          // Beside the label, and after the dates for the Tab key, which leads from a time on to Confirm.
          <Box sx={{ position: 'absolute', insetBlockStart: -6, insetInlineEnd: 0 }}>
            <FirstFree
              scope={scope}
              size="small"
              onTimeChosen={({ slot }) => {
                setWanted(slot);
                chooseDate(slot.date);
              }}
            />
          </Box>
        )}
      </Box>
      <Slots {...props} chosenKey={chosenKey} isDatePressed={pressedDate === date} onSlotChosen={setWanted} />
    </Modal>
  );
}

/** Why a chosen time is no longer among those that can be had. */
function MissingWarning({ slot, now }: { slot: Slot; now: number }) {
  const isOver = hasBegun(hoursOfSlot(slot), clinicTimeAt(new Date(now)));
  return <Warning text={isOver ? moveMessages.chosenBegun : moveMessages.chosenGone} />;
}

/** Something to know before Confirm, which it does not block. */
function Warning({ text }: { text: Text }) {
  const t = useT();
  return <PlainAlert severity="warning">{t(text)}</PlainAlert>;
}

interface SlotsProps extends RescheduleDialogProps {
  chosenKey: string | null;
  /** Whether a person has just pressed the date, and is on the way to its slots. */
  isDatePressed: boolean;
  onSlotChosen: (slot: Slot | null) => void;
}

/** The slots of the chosen date, or why there are none to choose from (Spec 1 §8). */
function Slots(props: SlotsProps) {
  const { date, slots, slotsFailure, onDateChosen } = props;
  const t = useT();
  if (!date) return <Box sx={{ color: 'text.secondary' }}>{t(moveMessages.dateFirst)}</Box>;
  if (!slots && slotsFailure) return <ErrorPanel failure={slotsFailure} onRetry={() => onDateChosen(date)} />;
  if (!slots) return <Spinner label={t(moveMessages.loadingSlots)} />;
  if (slots.length === 0) return <Box role="status">{t(moveMessages.noSlots)}</Box>;
  return <SlotChoices key={date} {...props} slots={slots} />;
}
