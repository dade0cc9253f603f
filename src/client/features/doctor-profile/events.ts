import { createAction } from '@reduxjs/toolkit';

import type { Id } from '../../../contract/common';
import type { DoctorPatch } from '../../../contract/directory';

/** The specialties are needed, to choose from. */
export const specialtiesWanted = createAction('profile/specialtiesWanted');
/** A changed profile was sent. */
export const profileSubmitted = createAction<{ id: Id; patch: DoctorPatch }>('profile/submitted');
/** The dialog was closed. */
export const profileClosed = createAction<Id>('profile/closed');
