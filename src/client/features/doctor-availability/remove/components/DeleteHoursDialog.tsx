import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { hoursBetween } from '#client/features/doctor-availability/hours/calendar';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { spanSchema, type SpanFields } from '#client/features/doctor-availability/hours/validation';
import { isRange } from '#client/ui/dates/datePlanRules';
import { DateInput } from '#client/ui/form/DateInput';
import { Pair } from '#client/ui/form/Pair';
import { useErrorsInLanguage } from '#client/ui/form/useErrorsInLanguage';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';

interface DeleteHoursDialogProps {
  slots: readonly Availability[];
  /** Whether they are being deleted: the dialog has done its work then. */
  isSending: boolean;
  onSubmit: (from: DateText, to: DateText) => void;
  onClose: () => void;
}

/** Asks between which dates the free hours are to be deleted, and says how many these are. */
export function DeleteHoursDialog({ slots, isSending, onSubmit, onClose }: DeleteHoursDialogProps) {
  const t = useT();
  const form = useForm<SpanFields>({
    defaultValues: { startDate: '', endDate: '' },
    resolver: zodResolver(spanSchema(t)),
  });
  const { control, formState, handleSubmit, setError } = form;
  useErrorsInLanguage(form);
  const { startDate = '', endDate = '' } = useWatch({ control });
  const found = isRange(startDate, endDate) ? hoursBetween(slots, startDate, endDate) : null;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isSending) leave();
  }, [isSending]);
  const submit = handleSubmit((typed) => {
    if (found?.free.length === 0) setError('endDate', { message: t(availabilityMessages.noFreeHours) });
    else onSubmit(typed.startDate, typed.endDate);
  });
  return (
    <Modal
      title={t(availabilityMessages.deleteHours)}
      size="sm"
      isOpen
      isDirty={formState.isDirty}
      closeLabel={t(uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" color="error">
          {t(availabilityMessages.deleteHours)}
        </Button>
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{t(availabilityMessages.deleteHoursHint)}</Box>
      <Pair leastWidth={164}>
        <DateInput control={control} name="startDate" label={t(availabilityMessages.startDate)} isRequired />
        <DateInput control={control} name="endDate" label={t(availabilityMessages.endDate)} isRequired />
      </Pair>
      <Box role="status" sx={{ minHeight: 24 }}>
        {found && t(availabilityMessages.freeBetween, { free: found.free.length, booked: found.booked.length })}
      </Box>
    </Modal>
  );
}
