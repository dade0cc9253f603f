import { lateWorkflows } from '#client/state/sagas/lateWorkflows';
import { visitsCode } from '../visitsCode';

/** The workflows of the dialogs about a patient. */
export const watchVisits = lateWorkflows(visitsCode, (code) => code.servePatients);
