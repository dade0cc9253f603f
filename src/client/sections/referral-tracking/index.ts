import { ReferralTrackingSection } from './ReferralTrackingSection';
import { watchReferral } from './sagas';
import { referralReducer } from './slice';

/** The section "referral-tracking" (Spec 2 §2.1, §2.2). */
export const referralSection = {
  Section: ReferralTrackingSection,
  reducers: { referral: referralReducer },
  watchers: { referral: watchReferral },
};
