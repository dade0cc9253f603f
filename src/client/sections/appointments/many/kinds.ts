/** Giving many appointments another status, as its watcher knows it before its code is there. */
export const changingKind = { name: 'appointments/changeMany' };

/** Undoing that; nobody could press Undo again, so it waits. */
export const undoingKind = { name: 'appointments/undoMany', waits: true };
