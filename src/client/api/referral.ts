import type { ReferralDashboard, WalletUsersReply } from '#contract/referral';
import * as contract from '#contract/referral';
import { WALLET_USERS_ORDER, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import { objectIn } from './answers';
import type { SendOptions } from './call';
import { send, sendAndRead } from './send';

/** The token that a call carries: the stored one, unless another is named. */
export type Access = Pick<SendOptions, 'bearer' | 'keepsSession'>;

/**
 * Checks a one-time password; a 401 by itself does not end the session (Spec 2 §7). Rejects when the answer is no
 * object.
 */
export function verifyOtp(mobile: string, otp: string): Promise<{ access?: string; message?: string }> {
  return sendAndRead(contract.verifyOtp, { body: { mobile, otp } }, objectIn, { keepsSession: true });
}

/** The referral and wallet figures (Spec 2 §7). */
export function readDashboard(access: Access): Promise<ReferralDashboard> {
  return send(contract.readDashboard, {}, access);
}

/** One page of users, the fullest wallet first (Spec 2 §7). */
export function listWalletUsers(access: Access, page: number): Promise<WalletUsersReply> {
  const query = { order_by: WALLET_USERS_ORDER, page_size: WALLET_USERS_PAGE_SIZE, page };
  return send(contract.listWalletUsers, { query }, access);
}
