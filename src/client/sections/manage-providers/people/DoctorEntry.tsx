import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { DoctorProfileDialog, useProfileOpening } from '#client/features/doctor-profile';
import { selectMayAdminister } from '#client/features/session';
import { doctorName } from '#client/lib/doctorName';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { Doctor } from '#contract/directory';
import { deletionChosen, doctorOpened, doctorToggled, hoursToggled, revisitedFormClosed } from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { selectFormRevisited, selectHoursOf, selectOpenDoctor } from '../directory/selectors';
import { restCode } from '../restCode';
import { DoctorCard } from './components/DoctorCard';
import { DoctorFacts } from './components/DoctorFacts';

/** A found doctor: the card, and the modals of its actions (Spec 1 §2). */
export function DoctorEntry({ doctor }: { doctor: Doctor }) {
  const dispatch = useDispatch();
  const id = String(doctor.id);
  const isOpen = useSelector(selectOpenDoctor) === id;
  const managesHours = useSelector(selectHoursOf) === id;
  const mayAdminister = useSelector(selectMayAdminister);
  const deletion = useRequest(manageProvidersKeys.delete('doctor', doctor.id));
  const profile = useProfileOpening(doctor.id);
  const isAsked = useSelector(selectFormRevisited) === 'profile' && isOpen;
  const showAsked = useEffectEvent(() => {
    dispatch(revisitedFormClosed());
    profile.open();
  });
  useEffect(() => {
    if (isAsked) showAsked();
  }, [isAsked]);
  const remove = () => {
    const [name, slots] = [doctorName(doctor), doctor.total_availabilities ?? 0];
    dispatch(deletionChosen({ kind: 'doctor', id: doctor.id, name, slots }));
  };

  return (
    <>
      <DoctorCard
        doctor={doctor}
        isOpen={isOpen}
        isLocked={deletion.isPending}
        mayAdminister={mayAdminister}
        onToggle={() => dispatch(doctorToggled(isOpen ? null : id))}
        onEdit={profile.open}
        onDelete={remove}
        onManageHours={() => dispatch(hoursToggled(id))}
      >
        <Details doctor={doctor} />
      </DoctorCard>
      {profile.isOpen && <Profile doctor={doctor} onClose={profile.close} />}
      {managesHours && <Hours doctor={doctor} onClose={() => dispatch(hoursToggled(null))} />}
    </>
  );
}

function Details({ doctor }: { doctor: Doctor }) {
  const reading = useLoaded(manageProvidersKeys.doctor(doctor.id), doctorOpened(doctor.id));
  return <DoctorFacts doctor={doctor} reading={reading} />;
}

/** The modal that edits a doctor; it reads the whole doctor first, because a search result may lack fields. */
function Profile({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const reading = useLoaded(manageProvidersKeys.doctor(doctor.id), doctorOpened(doctor.id));
  return <DoctorProfileDialog doctor={doctor} reading={reading} onClose={onClose} />;
}

/** The modal of a doctor's hours, which are those at a location: who has none so far is read first. */
function Hours({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const t = useT();
  const { hasSucceeded } = useRequest(manageProvidersKeys.doctor(doctor.id));
  const isComplete = hasSucceeded || Boolean(doctor.locations?.length);
  const { failure, reload } = useLoaded(
    manageProvidersKeys.doctor(doctor.id),
    isComplete ? null : doctorOpened(doctor.id),
  );
  const rest = useOnceWanted(restCode, true);
  if (isComplete && rest) return <rest.ManageAvailabilitiesDialog doctor={doctor} onClose={onClose} />;
  return (
    <Modal title={t(directoryMessages.manageAvailabilities)} size="xl" isOpen onClose={onClose}>
      {failure ? <ErrorPanel failure={failure} onRetry={reload} /> : <Spinner />}
    </Modal>
  );
}
