import { createAction } from '@reduxjs/toolkit';

/** A person sends the text of a report. */
export const reportSubmitted = createAction<string>('report/reportSubmitted');

/** The key of the request that sends a report. */
export const REPORT_KEY = 'app/report';
