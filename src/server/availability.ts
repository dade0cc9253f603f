/** The status of hours that can be booked. */
export const OPEN = 'available';
