import Typography from '@mui/material/Typography';
import { Clock, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { readRecentIds } from '#client/device/recentIds';
import { locations } from '#client/entities/clinic';
import { byName } from '#client/lib/collation';
import { shownName } from '#client/lib/text';
import { selectLanguage } from '#client/state/language';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { makeFilter } from '#client/ui/search/makeFilter';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import type { Location } from '#contract/directory';
import { ChoiceListSkeleton } from './components/ChoiceList';
import { LocationChoices } from './components/LocationChoices';
import { doctorsOpened, frontOpened, locationChosen } from './events';
import { availabilitiesKeys } from './keys';
import { availabilitiesMessages } from './messages';
import { selectIsFrontCut } from './selectors';

/** How many are drawn; for others there is the search. */
const MOST = 100;

const found = makeFilter(({ name, address, city }: Location) => [name, address, city].join(' '));

/**
 * What stands before a search: the locations that were opened last on this device, as far as the service knows them
 * still, then all others that the page has met, by name. What is typed narrows them at once.
 */
export function FrontLocations({ typed }: { typed: string }) {
  const t = useT();
  const { isPending, failure, reload } = useLoaded(availabilitiesKeys.front, frontOpened());
  const table = useSelector(locations.selectTable);
  const language = useSelector(selectLanguage);
  const isCut = useSelected(selectIsFrontCut);
  const [ids] = useState(() => readRecentIds('locations'));
  const others = useMemo(() => {
    const rest = Object.values(table).filter(({ id }) => !ids.includes(String(id)));
    return byName(rest, ({ name }) => shownName(name), language);
  }, [table, ids, language]);
  const narrowed = (all: readonly Location[]) => found([...all], { inputValue: typed });
  const recent = narrowed(ids.flatMap((id) => table[id] ?? []));
  const known = narrowed(others);
  const isFirst = isPending && isCut === undefined;
  const isEmpty = recent.length + known.length === 0 && !isFirst && !failure;
  return (
    <MarkedMatches search={typed}>
      {ids.map((id) => (
        <ReadLocation key={id} id={id} />
      ))}
      <Offered title={t(availabilitiesMessages.recent)} of={recent} />
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {isFirst ? <ChoiceListSkeleton /> : <Offered title={t(availabilitiesMessages.known)} of={known.slice(0, MOST)} />}
      {isEmpty && !typed && <EmptyState icon={Clock} text={t(availabilitiesMessages.start)} />}
      {isEmpty && typed && <EmptyState icon={SearchX} text={t(availabilitiesMessages.notHere)} />}
      {!isEmpty && (isCut === true || known.length > MOST) && (
        <Typography sx={{ color: 'text.secondary' }}>{t(availabilitiesMessages.more)}</Typography>
      )}
    </MarkedMatches>
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

/** The service tells of a location with its doctors, and in no other way by its id. */
function ReadLocation({ id }: { id: string }) {
  useLoaded(
    availabilitiesKeys.doctors(id),
    doctorsOpened({ locationId: id, locationName: availabilitiesMessages.unnamedLocation }),
  );
  return null;
}
