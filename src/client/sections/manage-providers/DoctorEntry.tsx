import { useDispatch, useSelector } from 'react-redux';

import { ManageAvailabilitiesDialog } from '#client/features/doctor-availability';
import { DoctorProfileDialog, useProfileOpening } from '#client/features/doctor-profile';
import { fullName } from '#client/lib/text';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useT } from '#client/ui/useT';
import type { Doctor } from '#contract/directory';
import { DoctorCard } from './components/DoctorCard';
import { manageProvidersKeys } from './keys';
import { messages } from './messages';
import { selectHoursOf, selectOpenDoctor } from './selectors';
import { deletionChosen, doctorOpened, doctorToggled, hoursToggled } from './slice';

/** A found doctor with the details that opening the card asks for, and the dialogs of his or her actions. */
export function DoctorEntry({ doctor }: { doctor: Doctor }) {
  const t = useT();
  const dispatch = useDispatch();
  const id = String(doctor.id);
  const isOpen = useSelector(selectOpenDoctor) === id;
  const managesHours = useSelector(selectHoursOf) === id;
  const deletion = useRequest(manageProvidersKeys.delete('doctor', doctor.id));
  const profile = useProfileOpening(doctor.id);
  const details = useLoaded(manageProvidersKeys.doctor(doctor.id), isOpen ? doctorOpened(doctor.id) : null);
  const reading = useLoaded(manageProvidersKeys.doctor(doctor.id), profile.isOpen ? doctorOpened(doctor.id) : null);
  const remove = () => {
    const name = t(messages.doctorName, { name: fullName(doctor) });
    dispatch(deletionChosen({ kind: 'doctor', id: doctor.id, name, slots: doctor.total_availabilities ?? 0 }));
  };

  return (
    <>
      <DoctorCard
        doctor={doctor}
        isOpen={isOpen}
        isLoading={details.isPending}
        failure={details.failure}
        isLocked={deletion.isPending}
        onRetry={details.reload}
        onToggle={() => dispatch(doctorToggled(isOpen ? null : id))}
        onEdit={profile.open}
        onDelete={remove}
        onManageHours={() => dispatch(hoursToggled(id))}
      />
      {profile.isOpen && <DoctorProfileDialog doctor={doctor} reading={reading} onClose={profile.close} />}
      {managesHours && <ManageAvailabilitiesDialog doctor={doctor} onClose={() => dispatch(hoursToggled(null))} />}
    </>
  );
}
