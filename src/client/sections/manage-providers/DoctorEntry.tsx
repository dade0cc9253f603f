import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Doctor } from '../../../contract/directory';
import { ManageAvailabilitiesDialog, nameOf } from '../../features/doctor-availability';
import { DoctorProfileDialog, useProfileOpening } from '../../features/doctor-profile';
import { useRequest } from '../../state/useRequest';
import { DoctorCard } from './components/DoctorCard';
import { directoryKeys } from './keys';
import { selectHoursOf, selectOpenDoctor } from './selectors';
import { deletionChosen, doctorOpened, doctorToggled, hoursToggled } from './slice';

/** A found doctor with the details that opening the card asks for, and the dialogs of his or her actions. */
export function DoctorEntry({ doctor }: { doctor: Doctor }) {
  const dispatch = useDispatch();
  const id = String(doctor.id);
  const isOpen = useSelector(selectOpenDoctor) === id;
  const managesHours = useSelector(selectHoursOf) === id;
  const details = useRequest(directoryKeys.doctor(doctor.id));
  const deletion = useRequest(directoryKeys.delete('doctor', doctor.id));
  const profile = useProfileOpening(doctor.id);
  const load = () => dispatch(doctorOpened(doctor.id));
  useEffect(() => { if (isOpen) dispatch(doctorOpened(doctor.id)); }, [dispatch, doctor.id, isOpen]);
  return (
    <>
      <DoctorCard
        doctor={doctor}
        isOpen={isOpen}
        isLoading={details.isPending}
        failure={details.failure}
        isLocked={deletion.isPending}
        onRetry={load}
        onToggle={() => dispatch(doctorToggled(isOpen ? null : id))}
        onEdit={profile.open}
        onDelete={() => dispatch(deletionChosen({ kind: 'doctor', id: doctor.id, name: `Dr. ${nameOf(doctor)}`, slots: doctor.total_availabilities ?? 0 }))}
        onManageHours={() => dispatch(hoursToggled(id))}
      />
      {profile.isOpen && <DoctorProfileDialog doctor={doctor} onClose={profile.close} />}
      {managesHours && <ManageAvailabilitiesDialog doctor={doctor} onClose={() => dispatch(hoursToggled(null))} />}
    </>
  );
}
