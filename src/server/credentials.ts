import { EMAIL_PATTERN } from '#contract/rules';
import { DEMO } from './demo/accounts';
import { demoProviders } from './demo/directory';

const EMAIL_MAX_LENGTH = 254;
const PASSWORD_LENGTH = { min: 12, max: 1024 };

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
  const isOfDemo = password === DEMO.password || password === DEMO.providerPassword;
  return isOfDemo ? 'needs another password than the public one of the demo' : undefined;
}
