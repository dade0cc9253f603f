import type { Named } from '#contract/common';
import type { HomeDoctor, HomeSchedule, Therapist } from '#contract/homeServices/staff';
import { defineEntity } from '../defineEntity';

/** Doctors of home providers (Spec 2 §3). */
export const homeDoctors = defineEntity<HomeDoctor>()('homeDoctors');

/** Therapists of home providers (Spec 2 §3). */
export const therapists = defineEntity<Therapist>()('therapists');

/** Hours in which home providers come (Spec 2 §3: Availability). */
export const homeSchedules = defineEntity<HomeSchedule>()('homeSchedules');

/** Languages that doctors speak (Spec 2 §3). */
export const languages = defineEntity<Named>()('languages');
