import Box from '@mui/material/Box';

import { longDate, timeRange } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { OwnText } from '#client/ui/language/OwnText';
import { Sentence } from '#client/ui/language/Sentence';
import { useT } from '#client/ui/language/useT';
import { moveMessages } from '../messages';

/** Whose appointment it is, with whom, where and when. */
export function CurrentVisit({ row }: { row: AppointmentRow }) {
  const t = useT();
  const named = (name: string | null, unknown: Message) => <OwnText>{name ?? t(unknown)}</OwnText>;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Sentence
        text={moveMessages.current}
        gaps={{
          patient: named(row.patientName, listMessages.unknownPatient),
          doctor: <OwnText>{t(calledDoctor(row.doctorName))}</OwnText>,
          place: named(row.locationName, listMessages.unknownLocation),
          date: t(longDate(row.date)),
          time: <bdi dir="ltr">{timeRange(row.startTime, row.endTime)}</bdi>,
        }}
      />
    </Box>
  );
}
