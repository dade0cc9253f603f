import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { useSelector } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import { say, type Text } from '#client/lib/text';
import { LineTable } from '#client/sections/appointments/away/components/LineTable';
import { listMessages } from '#client/sections/appointments/list/messages';
import { timeOf } from '#client/sections/appointments/list/patients/visits';
import { rowOf, type Referred } from '#client/sections/appointments/list/rows';
import { selectRealReferred } from '#client/sections/appointments/list/selectors';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { seriesMessages } from './messages';
import type { Obstacle, SeriesLine } from './series';
import type { SeriesChoice } from './useSeries';

interface SeriesTableProps {
  series: SeriesChoice;
  visit: StoredAppointment;
  /** Another time is wanted for the line of a date. */
  onChange: (date: DateText) => void;
}

/** Each date of a series: whether its hour is free, and which time it gets. */
export function SeriesTable({ series, visit, onChange }: SeriesTableProps) {
  const t = useT();
  const referred = useSelector(selectRealReferred);
  return (
    <LineTable aria-label={t(seriesMessages.lines)}>
      <thead>
        <tr>
          <th scope="col">{t(seriesMessages.date)}</th>
          <th scope="col">{t(seriesMessages.time)}</th>
        </tr>
      </thead>
      <tbody>
        {series.lines.map((line) => (
          <Line
            key={line.date}
            line={line}
            wanted={whenOf({ date: line.date, startTime: series.first?.startTime ?? '' })}
            note={noteOf(line.obstacle, visit, referred)}
            onTicked={series.onTicked}
            onChange={onChange}
          />
        ))}
      </tbody>
    </LineTable>
  );
}

interface LineProps extends Pick<SeriesTableProps, 'onChange'> {
  line: SeriesLine;
  wanted: Text;
  note: Text;
  onTicked: SeriesChoice['onTicked'];
}

const Line = memo(function Line({
  line: { date, obstacle, slot, isTicked },
  wanted,
  note,
  onTicked,
  onChange,
}: LineProps) {
  const t = useT();
  return (
    <tr>
      <td>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5 }}>
          <Checkbox
            size="small"
            checked={isTicked}
            disabled={slot === null}
            slotProps={{ input: { 'aria-label': t(wanted) } }}
            onChange={(_, isChecked) => onTicked(date, isChecked)}
          />
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <span>{t(wanted)}</span>
            <Box component="span" sx={obstacle ? { fontWeight: 600 } : { color: 'text.secondary' }}>
              <OwnText>{t(note)}</OwnText>
            </Box>
          </Box>
        </Box>
      </td>
      <td data-head={t(seriesMessages.time)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ color: isTicked ? undefined : 'text.secondary' }}>
            {t(slot ? whenOf(slot) : seriesMessages.none)}
          </Box>
          <Button size="small" aria-haspopup="dialog" onClick={() => onChange(date)}>
            {t(seriesMessages.change)}
          </Button>
        </Box>
      </td>
    </tr>
  );
});

/** When something is, as a line names it. */
function whenOf({ date, startTime }: Pick<Slot, 'date' | 'startTime'>): Text {
  return say(seriesMessages.when, timeOf({ date, start_time: startTime }));
}

/** What stands in the way of an hour: another patient of the doctor, another doctor of the patient, or no hours. */
function noteOf(obstacle: Obstacle | null, visit: StoredAppointment, referred: Referred): Text {
  if (!obstacle) return seriesMessages.free;
  if (obstacle.is !== 'taken') return seriesMessages[obstacle.is];
  const { patientName, doctorName } = rowOf(obstacle.by, referred);
  return String(obstacle.by.user_id) === String(visit.user_id)
    ? say(seriesMessages.busy, { doctor: doctorName ?? listMessages.unknownDoctor })
    : say(seriesMessages.taken, { patient: patientName ?? listMessages.unknownPatient });
}
