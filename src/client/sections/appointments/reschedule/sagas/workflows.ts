// All that is fetched for the first event that needs any of it.
export { finishMove } from './finishMove';
export { loadFreeDates } from './loadFreeDates';
export { forgetFailedMove, loadSlots } from './loadSlots';
export { announceOnceLeft, rescheduleAppointment } from './rescheduleAppointment';
export { keepChoice, resumeMove } from './resumeMove';
export { showMovedRow } from './showMovedRow';
