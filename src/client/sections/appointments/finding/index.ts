export { appointmentsFindable } from './findable';
