import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { namesIn } from '#client/lib/collation';
import type { SecondLine } from '#client/lib/namesakes';
import type { Text } from '#client/lib/text';
import { clashesChosen, selectIsClashesOnly } from '#client/sections/appointments/clashes/first';
import { selectClashCount } from '#client/sections/appointments/clashes/listed';
import { clashCount } from '#client/sections/appointments/clashes/messages';
import { selectIsBoard, selectIsWeek } from '#client/sections/appointments/list/address';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import { selectLanguage } from '#client/state/language';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { doctorFilterChosen, locationFilterChosen } from '../events';
import { selectFilters } from '../selectors';
import { selectNamedInList } from '../shownRows';
import { DatesFilter } from './DatesFilter';
import { selectDoctorLines } from './doctorLines';
import { FilterPicker } from './FilterPicker';
import { viewMessages } from './messages';

/** The filters by doctor, location and dates, and of what clashes. */
export function ViewFilters({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const filters = useSelector(selectFilters);
  const { doctors, locations } = useSelected(selectNamedInList, today);
  const lines = useSelected(selectDoctorLines, today);
  const doctorChoices = useChoices(doctors, calledDoctor, lines);
  // The board of a week has a field of its own for its doctor.
  const isWeek = useSelector(selectIsWeek);
  // That of a day says its day itself.
  const isBoard = useSelector(selectIsBoard);
  return (
    <>
      {!isWeek && (
        <FilterPicker
          label={t(listMessages.doctor)}
          value={filters.doctor}
          choices={doctorChoices}
          onChosen={(doctor) => dispatch(doctorFilterChosen(doctor))}
        />
      )}
      <FilterPicker
        label={t(listMessages.location)}
        value={filters.location}
        choices={useChoices(locations)}
        onChosen={(location) => dispatch(locationFilterChosen(location))}
      />
      {!isBoard && <DatesFilter />}
      <ClashesFilter today={today} />
    </>
  );
}

const NO_LINES: ReadonlyMap<string, SecondLine> = new Map();

/** Things by id as the choices of a picker, in the order of the language, with what tells namesakes apart. */
function useChoices(
  names: ReadonlyMap<string, string>,
  called: (name: string) => Text = String,
  lines: ReadonlyMap<string, SecondLine> = NO_LINES,
) {
  const t = useT();
  const language = useSelector(selectLanguage);
  return useMemo(() => {
    const compare = namesIn(language);
    const choices = [...names].map(([id, name]) => ({
      id,
      name: t(called(name)),
      ...(lines.get(id)?.isNamesake && { line: lines.get(id)?.line }),
    }));
    return choices.sort((one, other) => compare(one.name, other.name));
  }, [t, called, language, names, lines]);
}

/** Narrows the list to appointments that clash, and says how many clashes the period has; not there where none. */
function ClashesFilter({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const count = useSelected(selectClashCount, today);
  const isOn = useSelector(selectIsClashesOnly);
  if (!count && !isOn) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color={isOn ? 'primary' : 'inherit'}
      aria-pressed={isOn}
      sx={{ '&[aria-pressed="true"]': { bgcolor: 'accentSoft' } }}
      onClick={() => dispatch(clashesChosen(!isOn))}
    >
      <span>{count === null ? t(viewMessages.clashes) : t(clashCount, { count })}</span>
    </Button>
  );
}
