// All that is fetched for the first event that needs any of it.
export { loadFreeDates } from './sagas/loadFreeDates';
export { forgetFailedMove, loadSlots } from './sagas/loadSlots';
export { announceOnceLeft, rescheduleAppointment } from './sagas/makeMove';
export { keepChoice, resumeMove } from './sagas/resumeMove';
export { finishMove } from './sagas/settleMove';
export { showMovedRow } from './sagas/showMovedRow';
