export { DoctorProfileDialog, useProfileOpening } from './DoctorProfileDialog';
export { watchDoctorProfile } from './sagas';
export { doctorProfileReducer } from './slice';
export { useSpecialties } from './useSpecialties';
