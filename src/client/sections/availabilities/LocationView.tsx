import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { rememberRecentId } from '#client/device/recentIds';
import { named, PlanHours } from '#client/features/doctor-availability';
import { wayOf } from '#client/lib/bidi';
import { shownName } from '#client/lib/text';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import type { DateText } from '#contract/common';
import { BulkFormDialog } from './BulkFormDialog';
import { ChoiceListSkeleton } from './components/ChoiceList';
import { LocationDoctors } from './components/LocationDoctors';
import { DoctorView } from './DoctorView';
import { backToDoctorsChosen, backToSearchChosen, bulkFormToggled, doctorChosen, doctorsOpened } from './events';
import { FindTime } from './FindTime';
import { availabilitiesKeys } from './keys';
import { availabilitiesMessages } from './messages';
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
  const doctor = doctors?.find(({ id }) => String(id) === doctorId);

  return (
    <SectionFrame
      title={t(availabilitiesMessages.title)}
      actions={
        doctorId ? (
          <>
            <FindTime />
            <Button variant="outlined" onClick={() => dispatch(backToDoctorsChosen())}>
              {t(availabilitiesMessages.backToDoctors)}
            </Button>
          </>
        ) : (
          <>
            <FindTime />
            <Button variant="outlined" onClick={() => dispatch(backToSearchChosen())}>
              {t(availabilitiesMessages.backToSearch)}
            </Button>
            {doctors && <PlanHours scope={`location/${ownId}`} doctors={named(doctors)} locationId={ownId} />}
            <Button variant="contained" disabled={!doctors?.length} onClick={() => dispatch(bulkFormToggled(true))}>
              {t(availabilitiesMessages.addForAll)}
            </Button>
          </>
        )
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!doctors && !failure && <ChoiceListSkeleton hasPictures />}
      {doctors && !doctorId && (
        <>
          <Box sx={{ color: 'text.secondary' }}>
            <Box component="strong" dir={wayOf(t(locationName))} sx={{ color: 'text.primary' }}>
              {t(locationName)}
            </Box>
            {` · ${t(availabilitiesMessages.doctorCount, { count: doctors.length })}`}
          </Box>
          <LocationDoctors doctors={doctors} onDoctorChosen={(id) => dispatch(doctorChosen(id))} />
        </>
      )}
      {doctor && <DoctorView doctor={doctor} locationId={ownId} locationName={locationName} date={date} />}
      {doctors && doctorId && !doctor && <EmptyState text={t(availabilitiesMessages.unknownDoctor)} />}
      {doctors && hasBulkForm && (
        <BulkFormDialog locationId={ownId} locationName={locationName} location={location} doctors={doctors} />
      )}
    </SectionFrame>
  );
}
