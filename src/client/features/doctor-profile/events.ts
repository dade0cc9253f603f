import { createAction } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import type { ListShapes } from './nameLists';
import type { EditedDoctor, ProfileForm } from './validation';

/** A changed profile: the doctor as the form was opened on, and the form as it was typed. */
export interface ProfileChange {
  id: Id;
  opened: EditedDoctor;
  typed: ProfileForm;
}

/** A form came on screen that offers the specialties, or they are wanted afresh. */
export const specialtiesOpened = createAction('doctorProfile/specialtiesOpened');
/** The form of a profile was sent. */
export const profileSubmitted = createAction<ProfileChange>('doctorProfile/submitted');
/** The service took these lists in shapes other than those that it had refused. */
export const shapesAccepted = createAction<ListShapes>('doctorProfile/shapesAccepted');
/** The modal of a profile was closed while it was being saved. */
export const profileLeftWhileSaving = createAction('doctorProfile/leftWhileSaving');
