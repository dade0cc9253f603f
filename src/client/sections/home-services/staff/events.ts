import type { HomeDoctorDraft, TherapistDraft } from '#contract/homeServices/staff';
import { resourceEvents } from '../shared/resource/events';

/** What can happen to the doctors of providers. */
export const homeDoctorEvents = resourceEvents<HomeDoctorDraft, { provider: string; specialty?: string }>('homeDoctor');

/** What can happen to the therapists of providers. */
export const therapistEvents = resourceEvents<TherapistDraft, { provider: string; therapy_type?: string }>('therapist');

/** What can happen to the languages that doctors can speak. */
export const languageEvents = resourceEvents('language');
