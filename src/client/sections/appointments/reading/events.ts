import { createAction } from '@reduxjs/toolkit';

import type { Changes } from './changes';

/** The list on screen is another than before: it was read anew, or another tab has done something. */
export const changesFound = createAction<Changes>('appointments/changesFound');
/** These changes have been marked for long enough. */
export const marksFaded = createAction<Changes>('appointments/marksFaded');
