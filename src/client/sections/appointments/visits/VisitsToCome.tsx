import Box from '@mui/material/Box';
import { useState } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { useT } from '#client/ui/language/useT';
import { PlainButton } from '#client/ui/plain/PlainButton';
import { bookingMessages } from './messages';
import { VisitButton } from './VisitButton';

/** So many stand there at first. */
const SHOWN = 3;

/** Which visits of a patient are to come, each with a way to it; nothing where none is. */
export function VisitsToCome({ visits }: { visits: readonly StoredAppointment[] }) {
  const t = useT();
  const [areAllShown, setAreAllShown] = useState(false);
  if (visits.length === 0) return null;
  const title = t(bookingMessages.toCome, { count: visits.length });
  const shown = areAllShown ? visits : visits.slice(0, SHOWN);
  return (
    <Box component="section" aria-label={title}>
      <Box role="status" sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
        {title}
      </Box>
      <Box
        component="ul"
        aria-label={title}
        sx={{ margin: 0, padding: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        {shown.map((visit) => (
          <Box key={visit.id} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <VisitButton visit={visit} isInColumns={false} />
          </Box>
        ))}
      </Box>
      {shown.length < visits.length && (
        <PlainButton onClick={() => setAreAllShown(true)}>
          {t(bookingMessages.more, { count: visits.length - shown.length })}
        </PlainButton>
      )}
    </Box>
  );
}
