import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { plainDate } from '#client/lib/dates';
import { namesInARow, say, type Text } from '#client/lib/text';
import { selectIsClashesOnly } from '#client/sections/appointments/clashes/selectors';
import { selectSearch, selectStatusFilter } from '#client/sections/appointments/list/address';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages, statusLabels } from '#client/sections/appointments/list/messages';
import { viewMessages } from '#client/sections/appointments/view/late/messages';
import { selectFilters } from '#client/sections/appointments/view/selectors';
import { selectNamedInList } from '#client/sections/appointments/view/shownRows';
import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import { figuresMessages } from './messages';

/** What the pictures are narrowed to, in words; `null` where nothing narrows them. */
export function useActiveFilters(today: DateText): Text | null {
  const { doctor, location, from, to } = useSelector(selectFilters);
  const { doctors, locations } = useSelected(selectNamedInList, today);
  const search = useSelector(selectSearch);
  const status = useSelector(selectStatusFilter);
  const isClashesOnly = useSelector(selectIsClashesOnly);
  return useMemo(() => {
    const doctorName = doctors.get(doctor);
    const active = [
      { name: figuresMessages.searched, value: search.trim() },
      { name: listMessages.status, value: status === 'all' ? '' : statusLabels[status] },
      { name: listMessages.doctor, value: doctorName === undefined ? '' : calledDoctor(doctorName) },
      { name: listMessages.location, value: locations.get(location) ?? '' },
      { name: viewMessages.from, value: from && plainDate(from) },
      { name: viewMessages.to, value: to && plainDate(to) },
    ]
      .filter(({ value }) => value !== '')
      .map((filter) => say(figuresMessages.filter, filter));
    const all = isClashesOnly ? [...active, viewMessages.clashes] : active;
    return all.length > 0 ? namesInARow(all, all.length) : null;
  }, [doctor, location, from, to, doctors, locations, search, status, isClashesOnly]);
}
