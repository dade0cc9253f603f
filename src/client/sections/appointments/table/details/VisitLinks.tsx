import { CalendarPlus, CalendarSync, History, UserSearch } from 'lucide-react';
import { useDispatch } from 'react-redux';

import { appointments } from '#client/entities/appointments';
import {
  allVisitsChosen,
  bookingChosen,
  followUpChosen,
  freedBy,
  patientLabels,
  soonerChosen,
} from '#client/sections/appointments/list/patients/patients';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { useT } from '#client/ui/language/useT';
import { PlainButton } from '#client/ui/plain/PlainButton';
import type { Id } from '#contract/common';

/** What leads from an appointment on: to all visits of its patient, another one, and who could come in its place. */
export function useVisitOffers(id: Id) {
  const now = useMinute();
  const visit = useSelected(appointments.selectById, id);
  if (!visit) return [];
  const { user_id: patient } = visit;
  const free = freedBy(visit, new Date(now));
  return [
    ...(patient ? [{ label: patientLabels.all, Icon: History, event: allVisitsChosen(String(patient)) }] : []),
    ...(patient
      ? [{ label: patientLabels.book, Icon: CalendarPlus, event: bookingChosen({ patient: String(patient) }) }]
      : []),
    ...(patient && visit.doctor_id
      ? [{ label: patientLabels.followUp, Icon: CalendarSync, event: followUpChosen(id) }]
      : []),
    ...(free ? [{ label: patientLabels.sooner, Icon: UserSearch, event: soonerChosen(free) }] : []),
  ];
}

/** The same as buttons. */
export function VisitLinks({ id }: { id: Id }) {
  const t = useT();
  const dispatch = useDispatch();
  return useVisitOffers(id).map(({ label, event }) => (
    <PlainButton key={label.id} variant="outlined" aria-haspopup="dialog" onClick={() => dispatch(event)}>
      {t(label)}
    </PlainButton>
  ));
}
