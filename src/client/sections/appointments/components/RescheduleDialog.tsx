import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { addDays, dayAndMonth, longDate, timeRange, weekdayName } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { Modal } from '#client/ui/layout/Modal';
import { useT } from '#client/ui/useT';
import type { DateText, Id } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import type { Slot } from '../events';
import { messages as sectionMessages, rescheduleMessages as messages } from '../messages';
import { slotKey } from '../reschedule/slots';
import type { AppointmentRow } from '../rows';

/** A slot, and whether the doctor is expected elsewhere at that time. */
export interface OfferedSlot {
  slot: Slot;
  isClashing: boolean;
}

interface RescheduleDialogProps {
  /** The appointment as it is now; `null` when it is no longer known. */
  row: AppointmentRow | null;
  today: DateText;
  date: DateText | null;
  /** The slots of the chosen date; `null` until they have arrived. */
  slots: readonly OfferedSlot[] | null;
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
  const { row, today, date, slots, failure, isBusy, onDateChosen, onConfirmed, onClose } = props;
  const t = useT();
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const chosen = slots?.find(({ slot }) => slotKey(slot) === chosenKey) ?? null;
  const confirm = () => {
    if (chosen && !isBusy) onConfirmed(chosen.slot);
  };
  return (
    <Modal
      title={t(messages.title)}
      size="md"
      isOpen
      onClose={onClose}
      onSubmit={confirm}
      actions={
        <>
          <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
            {chosen?.isClashing && (
              <Alert severity="warning" sx={{ paddingBlock: 0 }}>
                {t(messages.clashWarning)}
              </Alert>
            )}
            {failure && <ErrorPanel failure={failure} />}
          </Box>
          <Button type="submit" variant="contained" disabled={!chosen || isBusy}>
            {t(isBusy ? messages.busy : messages.confirm)}
          </Button>
        </>
      }
    >
      {row && <Current row={row} />}
      <Group label={t(messages.chooseDate)} columns="repeat(auto-fill, minmax(68px, 1fr))">
        {Array.from({ length: RESCHEDULE_DAYS }, (_, day) => addDays(today, day)).map((day) => (
          <Choice
            key={day}
            isChosen={day === date}
            isDisabled={isBusy}
            onChosen={() => {
              onDateChosen(day);
            }}
          >
            <span className="quiet">{t(weekdayName(day))}</span>
            <span>{t(dayAndMonth(day))}</span>
          </Choice>
        ))}
      </Group>
      <Slots {...props} chosenKey={chosenKey} onSlotChosen={setChosenKey} />
    </Modal>
  );
}

function Current({
  row: { patientName, doctorName, locationName, date, startTime, endTime },
}: {
  row: AppointmentRow;
}) {
  const t = useT();
  const patient = patientName ?? t(sectionMessages.unknownPatient);
  const doctor = doctorName ?? t(sectionMessages.unknownDoctor);
  const place = locationName ?? t(sectionMessages.unknownLocation);
  const names = { patient: <bdi>{patient}</bdi>, doctor: <bdi>{doctor}</bdi>, place: <bdi>{place}</bdi> };
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <FormattedMessage
        {...messages.current}
        values={{ ...names, date: t(longDate(date)), time: timeRange(startTime, endTime) }}
      />
    </Box>
  );
}

type SlotsProps = RescheduleDialogProps & { chosenKey: string | null; onSlotChosen: (key: string) => void };

function Slots({
  row,
  date,
  slots,
  slotsFailure,
  locationNames,
  isBusy,
  chosenKey,
  onSlotChosen,
  onDateChosen,
}: SlotsProps) {
  const t = useT();
  if (!date) return <Box sx={{ color: 'text.secondary' }}>{t(messages.dateFirst)}</Box>;
  if (!slots && slotsFailure)
    return (
      <ErrorPanel
        failure={slotsFailure}
        onRetry={() => {
          onDateChosen(date);
        }}
      />
    );
  if (!slots) return <Spinner label={t(messages.loadingSlots)} />;
  if (slots.length === 0) return <Box role="status">{t(messages.noSlots)}</Box>;
  const hasSeveralPlaces =
    new Set([row?.location?.id, ...slots.map(({ slot }) => slot.locationId)].map(String)).size > 1;
  return (
    <Group label={t(messages.chooseSlot)} columns="repeat(auto-fill, minmax(118px, 1fr))">
      {slots.map(({ slot, isClashing }) => {
        const key = slotKey(slot);
        const place = hasSeveralPlaces ? placeOf(slot.locationId) : null;
        return (
          <Choice
            key={key}
            isChosen={key === chosenKey}
            isMarked={isClashing}
            isDisabled={isBusy}
            onChosen={() => {
              onSlotChosen(key);
            }}
          >
            <span>{timeRange(slot.startTime, slot.endTime)}</span>
            {place && (
              <span className="quiet" dir="auto">
                {place}
              </span>
            )}
            {isClashing && <span>{t(messages.clash)}</span>}
          </Choice>
        );
      })}
    </Group>
  );

  function placeOf(id: Id | null): string | null {
    return id === null ? null : locationNames[id] || t(messages.place, { id });
  }
}

function Group({ label, columns, children }: { label: string; columns: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1 }}>{children}</Box>
    </Box>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  isMarked?: boolean;
  isDisabled: boolean;
  onChosen: () => void;
  children: ReactNode;
}

function Choice({ isChosen, isMarked = false, isDisabled, onChosen, children }: ChoiceProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-pressed={isChosen}
      color={isMarked ? 'warning' : 'primary'}
      disabled={isDisabled}
      onClick={onChosen}
      sx={{
        flexDirection: 'column',
        minWidth: 0,
        lineHeight: 1.35,
        fontVariantNumeric: 'tabular-nums',
        borderStyle: isMarked ? 'dashed' : 'solid',
        '&[aria-pressed="true"]': {
          bgcolor: 'accentSoft',
          outline: 2,
          outlineColor: 'primary.main',
          outlineStyle: 'solid',
          outlineOffset: -2,
        },
      }}
    >
      {children}
    </Button>
  );
}
