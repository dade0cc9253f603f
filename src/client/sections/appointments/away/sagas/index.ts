import { lateWorkflows } from '#client/state/sagas/lateWorkflows';
import { awayCode } from '../awayCode';
import { awayContinued } from '../events';

/** The workflows of the room. */
export const watchAway = lateWorkflows(awayCode, (code) => code.serveAway, [awayContinued]);
