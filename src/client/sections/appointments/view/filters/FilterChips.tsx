import { X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { clockTime, dayOf, momentDate, plainDate } from '#client/lib/dates';
import { titledDoctor } from '#client/lib/doctorName';
import { momentOf } from '#client/lib/zone';
import { clashesChosen, selectIsClashesOnly } from '#client/sections/appointments/clashes/first';
import { selectClashCount } from '#client/sections/appointments/clashes/listed';
import {
  selectCountedText,
  selectDay,
  selectShownAs,
  selectPeriod,
  selectStatusFilter,
} from '#client/sections/appointments/list/address';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { filtersCleared, periodChosen, statusChosen } from '#client/sections/appointments/list/events';
import { listMessages, statusLabels } from '#client/sections/appointments/list/messages';
import { DoctorMenu } from '#client/sections/appointments/list/patients/DoctorMenu';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { useIsPhone } from '#client/ui/page/useMedia';
import { PlainButton } from '#client/ui/plain/PlainButton';
import type { DateText } from '#contract/common';
import { doctorFilterChosen, fromChosen, locationFilterChosen, toChosen } from '../events';
import { markLeft } from '../marks/events';
import { markIn, momentIn } from '../marks/marks';
import { cellText, pictureTitles } from '../marks/texts';
import { selectFilters } from '../selectors';
import { selectDates, selectNamedInList } from '../shownRows';
import { selectDoctorLines } from './doctorLines';
import styles from './FilterChips.module.css';
import { viewMessages } from './messages';

/**
 * What the list is narrowed to beside its status, each with a button that widens it again, and what can be done about
 * the doctor or the place that it is narrowed to.
 */
export function FilterChips({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const { doctors, locations } = useSelected(selectNamedInList, today);
  const view = useSelector(selectShownAs);
  const isBoard = view === 'board';
  const { doctor, location, from, to } = useSelector(selectFilters);
  const doctorName = doctors.get(doctor);
  // On a phone their fields are in the sheet, and say nothing while that is closed.
  const isPhone = useIsPhone();
  const status = useSelector(selectStatusFilter);
  const isClashesOnly = useSelector(selectIsClashesOnly);
  const period = useSelector(selectPeriod);
  const told = useSelected(selectDoctorLines, today).get(doctor);
  const called = [t(titledDoctor(doctorName ?? '') ?? ''), told?.isNamesake && told.line].filter(Boolean).join(' · ');
  const counted = useCounted(doctors, today);
  const clashes = useSelected(selectClashCount, today);
  const chips = [
    {
      name: listMessages.period,
      value: isPhone && !isBoard && period === 'past' ? t(listMessages.past) : '',
      off: periodChosen('upcoming'),
    },
    {
      name: listMessages.status,
      value: isPhone && status !== 'all' ? t(statusLabels[status]) : '',
      off: statusChosen('all'),
    },
    { name: viewMessages.clashes, value: isClashesOnly ? String(clashes ?? '…') : '', off: clashesChosen(false) },
    { name: counted.picture, value: counted.cell, off: markLeft() },
    { name: listMessages.doctor, value: called, off: doctorFilterChosen('') },
    { name: listMessages.location, value: locations.get(location), off: locationFilterChosen('') },
    // The board and the figures say their days themselves.
    ...(isBoard || view === 'figures'
      ? []
      : [
          { name: viewMessages.from, value: from && t(plainDate(from)), off: fromChosen('') },
          { name: viewMessages.to, value: to && t(plainDate(to)), off: toChosen('') },
        ]),
  ].filter(({ value }) => value);
  return (
    <>
      {chips.length > 0 && (
        <div role="group" aria-label={t(viewMessages.filters)} className={styles.chips}>
          {chips.map(({ name, value, off }) => (
            <Chip key={name.id} name={t(name)} value={value || ''} onRemoved={() => dispatch(off)} />
          ))}
          <PlainButton onClick={() => dispatch(filtersCleared({ andSearch: false }))}>
            {t(viewMessages.clearFilters)}
          </PlainButton>
        </div>
      )}
      <AboutThem today={today} />
    </>
  );
}

/** What can be done about the doctor or the place; the heads of the board have the menus of its doctors. */
function AboutThem({ today }: { today: DateText }) {
  const { doctors, locations } = useSelected(selectNamedInList, today);
  const { doctor, location } = useSelector(selectFilters);
  const isBoard = useSelector(selectShownAs) === 'board';
  const { from } = useSelected(selectDates, today);
  const boardDay = useSelected(selectDay, today);
  const shown = isBoard ? boardDay : from;
  const asked = isBoard ? undefined : doctors.get(doctor);
  const place = locations.get(location);
  return (
    <DoctorMenu
      about={asked === undefined ? (place ?? '') : calledDoctor(asked)}
      doctor={asked === undefined ? undefined : doctor}
      place={place === undefined ? undefined : location}
      day={shown > today ? shown : today}
      today={today}
    />
  );
}

/** What the list is narrowed to, by what and to which of it: a mark of a picture, or what has changed since a time. */
function useCounted(doctors: ReadonlyMap<string, string>, today: DateText) {
  const t = useT();
  const text = useSelector(selectCountedText);
  const mark = markIn(text);
  const since = momentIn(text);
  if (since !== null) {
    const [at, date] = [momentOf(since), t(momentDate(since))];
    const isToday = dayOf(at) === today;
    return { picture: viewMessages.changedSince, cell: [!isToday && date, clockTime(at)].filter(Boolean).join(' ') };
  }
  return mark
    ? { picture: pictureTitles[mark.picture], cell: t(cellText(mark, (id) => doctors.get(id))) }
    : { picture: viewMessages.picture, cell: text };
}

interface ChipProps {
  name: string;
  value: string;
  onRemoved: () => void;
}

/** One filter, and what it is set to, on the button that removes it. */
function Chip({ name, value, onRemoved }: ChipProps) {
  const t = useT();
  return (
    <PlainButton variant="outlined" title={t(viewMessages.removeFilter)} onClick={onRemoved}>
      <span>{t(viewMessages.chip, { name, value })}</span>
      <X size={13} aria-hidden />
    </PlainButton>
  );
}
