import type { Provider } from '#contract/directory';
import { defineEntity } from './defineEntity';

/**
 * Clinics and other organisations that employ doctors (Spec 1 §3); their place is kept with them, as it is only
 * shown.
 */
export const providers = defineEntity<Provider>()('providers');
