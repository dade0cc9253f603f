import { messagesOf } from '#client/lib/text';

/** What the pictures say. */
export const pictureMessages = messagesOf('referralTracking.picture', {
  rewardsADay: 'Rewards a day',
  wallets: 'Wallets on this page',
  topReferrers: 'Referrals by user',
  day: '{weekday} {date}',
  dayHead: 'Day',
  userHead: 'User',
  all: 'All rewards',
  rewards: 'Rewards',
  referrals: 'Referrals',
  undated: '{count, number} without a date',
  unknown: '{count, number} not known',
  below: '{count, number} below zero',
  notKnown: '{name}: not known',
});
