import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectDoctorHours } from '#client/hours/readHours';
import { wayOf } from '#client/lib/bidi';
import { doctorName } from '#client/lib/doctorName';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FilterSelect } from '#client/ui/search/FilterSelect';
import type { Doctor } from '#contract/directory';
import { DoctorAvailability } from './DoctorAvailability';
import { allSlotsDeleteChosen, managedLocationChosen } from './hours/events';
import { doctorAvailabilityKeys } from './hours/keys';
import { availabilityMessages } from './hours/messages';
import { selectManagedLocation } from './hours/selectors';

interface ManageAvailabilitiesDialogProps {
  doctor: Pick<Doctor, 'id' | 'first_name' | 'last_name' | 'locations'>;
  onClose: () => void;
}

/** The modal Manage Availabilities of one doctor; what was typed stays when another location is chosen (Spec 1 §2). */
export function ManageAvailabilitiesDialog({ doctor, onClose }: ManageAvailabilitiesDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [isDirty, setIsDirty] = useState(false);
  const name = doctorName(doctor);
  const locations = doctor.locations ?? [];
  const chosen = useSelector(selectManagedLocation);
  const locationId = (locations.find(({ id }) => String(id) === chosen) ?? locations[0])?.id ?? null;
  const slots = useSelected(selectDoctorHours, doctor.id, locationId);
  const { isPending: isDeleting } = useRequest(doctorAvailabilityKeys.deleteAll(doctor.id));
  const deleteAll = () =>
    dispatch(allSlotsDeleteChosen({ doctorId: doctor.id, locationId, hasOtherLocations: locations.length > 1 }));

  return (
    <Modal title={t(availabilityMessages.manageTitle)} size="xl" isOpen isDirty={isDirty} onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 40 }}>
        <Box component="strong" dir={wayOf(t(name))} sx={{ marginInlineEnd: 'auto' }}>
          {t(name)}
        </Box>
        {locations.length > 1 && (
          <FilterSelect
            label={t(availabilityMessages.location)}
            value={String(locationId)}
            choices={locations.map(({ id, name }) => ({ value: id, label: name || String(id) }))}
            onChange={(id) => dispatch(managedLocationChosen(id))}
          />
        )}
        {slots && slots.length > 0 && (
          <Button variant="outlined" color="error" disabled={isDeleting} onClick={deleteAll}>
            {t(availabilityMessages.deleteAll)}
          </Button>
        )}
      </Box>
      {locationId === null && <Box sx={{ color: 'text.secondary' }}>{t(availabilityMessages.noDoctorLocations)}</Box>}
      <Box sx={{ height: { md: 'calc(70vh - 90px)' } }}>
        <DoctorAvailability
          doctorId={doctor.id}
          doctorName={name}
          locationId={locationId}
          skipExisting
          onDirtyChange={setIsDirty}
        />
      </Box>
    </Modal>
  );
}
