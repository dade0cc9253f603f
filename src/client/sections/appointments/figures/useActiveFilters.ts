import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { plainDate } from '#client/lib/dates';
import { namesInARow, say, type Text } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import { selectIsClashesOnly } from '../clashes/first';
import { selectSearch, selectStatusFilter } from '../list/address';
import { calledDoctor } from '../list/calledDoctor';
import { listMessages, statusLabels } from '../list/messages';
import { viewMessages } from '../view/filters/messages';
import { selectFilters } from '../view/selectors';
import { selectNamedInList } from '../view/shownRows';
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
