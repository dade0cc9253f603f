import type { HomeDoctorDraft, TherapistDraft } from '#contract/homeServices/staff';
import { kindEvents } from '../shared/kind/events';

/** What can happen to the doctors of providers. */
export const homeDoctorEvents = kindEvents<HomeDoctorDraft, { provider: string; specialty?: string }>('homeDoctor');

/** What can happen to the therapists of providers. */
export const therapistEvents = kindEvents<TherapistDraft, { provider: string; therapy_type?: string }>('therapist');

/** What can happen to the languages that doctors can speak. */
export const languageEvents = kindEvents('language');
