import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo, useMemo } from 'react';

import { FilterSelect } from '#client/ui/FilterSelect';
import { SearchBox } from '#client/ui/SearchBox';
import { useWords } from '#client/ui/useWords';
import type { StatusFilter } from '#contract/rules';
import { STATUS_FILTERS } from '#contract/rules';
import { messages, statusLabels } from '../messages';
import type { Period } from '../slice';

interface AppointmentsToolbarProps {
  period: Period;
  search: string;
  status: StatusFilter;
  /** How many rows are shown; `null` while that is not known. */
  count: number | null;
  /** These three stay the same functions, so that a key of the search draws only what it changes. */
  onPeriodChosen: (period: Period) => void;
  onSearchTyped: (text: string) => void;
  onStatusChosen: (status: StatusFilter) => void;
}

/** Upcoming or past, the search, the status filter, and how many rows that leaves (Spec 1 §2). */
export function AppointmentsToolbar({
  period,
  search,
  status,
  count,
  onPeriodChosen,
  onSearchTyped,
  onStatusChosen,
}: AppointmentsToolbarProps) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <PeriodSwitch period={period} onChosen={onPeriodChosen} />
      <SearchBox value={search} placeholder={words(messages.search)} onChange={onSearchTyped} />
      <StatusSelect status={status} onChosen={onStatusChosen} />
      <Box role="status" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
        {count !== null && words(messages.count, { count })}
      </Box>
    </Box>
  );
}

const PeriodSwitch = memo(function PeriodSwitch({
  period,
  onChosen,
}: {
  period: Period;
  onChosen: (period: Period) => void;
}) {
  const words = useWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={period}
      aria-label={words(messages.period)}
      onChange={(_, chosen: Period | null) => {
        if (chosen) onChosen(chosen);
      }}
    >
      <ToggleButton value="upcoming">{words(messages.upcoming)}</ToggleButton>
      <ToggleButton value="past">{words(messages.past)}</ToggleButton>
    </ToggleButtonGroup>
  );
});

const StatusSelect = memo(function StatusSelect({
  status,
  onChosen,
}: {
  status: StatusFilter;
  onChosen: (status: StatusFilter) => void;
}) {
  const words = useWords();
  const choices = useMemo(
    () => STATUS_FILTERS.map((choice) => ({ value: choice, label: words(statusLabels[choice]) })),
    [words],
  );
  return (
    <FilterSelect
      label={words(messages.status)}
      value={status}
      choices={choices}
      width={160}
      onChange={(chosen) => {
        onChosen(chosen as StatusFilter);
      }}
    />
  );
});
