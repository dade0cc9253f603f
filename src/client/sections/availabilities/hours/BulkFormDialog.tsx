import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { AddForStaff, named } from '#client/features/doctor-availability';
import type { Text } from '#client/lib/text';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { bulkFormToggled } from '../events';
import { availabilitiesMessages } from '../messages';
import { allDoctorsTarget, type AllDoctors } from './allDoctorsTarget';

interface BulkFormDialogProps extends AllDoctors {
  locationName: Text;
}

/** The modal with the form that adds slots for all doctors of a location (Spec 1 §2). */
export function BulkFormDialog({ locationName, ...allDoctors }: BulkFormDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Modal
      title={t(availabilitiesMessages.addForAll)}
      isOpen
      isDirty={isDirty}
      onClose={() => dispatch(bulkFormToggled(false))}
    >
      <strong>
        <OwnText>{t(locationName)}</OwnText>
      </strong>
      <AddForStaff
        scope={`location/${String(allDoctors.locationId)}`}
        staff={{ doctors: named(allDoctors.doctors), locationId: allDoctors.locationId }}
        targetOf={({ skipExisting }) => allDoctorsTarget(allDoctors, skipExisting)}
        onDirtyChange={setIsDirty}
      />
    </Modal>
  );
}
