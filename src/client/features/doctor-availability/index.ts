export { AddForStaff } from './AddForStaff';
export { isBooked } from './calendar';
export { DoctorAvailability } from './DoctorAvailability';
export { ManageAvailabilitiesDialog } from './ManageAvailabilitiesDialog';
export { ProviderAvailabilitiesDialog } from './ProviderAvailabilitiesDialog';
export { watchDoctorAvailability } from './sagas';
export { selectSlots } from './selectors';
export { named, providerOf, staffOf } from './staff';
