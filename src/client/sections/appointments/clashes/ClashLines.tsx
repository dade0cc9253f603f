import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { timeRange } from '#client/lib/dates';
import { useSelected } from '#client/state/useSelected';
import { OwnText } from '#client/ui/language/OwnText';
import { Sentence } from '#client/ui/language/Sentence';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { calledDoctor } from '../list/calledDoctor';
import { listMessages } from '../list/messages';
import { StatusBadge } from '../list/StatusBadge';
import { selectClashesOf, type ClashingVisit } from './listed';
import { clashLine, clashLines } from './messages';

/** More are only counted: a doctor with so many at once has another question than who they are. */
const MOST_NAMED = 5;

/** With whom and when else the doctor or the patient of an appointment is expected. */
export function ClashLines({ id }: { id: Id }) {
  const t = useT();
  const visits = useSelected(selectClashesOf, id);
  if (visits.length === 0) return null;
  const more = visits.length - MOST_NAMED;
  return (
    <Box component="section" sx={{ gridColumn: '1 / -1' }}>
      <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 1, color: 'status.yellow.ink' }}>
        {t(clashLines.title)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, margin: 0, padding: 0, listStyle: 'none' }}>
        {visits.slice(0, MOST_NAMED).map((visit) => (
          <Line key={visit.row.id} {...visit} />
        ))}
        {more > 0 && <Box component="li">{t(clashLines.more, { count: more })}</Box>}
      </Box>
    </Box>
  );
}

function Line({ kind, row }: ClashingVisit) {
  const t = useT();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <span>
        <Sentence
          text={clashLine[kind]}
          gaps={{
            time: <bdi dir="ltr">{timeRange(row.startTime, row.endTime)}</bdi>,
            patient: <OwnText>{row.patientName ?? t(listMessages.unknownPatient)}</OwnText>,
            doctor: <OwnText>{t(calledDoctor(row.doctorName))}</OwnText>,
            place: <OwnText>{row.locationName ?? t(listMessages.unknownLocation)}</OwnText>,
          }}
        />
      </span>
      <StatusBadge status={row.status} />
    </Box>
  );
}
