import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Text } from '#client/lib/text';
import { weekOf } from '#client/lib/week';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import { useTightTools } from '#client/sections/appointments/list/useTightTools';
import { DateFilter } from '#client/ui/form/DateFilter';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import { UNSEEN } from '#client/ui/page/Unseen';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import type { DateText } from '#contract/common';
import { boardMessages } from '../messages';

interface DayToolbarProps {
  day: DateText;
  today: DateText;
  /** How many patients come, in words; the heads say the others. */
  count: Text;
  /** The doctor of the week; `null` on the board of a day. */
  weekDoctor: string | null;
  doctors: readonly { id: string; name: string | null; line?: string | undefined }[];
  onDayChosen: (day: DateText) => void;
  /** So many days, or weeks, further. */
  onStepped: (steps: number) => void;
  onWeekToggled: () => void;
  onDoctorChosen: (doctor: string) => void;
  /** A button at its end. */
  children: ReactNode;
}

/** Which day, or whose week, the board shows; it stands in the row of tools, how many a day has at its end. */
export function DayToolbar(props: DayToolbarProps) {
  const { day, today, count, weekDoctor, doctors, onDayChosen, onStepped, onWeekToggled, onDoctorChosen, children } =
    props;
  const t = useT();
  const isWeek = weekDoctor !== null;
  const isTight = useTightTools();
  const isToday = isWeek ? weekOf(day).includes(today) : day === today;
  return (
    <>
      <Box role="group" sx={{ display: 'flex', alignItems: 'center' }}>
        <IconAction
          label={t(isWeek ? boardMessages.previousWeek : boardMessages.previousDay)}
          icon={<ChevronLeft size={18} />}
          onClick={() => onStepped(-1)}
        />
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-pressed={isToday}
          sx={{ '&[aria-pressed="true"]': { color: 'primary.main', bgcolor: 'accentSoft' } }}
          onClick={() => onDayChosen(today)}
        >
          {t(boardMessages.today)}
        </Button>
        <IconAction
          label={t(isWeek ? boardMessages.nextWeek : boardMessages.nextDay)}
          icon={<ChevronRight size={18} />}
          onClick={() => onStepped(1)}
        />
      </Box>
      <Box sx={{ width: 150, '@media (pointer: coarse), (hover: none)': { width: 172 } }}>
        <DateFilter name="day" label={t(boardMessages.day)} date={day} isRequired onChosen={onDayChosen} />
      </Box>
      <ToggleButton size="small" color="primary" value="week" selected={isWeek} onChange={onWeekToggled}>
        {t(boardMessages.week)}
      </ToggleButton>
      {isWeek && (
        <FilterSelect
          label={t(listMessages.doctor)}
          width={164}
          value={weekDoctor}
          choices={doctors.map(({ id, name, line }) => ({
            value: id,
            label: [t(calledDoctor(name)), line].filter(Boolean).join(' · '),
          }))}
          onChange={onDoctorChosen}
        />
      )}
      {children}
      {/* The heads say how many each has; the tools of a week, and those of a narrow page, need the room. */}
      <Box
        role="status"
        sx={{ order: 1, marginInlineStart: 'auto', color: 'text.secondary', ...((isWeek || isTight) && UNSEEN) }}
      >
        {t(count)}
      </Box>
    </>
  );
}
