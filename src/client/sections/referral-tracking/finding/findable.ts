import { placeRevisited, type Address } from '#client/state/address';
import { offeredTool, type Findable } from '#client/state/findable';
import { referralMessages } from '../messages';

const leadTo = (params: Address['params']) =>
  placeRevisited({ key: '', place: { section: 'referral-tracking', params } });

/** The users of the wallets; the figures themselves are what the section opens on. */
export const referralFindable: Findable<unknown> = {
  offers: [
    {
      id: 'referral-tracking/users',
      kind: 'place',
      label: referralMessages.viewAllUsers,
      detail: referralMessages.title,
      alsoCalled: 'wallet users referrals مستخدمون محافظ إحالات',
      event: leadTo({ view: 'users' }),
    },
    offeredTool(
      referralMessages.refresh,
      { section: 'referral-tracking', params: {} },
      { detail: referralMessages.title, alsoCalled: 'refresh reload read again تحديث إعادة تحميل' },
    ),
  ],
};
