import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { useFanOut, useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { draftTaken, formLeft } from '#client/state/formEvents';
import { selectDraft } from '#client/state/forms/forms';
import { useSelected } from '#client/state/useSelected';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import type { Id } from '#contract/common';
import { planSubmitted, type Target } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { selectAddedDays, selectIsAllThere } from '../hours/selectors';
import { AvailabilityForm, type AvailabilityFormProps } from './components/AvailabilityForm';

/** What the form asks for besides the hours, and for whom they are added. */
export interface AddAvailabilitiesProps extends Omit<
  AvailabilityFormProps,
  'isLocked' | 'isAllThere' | 'draft' | 'onLeft' | 'onSubmit'
> {
  /** Names the ledger that the form fills, such as that of a doctor at a location. */
  scope: string;
  /** Where these slots are, and whether they have been read since the last plan: what that has added is known. */
  calendarsOf: { locationId: Id; areRead: boolean };
  targetOf: (choices: { location: string; skipExisting: boolean }) => Target;
  /** Whether what was typed is kept for the next time, because the form is left without a question. */
  keepsDraft?: boolean;
}

/** The form Add Availability, and under it the ledger of what it has sent (Spec 1 §2; decisions: fan-outs). */
export function AddAvailabilities({
  scope,
  calendars,
  calendarsOf: { locationId, areRead },
  targetOf,
  keepsDraft = false,
  ...form
}: AddAvailabilitiesProps) {
  const dispatch = useDispatch();
  const key = doctorAvailabilityKeys.add(scope);
  const added = useSelected(selectAddedDays, key, locationId);
  const known = useMemo(
    () => (areRead ? calendars : calendars?.map((days) => [...days, ...added])),
    [calendars, areRead, added],
  );
  const { isSending } = useFanOutStatus(key);
  const isAllThere = useSelected(selectIsAllThere, key);
  const draft = useSelected(selectDraft, key);
  const isTaken = keepsDraft && draft !== undefined;
  useEffect(() => {
    if (isTaken) dispatch(draftTaken(key));
  }, [dispatch, isTaken, key]);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <AvailabilityForm
        {...form}
        calendars={known}
        {...(keepsDraft && { draft, onLeft: (typed) => dispatch(formLeft(key, typed)) })}
        isLocked={isSending}
        isAllThere={isAllThere}
        onSubmit={(plan, choices) => dispatch(planSubmitted({ scope, target: targetOf(choices), plan }))}
      />
      <SentBefore ledgerKey={key} />
    </Box>
  );
}

/** What became of what was sent last. */
function SentBefore({ ledgerKey }: { ledgerKey: string }) {
  const { panel } = useFanOut(ledgerKey);
  if (!panel) return null;
  return (
    <>
      <Divider />
      <FanOutPanel {...panel} />
    </>
  );
}
