import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { AddAvailabilities } from '#client/features/doctor-availability';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Modal } from '#client/ui/layout/Modal';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useT } from '#client/ui/useT';
import { bulkTarget } from './bulkTarget';
import { LocationDoctors } from './components/LocationDoctors';
import { DoctorPlace } from './DoctorPlace';
import { backToDoctorsChosen, backToSearchChosen, bulkFormToggled, doctorChosen, doctorsOpened } from './events';
import { availabilitiesKeys } from './keys';
import { messages } from './messages';
import { selectDoctors, selectLocation } from './selectors';

interface LocationPlaceProps {
  locationId: string;
  doctorId: string;
  hasBulkForm: boolean;
}

/** A chosen location: its doctors, or the calendar of the one that was chosen (Spec 1 §2, §4). */
export function LocationPlace({ locationId, doctorId, hasBulkForm }: LocationPlaceProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [isDirty, setIsDirty] = useState(false);
  const location = useSelected(selectLocation, locationId);
  const doctors = useSelected(selectDoctors, locationId);
  /** The address knows the id as a text; the service gets it as it gave it. */
  const sentId = location?.id ?? locationId;
  const locationName = location?.name || t(messages.unnamedLocation);
  const { failure, reload } = useLoaded(
    availabilitiesKeys.doctors(locationId),
    doctorsOpened({ locationId, locationName }),
  );
  const doctor = doctors?.find(({ id }) => String(id) === doctorId);

  return (
    <SectionFrame
      title={t(messages.title)}
      actions={
        doctorId ? (
          <Button variant="outlined" onClick={() => dispatch(backToDoctorsChosen())}>
            {t(messages.backToDoctors)}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={() => dispatch(backToSearchChosen())}>
              {t(messages.backToSearch)}
            </Button>
            <Button variant="contained" disabled={!doctors?.length} onClick={() => dispatch(bulkFormToggled(true))}>
              {t(messages.addForAll)}
            </Button>
          </>
        )
      }
    >
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!doctors && !failure && <TableSkeleton rows={8} />}
      {doctors && !doctorId && (
        <>
          <Box sx={{ color: 'text.secondary' }}>
            <Box component="strong" dir="auto" sx={{ color: 'text.primary' }}>
              {locationName}
            </Box>
            {` · ${t(messages.doctorCount, { count: doctors.length })}`}
          </Box>
          <LocationDoctors doctors={doctors} onDoctorChosen={(id) => dispatch(doctorChosen(id))} />
        </>
      )}
      {doctor && <DoctorPlace doctor={doctor} locationId={sentId} locationName={locationName} />}
      {doctors && doctorId && !doctor && <EmptyState text={t(messages.unknownDoctor)} />}
      {doctors && hasBulkForm && (
        <Modal title={t(messages.addForAll)} isOpen isDirty={isDirty} onClose={() => dispatch(bulkFormToggled(false))}>
          <strong dir="auto">{locationName}</strong>
          <AddAvailabilities
            scope={`location/${locationId}`}
            offersSkipExisting
            targetOf={({ skipExisting }) => bulkTarget(sentId, location, doctors, skipExisting)}
            onDirtyChange={setIsDirty}
          />
        </Modal>
      )}
    </SectionFrame>
  );
}
