import { EMAIL_PATTERN, OTP_MAX_LENGTH } from '#contract/rules';
import { isCommonPassword } from './commonPasswords';
import { DEMO } from './demo/accounts';
import { demoProviders } from './demo/directory';

const EMAIL_MAX_LENGTH = 254;
const PASSWORD_LENGTH = { min: 12, max: 1024 };
const OTP_SECRET_BYTES = 16;
const MOBILE = /^\+?[\d ]{5,30}$/;

/** What is wrong with the e-mail of an administrator, if anything. */
export function faultOfEmail(email: string): string | undefined {
  const isEmail = EMAIL_PATTERN.test(email) && email.length <= EMAIL_MAX_LENGTH;
  if (!isEmail) return `needs an e-mail address, not "${email}"`;
  const isOfDemo = demoProviders.some((provider) => provider.email === email.toLowerCase());
  return isOfDemo ? 'needs another address than those of the providers of the demo' : undefined;
}

/** What is wrong with the password of an administrator, if anything; the password is never repeated. */
export function faultOfPassword(password: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max) return `needs ${min} to ${max} characters`;
  if (isCommonPassword(password)) return 'needs another password than those that everybody tries first';
  const isOfDemo = password === DEMO.password || password === DEMO.providerPassword;
  return isOfDemo ? 'needs another password than the public one of the demo' : undefined;
}

/** What is wrong with the password that new providers are given, if anything; the page makes one where it is empty. */
export function faultOfDefaultPassword(password: string): string | undefined {
  if (password === '' || (password.length >= 8 && password.length <= 128 && !isCommonPassword(password)))
    return undefined;
  return 'needs 8 to 128 characters, and is none of those that everybody tries first';
}

/** What is wrong with the number of the one-time password, if anything. */
export const faultOfMobile = (mobile: string) =>
  MOBILE.test(mobile) ? undefined : 'needs a number such as +971501234567';

/** What is wrong with a one-time password that stands until it is replaced, if anything. */
export function faultOfCode(code: string): string | undefined {
  if (/^\S+$/.test(code) && code.length === OTP_MAX_LENGTH && code !== DEMO.otp) return undefined;
  return `needs ${OTP_MAX_LENGTH} characters, other than those of the demo`;
}

/** What is wrong with the secret of one-time passwords that an app makes, if anything; a code goes without it. */
export function faultOfSecret(secret: Buffer, code: string | undefined): string | undefined {
  if (code) return 'takes the place of MAWID_OTP_CODE: set one of them';
  if (secret.length >= OTP_SECRET_BYTES) return undefined;
  return 'needs 26 letters and digits at least, of A to Z and 2 to 7';
}
