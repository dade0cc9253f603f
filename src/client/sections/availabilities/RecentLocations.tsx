import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { readRecentIds } from '#client/device/recentIds';
import { locations } from '#client/entities/clinic';
import { shownName } from '#client/lib/text';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useT } from '#client/ui/useT';
import { ChoiceList } from './components/ChoiceList';
import { doctorsOpened, locationChosen } from './events';
import { availabilitiesKeys } from './keys';
import { availabilitiesMessages } from './messages';

/** The locations that were opened last on this device, as far as the service knows them still. */
export function RecentLocations() {
  const t = useT();
  const dispatch = useDispatch();
  const table = useSelector(locations.selectTable);
  const [ids] = useState(() => readRecentIds('locations'));
  const choices = ids
    .flatMap((id) => table[id] ?? [])
    .map(({ id, name, address, city, country }) => ({
      id: String(id),
      name: shownName(name) ?? t(availabilitiesMessages.unnamedLocation),
      note: [address, city, country].filter(Boolean).join(', '),
    }));
  return (
    <>
      {ids.map((id) => (
        <ReadLocation key={id} id={id} />
      ))}
      {choices.length > 0 && (
        <>
          <Typography component="h2" variant="h3" sx={{ color: 'text.secondary' }}>
            {t(availabilitiesMessages.recent)}
          </Typography>
          <ChoiceList
            label={t(availabilitiesMessages.recent)}
            choices={choices}
            onChosen={(id) => dispatch(locationChosen(id))}
          />
        </>
      )}
    </>
  );
}

/** The service tells of a location with its doctors, and in no other way by its id. */
function ReadLocation({ id }: { id: string }) {
  useLoaded(
    availabilitiesKeys.doctors(id),
    doctorsOpened({ locationId: id, locationName: availabilitiesMessages.unnamedLocation }),
  );
  return null;
}
