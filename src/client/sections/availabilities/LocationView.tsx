import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DoorClosed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { rememberRecentId } from '#client/device/recentIds';
import { wayOf } from '#client/lib/bidi';
import { shownName, type Text } from '#client/lib/text';
import { placeRevisited } from '#client/state/address';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { useToday } from '#client/ui/clock/useClock';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { PlanHoursButton } from '#client/ui/week/PlanHoursButton';
import type { DateText } from '#contract/common';
import { ChoiceListSkeleton } from './components/ChoiceList';
import { DoctorsToday } from './DoctorsToday';
import { backToDoctorsChosen, backToSearchChosen, bulkFormToggled, doctorsOpened } from './events';
import { FindTime } from './FindTime';
import { availabilitiesKeys } from './keys';
import { availabilitiesMessages } from './messages';
import { restCode } from './restCode';
import { selectDoctors, selectLocation } from './selectors';

interface LocationViewProps {
  locationId: string;
  doctorId: string;
  /** The date that the calendar of the doctor begins at; `null` for today. */
  date: DateText | null;
  hasBulkForm: boolean;
}

/** A chosen location: its doctors, or the chosen one of them (Spec 1 §2, §4). */
export function LocationView({ locationId, doctorId, date, hasBulkForm }: LocationViewProps) {
  const t = useT();
  const dispatch = useDispatch();
  const location = useSelected(selectLocation, locationId);
  const doctors = useSelected(selectDoctors, locationId);
  // The address holds the id as a text; a service is asked by the id that it gave.
  const ownId = location?.id ?? locationId;
  const locationName = shownName(location?.name) ?? availabilitiesMessages.unnamedLocation;
  // A name that becomes known later is no reason to read the doctors again.
  const [opened] = useState(() => doctorsOpened({ locationId, locationName }));
  const { failure, reload } = useLoaded(availabilitiesKeys.doctors(locationId), opened);
  const isKnown = doctors !== undefined;
  useEffect(() => {
    if (isKnown) rememberRecentId('locations', locationId);
  }, [isKnown, locationId]);
  // What follows is nearly always about hours.
  const rest = useOnceWanted(restCode, true);
  const doctor = doctors?.find(({ id }) => String(id) === doctorId);

  return (
    <SectionFrame
      title={t(availabilitiesMessages.title)}
      actions={
        <>
          <FindTime />
          {doctorId ? (
            <Button variant="outlined" onClick={() => dispatch(backToDoctorsChosen())}>
              {t(availabilitiesMessages.backToDoctors)}
            </Button>
          ) : (
            <>
              <Button variant="outlined" onClick={() => dispatch(backToSearchChosen())}>
                {t(availabilitiesMessages.backToSearch)}
              </Button>
              {doctors &&
                (rest ? <rest.PlanForAll {...{ locationId: ownId, doctors }} /> : <PlanHoursButton isDisabled />)}
              <Button variant="contained" disabled={!doctors?.length} onClick={() => dispatch(bulkFormToggled(true))}>
                {t(availabilitiesMessages.addForAll)}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {((!doctors && !failure) || (doctor && !rest)) && <ChoiceListSkeleton hasPictures />}
      {doctors && !doctorId && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <WhereAndHowMany location={locationName} count={doctors.length} />
            <Closure locationId={locationId} />
          </Box>
          <DoctorsToday doctors={doctors} locationId={ownId} />
        </>
      )}
      {doctor && rest && <rest.DoctorView {...{ doctor, locationName, date }} locationId={ownId} />}
      {doctors && doctorId && !doctor && <EmptyState text={t(availabilitiesMessages.unknownDoctor)} />}
      {doctors && hasBulkForm && rest && (
        <rest.BulkFormDialog {...{ locationName, location, doctors }} locationId={ownId} />
      )}
    </SectionFrame>
  );
}

/** What leads to the plan of a location that is closed, which the section of the appointments makes. */
function Closure({ locationId }: { locationId: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const today = useToday();
  const params = { closed: locationId, on: today };
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<DoorClosed size={15} aria-hidden />}
      onClick={() => dispatch(placeRevisited({ key: '', place: { section: 'appointments', params } }))}
    >
      {t(availabilitiesMessages.closed)}
    </Button>
  );
}

function WhereAndHowMany({ location, count }: { location: Text; count: number }) {
  const t = useT();
  return (
    <Box sx={{ flex: 1, minWidth: 220, color: 'text.secondary' }}>
      <Box component="strong" dir={wayOf(t(location))} sx={{ color: 'text.primary' }}>
        {t(location)}
      </Box>
      {` · ${t(availabilitiesMessages.doctorCount, { count })}`}
    </Box>
  );
}
