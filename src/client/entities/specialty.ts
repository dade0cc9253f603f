import type { Named } from '#contract/common';
import { defineEntity } from './defineEntity';

/** Medical specialties a doctor can have (Spec 1 §3). */
export const specialties = defineEntity<Named>()('specialties');
