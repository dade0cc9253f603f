import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { readRecentIds } from '#client/device/recentIds';
import { locations } from '#client/entities/clinic';
import { byName } from '#client/lib/collation';
import type { LanguageCode } from '#client/lib/languages';
import { shownName } from '#client/lib/text';
import { selectLanguage } from '#client/state/language';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useT } from '#client/ui/language/useT';
import type { Location } from '#contract/directory';
import { LocationChoices } from './components/LocationChoices';
import { doctorsOpened, locationChosen } from './events';
import { availabilitiesKeys } from './keys';
import { availabilitiesMessages } from './messages';

/** How many are offered that were not used here before; for others there is the search. */
const MOST_KNOWN = 12;

/**
 * The locations that were opened last on this device, as far as the service knows them still; then others that the page
 * has met already, such as in the appointments, by name.
 */
export function RecentLocations() {
  const t = useT();
  const table = useSelector(locations.selectTable);
  const language = useSelector(selectLanguage);
  const [ids] = useState(() => readRecentIds('locations'));
  return (
    <>
      {ids.map((id) => (
        <ReadLocation key={id} id={id} />
      ))}
      <Offered title={t(availabilitiesMessages.recent)} of={ids.flatMap((id) => table[id] ?? [])} />
      <Offered title={t(availabilitiesMessages.known)} of={othersOf(table, ids, language)} />
    </>
  );
}

function Offered({ title, of }: { title: string; of: readonly Location[] }) {
  const dispatch = useDispatch();
  if (of.length === 0) return null;
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <LocationChoices label={title} locations={of} onChosen={(id) => dispatch(locationChosen(id))} />
    </>
  );
}

/** The locations with a name but for those with these ids, in the order of the language. */
function othersOf(
  table: Readonly<Record<string, Location>>,
  ids: readonly string[],
  language: LanguageCode,
): Location[] {
  const others = Object.values(table).filter(({ id }) => !ids.includes(String(id)));
  return byName(others, ({ name }) => shownName(name), language).slice(0, MOST_KNOWN);
}

/** The service tells of a location with its doctors, and in no other way by its id. */
function ReadLocation({ id }: { id: string }) {
  useLoaded(
    availabilitiesKeys.doctors(id),
    doctorsOpened({ locationId: id, locationName: availabilitiesMessages.unnamedLocation }),
  );
  return null;
}
