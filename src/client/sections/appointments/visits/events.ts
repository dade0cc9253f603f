import { createAction } from '@reduxjs/toolkit';

/** The code of the dialogs is on screen: from now on their workflows are served. */
export const patientDeskOpened = createAction('appointments/patientDeskOpened');
