import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Doctor } from '../../../contract/directory';
import { ManageAvailabilitiesDialog } from '../../features/doctor-availability';
import { DoctorProfileDialog, useProfileOpening } from '../../features/doctor-profile';
import { fullName } from '../../lib/text';
import { useRequest } from '../../state/useRequest';
import { useWords } from '../../ui/useWords';
import { DoctorCard } from './components/DoctorCard';
import { directoryKeys } from './keys';
import { messages } from './messages';
import { selectHoursOf, selectOpenDoctor } from './selectors';
import { deletionChosen, doctorOpened, doctorToggled, hoursToggled } from './slice';

/** A found doctor with the details that opening the card asks for, and the dialogs of his or her actions. */
export function DoctorEntry({ doctor }: { doctor: Doctor }) {
  const words = useWords();
  const dispatch = useDispatch();
  const id = String(doctor.id);
  const isOpen = useSelector(selectOpenDoctor) === id;
  const managesHours = useSelector(selectHoursOf) === id;
  const details = useRequest(directoryKeys.doctor(doctor.id));
  const deletion = useRequest(directoryKeys.delete('doctor', doctor.id));
  const profile = useProfileOpening(doctor.id);
  const load = useCallback(() => { dispatch(doctorOpened(doctor.id)); }, [dispatch, doctor.id]);
  useEffect(() => { if (isOpen) load(); }, [isOpen, load]);
  useEffect(() => { if (profile.isOpen) load(); }, [profile.isOpen, load]);
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
        onDelete={() => dispatch(deletionChosen({ kind: 'doctor', id: doctor.id, name: words(messages.doctorName, { name: fullName(doctor) }), slots: doctor.total_availabilities ?? 0 }))}
        onManageHours={() => dispatch(hoursToggled(id))}
      />
      {profile.isOpen && <DoctorProfileDialog doctor={doctor} reading={{ ...details, reload: load }} onClose={profile.close} />}
      {managesHours && <ManageAvailabilitiesDialog doctor={doctor} onClose={() => dispatch(hoursToggled(null))} />}
    </>
  );
}
