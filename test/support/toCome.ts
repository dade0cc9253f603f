/** What stands in the place of something that is not there yet. */
export const TO_COME = '[data-to-come], [role=progressbar]';
