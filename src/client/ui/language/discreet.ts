import { createContext } from 'react';

/**
 * Whether patients stand by their initials, as who looks over a shoulder may read them: in sentences by `useT`, which
 * call them `patient`, alone by `PatientName`. Within what somebody has opened, it is off.
 */
export const Discreet = createContext(false);
