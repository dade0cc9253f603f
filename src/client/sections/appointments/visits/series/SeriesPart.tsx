import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { weekdayOf } from '#client/lib/week';
import { WeekdayButtons } from '#client/ui/dates/WeekdayPicker';
import { useT } from '#client/ui/language/useT';
import { PlainSwitch } from '#client/ui/plain/PlainSwitch';
import { ChangeLine } from './ChangeLine';
import { seriesMessages } from './messages';
import { COUNTS, STEPS } from './series';
import { SeriesTable } from './SeriesTable';
import type { SeriesChoice } from './useSeries';

interface SeriesPartProps {
  series: SeriesChoice;
  /** The visit as it would be with the chosen doctor. */
  visit: StoredAppointment | null;
}

/** `Series`: how many visits and how often, and what becomes of each of its dates before anything is sent. */
export function SeriesPart({ series, visit }: SeriesPartProps) {
  const t = useT();
  const [changed, setChanged] = useState<string | null>(null);
  const line = series.lines.find(({ date }) => date === changed);
  const inTheWay = series.lines.filter(({ obstacle }) => obstacle !== null).length;
  return (
    <>
      <PlainSwitch label={t(seriesMessages.series)} isOn={series.isOn} tabIndex={0} onSwitched={series.onSwitched} />
      {series.isOn && <RuleFields {...series} />}
      {visit && series.first && (
        <>
          <div role="status">{t(seriesMessages.named, { count: inTheWay })}</div>
          <SeriesTable series={series} visit={visit} onChange={setChanged} />
          {line && <ChangeLine series={series} line={line} onClose={() => setChanged(null)} />}
        </>
      )}
    </>
  );
}

/** How many visits, after how many weeks, and on which days of these besides. */
function RuleFields({ rule, first, onRuleChosen }: SeriesChoice) {
  const t = useT();
  const own = first && weekdayOf(first.date);
  const weekdays = own === null ? rule.weekdays : [...new Set([own, ...rule.weekdays])];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1.5 }}>
      <NumberChoice
        label={t(seriesMessages.count)}
        value={rule.count}
        choices={COUNTS}
        nameOf={String}
        onChosen={(count) => onRuleChosen({ count })}
      />
      <NumberChoice
        label={t(seriesMessages.step)}
        value={rule.weeks}
        choices={STEPS}
        nameOf={(count) => t(seriesMessages.weeks, { count })}
        onChosen={(weeks) => onRuleChosen({ weeks })}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <WeekdayButtons
          label={t(seriesMessages.weekdays)}
          chosen={weekdays}
          onToggled={(day) => {
            // The day of the first visit stays.
            const others = rule.weekdays.filter((one) => one !== day);
            if (day !== own)
              onRuleChosen({ weekdays: others.length < rule.weekdays.length ? others : [...others, day] });
          }}
        />
      </Box>
    </Box>
  );
}

interface NumberChoiceProps {
  label: string;
  value: number;
  choices: readonly number[];
  nameOf: (choice: number) => string;
  onChosen: (choice: number) => void;
}

function NumberChoice({ label, value, choices, nameOf, onChosen }: NumberChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChosen(Number(target.value))}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
