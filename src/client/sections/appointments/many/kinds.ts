/** Giving many appointments another status, as its watcher knows it before its code is there. */
export const changingKind = { name: 'appointments/changeMany' };

/** Undoing that. */
export const undoingKind = { name: 'appointments/undoMany' };

/** The same from the day of the desk. */
export const undoingDayKind = { name: 'appointments/undoDay' };
