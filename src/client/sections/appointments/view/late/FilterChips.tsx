import { X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { plainDate } from '#client/lib/dates';
import { titledDoctor } from '#client/lib/doctorName';
import { clashesChosen } from '#client/sections/appointments/clashes/events';
import { selectIsClashesOnly } from '#client/sections/appointments/clashes/selectors';
import { selectStatusFilter } from '#client/sections/appointments/list/address';
import { statusChosen, filtersCleared } from '#client/sections/appointments/list/events';
import { listMessages, statusLabels } from '#client/sections/appointments/list/messages';
import { useSelected } from '#client/state/useSelected';
import { OwnText } from '#client/ui/OwnText';
import { PlainButton } from '#client/ui/plain/PlainButton';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { doctorFilterChosen, fromChosen, locationFilterChosen, toChosen } from '../events';
import type { Filters } from '../filters';
import { selectNamedInList } from '../shownRows';
import { selectDoctorLines } from './doctorLines';
import styles from './FilterChips.module.css';
import { viewMessages } from './messages';

/** What the list is narrowed to, each with a button that widens it again; nothing where nothing narrows it. */
export function FilterChips({ today, filters }: { today: DateText; filters: Filters }) {
  const t = useT();
  const dispatch = useDispatch();
  const status = useSelector(selectStatusFilter);
  const { doctors, locations } = useSelected(selectNamedInList, today);
  const isClashesOnly = useSelector(selectIsClashesOnly);
  const { doctor, location, from, to } = filters;
  const told = useSelected(selectDoctorLines, today).get(doctor);
  const called = [t(titledDoctor(doctors.get(doctor) ?? '') ?? ''), told?.isNamesake && told.line]
    .filter(Boolean)
    .join(' · ');
  const chips = [
    { name: listMessages.status, value: status === 'all' ? '' : t(statusLabels[status]), off: statusChosen('all') },
    { name: listMessages.doctor, value: called, off: doctorFilterChosen('') },
    { name: listMessages.location, value: locations.get(location), off: locationFilterChosen('') },
    { name: viewMessages.from, value: from && t(plainDate(from)), off: fromChosen('') },
    { name: viewMessages.to, value: to && t(plainDate(to)), off: toChosen('') },
    { name: viewMessages.clashes, value: isClashesOnly ? t(viewMessages.clashesOnly) : '', off: clashesChosen(false) },
  ].filter(({ value }) => value);
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={t(viewMessages.filters)} className={styles.chips}>
      {chips.map(({ name, value, off }) => (
        <PlainButton
          key={name.id}
          variant="outlined"
          title={t(viewMessages.removeFilter)}
          onClick={() => dispatch(off)}
        >
          <OwnText>
            {name === viewMessages.clashes ? value : t(viewMessages.filter, { name: t(name), value: value || '' })}
          </OwnText>
          <X size={13} aria-hidden />
        </PlainButton>
      ))}
      <PlainButton onClick={() => dispatch(filtersCleared({ andSearch: false }))}>
        {t(viewMessages.clearFilters)}
      </PlainButton>
    </div>
  );
}
