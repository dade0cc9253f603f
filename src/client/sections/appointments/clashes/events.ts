import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { Clashing } from '../list/rows';

/** The clashes of the list as it is now are known. */
export const clashesFound = createAction<Clashing>('appointments/clashesFound');
/** A person wants only the appointments that clash, or all of them again. */
export const clashesChosen = createViewEvent('appointments/clashesChosen', (isOn: boolean) => ({
  clashes: isOn ? ONLY : null,
}));

/** What the address says where only clashes are shown. */
export const ONLY = 'only';
