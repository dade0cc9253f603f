import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import { doctors as directoryDoctors } from '#client/entities/clinic';
import { fullName } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { useToday } from '#client/ui/clock/useClock';
import { useT } from '#client/ui/language/useT';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { chooserMessages } from '../chooser/messages';
import type { ListRoot } from '../list/selectors';
import { selectLocationNames } from '../reschedule/moving';
import { selectDoctorLines } from '../view/filters/doctorLines';
import { FilterPicker, type FilterChoice } from '../view/filters/FilterPicker';
import { selectNamedInList } from '../view/shownRows';
import { bookingMessages } from './messages';
import { selectLatestVisit, selectPatientChoices } from './selectors';

interface WhoFieldsProps {
  /** A visit of the patient. */
  of: StoredAppointment | null;
  isPatientSettled: boolean;
  doctor: Id | null;
  place: Id | null;
  /** The hours of the doctor, whose places can be chosen. */
  hours: readonly Availability[];
  isBusy: boolean;
  onPatientChosen: (visit: StoredAppointment | null) => void;
  onDoctorChosen: (doctor: Id | null) => void;
  onPlaceChosen: (place: Id | null) => void;
}

/** The patient where that is still open, the doctor, and the place where there are several. */
export function WhoFields(props: WhoFieldsProps) {
  const { of, isPatientSettled, doctor, place, hours, isBusy, onPatientChosen, onDoctorChosen, onPlaceChosen } = props;
  const t = useT();
  const store = useStore<ListRoot>();
  const today = useToday();
  const patients = useSelector(selectPatientChoices);
  const { doctors } = useSelected(selectNamedInList, today);
  const lines = useSelected(selectDoctorLines, today);
  const asked = useSelected(directoryDoctors.selectById, doctor);
  const names = useSelector(selectLocationNames);
  const doctorChoices = useMemo(() => {
    const known = [...doctors].map(([id, name]): FilterChoice => ({ id, name, line: lines.get(id)?.line }));
    // One whom the list does not name was found by the search for the first free time.
    const other =
      doctor !== null && !doctors.has(String(doctor)) && asked ? [{ id: String(doctor), name: fullName(asked) }] : [];
    return [...other, ...known.sort((a, b) => (a.name < b.name ? -1 : 1))];
  }, [doctors, lines, doctor, asked]);
  const places = placesIn(hours).map((id) => ({
    id,
    name: names[id] || t(chooserMessages.place, { id }),
  }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 1.5 }}>
      {!isPatientSettled && (
        <FilterPicker
          label={t(bookingMessages.patient)}
          value={of ? String(of.user_id) : ''}
          choices={patients}
          isFirst
          isDisabled={isBusy}
          onChosen={(id) => onPatientChosen(selectLatestVisit(store.getState(), id) ?? null)}
        />
      )}
      <FilterPicker
        label={t(bookingMessages.doctor)}
        value={doctor === null ? '' : String(doctor)}
        choices={doctorChoices}
        isFirst={isPatientSettled}
        isDisabled={isBusy}
        onChosen={(id) => onDoctorChosen(id || null)}
      />
      {places.length > 1 && (
        <FilterPicker
          label={t(bookingMessages.place)}
          value={place === null ? '' : String(place)}
          choices={places}
          isDisabled={isBusy}
          onChosen={(id) => onPlaceChosen(id || null)}
        />
      )}
    </Box>
  );
}

/** The places of some hours, by the texts of their ids. */
function placesIn(hours: readonly Availability[]): string[] {
  return [...new Set(hours.flatMap(({ location_id }) => (location_id ? [String(location_id)] : [])))];
}
