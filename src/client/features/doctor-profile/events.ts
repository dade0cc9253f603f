import { createAction } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import type { DoctorPatch } from '#contract/directory';
import type { ProfileForm } from './validation';

/** The specialties are needed, to choose from. */
export const specialtiesOpened = createAction('doctorProfile/specialtiesOpened');
/** A changed profile, and the form as it was typed. */
export interface ProfileChange {
  id: Id;
  patch: DoctorPatch;
  typed: ProfileForm;
}

/** A changed profile was sent. */
export const profileSubmitted = createAction<ProfileChange>('doctorProfile/submitted');
