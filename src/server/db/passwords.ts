import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_LENGTH = 32;

/** Hashes a password with scrypt and a salt of its own, as `salt:key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_LENGTH);
  return `${salt.toString('base64')}:${key.toString('base64')}`;
}

/**
 * Whether a password belongs to a hash; without a hash the answer is no and takes as long, so that time tells nothing.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split(':');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), KEY_LENGTH);
  return expected.length === KEY_LENGTH && timingSafeEqual(actual, expected);
}
