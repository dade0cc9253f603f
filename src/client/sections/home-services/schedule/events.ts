import { createAction } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import type { HomeScheduleDraft } from '#contract/homeServices/staff';

/** A person sent entries for several dates of a provider, one call each (Spec 2 §5). */
export const scheduleSubmitted = createAction<{ provider: Id; drafts: readonly HomeScheduleDraft[] }>(
  'homeServices/schedule/submitted',
);
