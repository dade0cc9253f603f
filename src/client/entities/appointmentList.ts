/** The key of the list of all appointments, and of the request that reads it (Spec 1 §7). */
export const APPOINTMENT_LIST = 'appointments/list';
