export { DoctorProfileDialog, useProfileOpening } from './DoctorProfileDialog';
export { specialtiesOpened } from './events';
export { watchDoctorProfile } from './sagas';
export { selectSpecialties } from './selectors';
