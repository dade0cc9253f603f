export { AddAvailabilities } from './AddAvailabilities';
export { DoctorAvailability } from './DoctorAvailability';
export { ManageAvailabilitiesDialog } from './ManageAvailabilitiesDialog';
export { ProviderAvailabilitiesDialog } from './ProviderAvailabilitiesDialog';
export { watchDoctorAvailability } from './sagas';
export { selectHours } from './selectors';
