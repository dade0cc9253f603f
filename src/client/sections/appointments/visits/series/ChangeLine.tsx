import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { isClashing } from '#client/hours/slots';
import { addDays, dayOf } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { DAYS_OF_WEEK } from '#client/lib/week';
import { ChoiceWarning } from '#client/sections/appointments/chooser/ChoiceWarning';
import { TimeChooser } from '#client/sections/appointments/chooser/TimeChooser';
import { offeredDates, offeredOn } from '#client/sections/appointments/chooser/times';
import { useTimeChoice } from '#client/sections/appointments/chooser/useTimeChoice';
import { timeOf } from '#client/sections/appointments/list/patients/visits';
import { selectLocationNames } from '#client/sections/appointments/reschedule/moving';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { seriesMessages } from './messages';
import { timeOfSlot, type SeriesLine } from './series';
import type { SeriesChoice } from './useSeries';

interface ChangeLineProps {
  series: SeriesChoice;
  line: SeriesLine;
  onClose: () => void;
}

/** `Change`: the times from a week before the date of a line on, those of other lines marked. */
export function ChangeLine({ series, line, onClose }: ChangeLineProps) {
  const { timetable, first, onTimeChosen } = series;
  const t = useT();
  const places = useSelector(selectLocationNames);
  const [date, setDate] = useState(line.slot?.date ?? line.date);
  const { dates, times } = useOffered(series, line);
  const slots = times.filter(({ slot }) => slot.date === date);
  const choice = useTimeChoice({ initial: line.slot }, () => ({ date, slots }));
  const { chosen } = choice;
  const canTake = chosen !== null && !chosen.isPlanned;
  const wanted = say(seriesMessages.when, timeOf({ date: line.date, start_time: first?.startTime ?? '' }));
  return (
    <Modal
      title={t(seriesMessages.another, { wanted })}
      size="md"
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (!canTake) return;
        onTimeChosen(line.date, chosen.slot);
        onClose();
      }}
      actions={
        <>
          <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, '&:empty': { display: { xs: 'none' } } }}>
            <ChoiceWarning choice={choice} now={timetable.now.getTime()} />
          </Box>
          <Button type="submit" variant="contained" disabled={!canTake}>
            <span>{t(seriesMessages.take)}</span>
          </Button>
        </>
      }
    >
      <TimeChooser
        {...{ dates, date, times, choice }}
        ownPlace={first?.locationId}
        locationNames={places}
        scope={null}
        failure={null}
        isBusy={false}
        onDateChosen={setDate}
      />
    </Modal>
  );
}

/** The dates and times that a line can have. */
function useOffered({ lines, timetable }: SeriesChoice, { date: of }: SeriesLine) {
  const [before, today] = [addDays(of, -DAYS_OF_WEEK), dayOf(timetable.now)];
  return useMemo(() => {
    const dates = offeredDates(before > today ? before : today, of);
    const planned = lines.flatMap(({ date, slot, isTicked }) => (slot && isTicked && date !== of ? [slot] : []));
    const times = dates
      .flatMap((day) => offeredOn(timetable, day))
      .map((time) => ({ ...time, isPlanned: planned.some((slot) => isClashing(time.slot, timeOfSlot(slot))) }));
    return { dates, times };
  }, [lines, timetable, of, before, today]);
}
