export { DoctorProfileDialog, useProfileOpening } from './DoctorProfileDialog';
export { specialtiesWanted } from './events';
export { watchDoctorProfile } from './sagas';
export { selectSpecialties } from './selectors';
