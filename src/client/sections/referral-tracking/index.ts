import { onDemand } from '#client/device/onDemand';
import { ReferralTrackingSection } from './ReferralTrackingSection';
import { watchReferralTracking } from './sagas';
import { referralTrackingReducer } from './slice';

/** The section "referral-tracking" (Spec 2 §2.1, §2.2). */
export const referralTrackingSection = {
  Section: ReferralTrackingSection,
  reducers: { referralTracking: referralTrackingReducer },
  watchers: { referralTracking: watchReferralTracking },
  findable: onDemand(() => import('./finding/findable').then(({ referralFindable }) => referralFindable)),
};
