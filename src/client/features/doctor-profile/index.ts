export { DoctorProfileDialog, useProfileOpening } from './DoctorProfileDialog';
export { watchDoctorProfile } from './sagas';
export { useSpecialties } from './useSpecialties';
