import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { bookedDoctors } from '#client/entities/appointments';
import { byName } from '#client/lib/collation';
import { titledDoctor } from '#client/lib/doctorName';
import { selectLanguage } from '#client/state/language';
import { useT } from '#client/ui/language/useT';
import { associateChosen } from '../directory/events';
import { directoryMessages } from '../directory/messages';
import { CardFrame } from '../people/components/Card';
import { NamedCard } from '../people/components/NamedCard';

/** How many are offered; for others there is the search. */
const MOST = 12;

/** Doctors that the page has met in the appointments, by name: a choice searches for that name. */
export function KnownDoctors() {
  const t = useT();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const met = useSelector(bookedDoctors.selectTable);
  const known = useMemo(() => {
    const called = Object.entries(met).map(([id, doctor]) => ({
      ...doctor,
      id,
      name: titledDoctor(doctor.name ?? '') ?? '',
    }));
    return byName(called, ({ name }) => name, language).slice(0, MOST);
  }, [met, language]);
  if (known.length === 0) return null;
  return (
    <Box component="section" aria-label={t(directoryMessages.known)} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h3" sx={{ color: 'text.secondary' }}>
        {t(directoryMessages.known)}
      </Typography>
      <CardFrame>
        {known.map(({ id, name, specialization, profile_picture }) => (
          <NamedCard
            key={id}
            name={name}
            note={specialization ?? ''}
            picture={profile_picture}
            onOpen={() => dispatch(associateChosen(name))}
          />
        ))}
      </CardFrame>
    </Box>
  );
}
