import { createAction } from '@reduxjs/toolkit';

import type { LinkChange } from '../events';

/** A person wants these values back, each only as long as it is still what was made of it. */
export const linksUndoChosen = createAction<readonly LinkChange[]>('homeServices/links/linksUndoChosen');
