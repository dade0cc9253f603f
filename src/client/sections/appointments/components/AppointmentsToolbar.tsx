import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import type { StatusFilter } from '../../../../contract/rules';
import { STATUS_FILTERS } from '../../../../contract/rules';
import { SearchBox } from '../../../ui/SearchBox';
import { useWords } from '../../../ui/useWords';
import { messages, statusLabels } from '../messages';
import type { Period } from '../slice';

interface AppointmentsToolbarProps {
  period: Period;
  search: string;
  status: StatusFilter;
  /** How many rows are shown; `null` while that is not known. */
  count: number | null;
  onPeriodChosen: (period: Period) => void;
  onSearchTyped: (text: string) => void;
  onStatusChosen: (status: StatusFilter) => void;
}

/** Upcoming or past, the search, the status filter, and how many rows that leaves (Spec 1 §2). */
export function AppointmentsToolbar({ period, search, status, count, onPeriodChosen, onSearchTyped, onStatusChosen }: AppointmentsToolbarProps) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={period}
        aria-label={words(messages.period)}
        onChange={(_, chosen: Period | null) => { if (chosen) onPeriodChosen(chosen); }}
      >
        <ToggleButton value="upcoming">{words(messages.upcoming)}</ToggleButton>
        <ToggleButton value="past">{words(messages.past)}</ToggleButton>
      </ToggleButtonGroup>
      <SearchBox value={search} placeholder={words(messages.search)} onChange={onSearchTyped} />
      <TextField
        select
        size="small"
        label={words(messages.status)}
        value={status}
        onChange={(event) => { onStatusChosen(event.target.value as StatusFilter); }}
        sx={{ width: 160 }}
      >
        {STATUS_FILTERS.map((choice) => <MenuItem key={choice} value={choice}>{words(statusLabels[choice])}</MenuItem>)}
      </TextField>
      <Box role="status" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
        {count !== null && words(messages.count, { count })}
      </Box>
    </Box>
  );
}
