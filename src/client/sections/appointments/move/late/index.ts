// All that is fetched for the first event that needs any of it.
export { finishMove } from './sagas/finishMove';
export { loadFreeDates } from './sagas/loadFreeDates';
export { forgetFailedMove, loadSlots } from './sagas/loadSlots';
export { announceOnceLeft, rescheduleAppointment } from './sagas/rescheduleAppointment';
export { keepChoice, resumeMove } from './sagas/resumeMove';
export { showMovedRow } from './sagas/showMovedRow';
