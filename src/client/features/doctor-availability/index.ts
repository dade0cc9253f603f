export { AddAvailabilities } from './AddAvailabilities';
export { DoctorAvailability } from './DoctorAvailability';
export { ManageAvailabilitiesDialog } from './ManageAvailabilitiesDialog';
export { nameOf } from './names';
export { ProviderAvailabilitiesDialog } from './ProviderAvailabilitiesDialog';
export { watchDoctorAvailability } from './sagas';
export { selectHours } from './selectors';
