import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_LENGTH = 32;
const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

/** What a hash costs whoever tries passwords: the logarithm of the blocks, their size, and how often. */
interface Cost {
  logN: number;
  r: number;
  p: number;
}

/** What OWASP asks for, in 32 MB (Password Storage Cheat Sheet). */
const COST: Cost = { logN: 15, r: 8, p: 3 };

/** The cost of hashes that do not say theirs: that of Node. */
const COST_UNTOLD: Cost = { logN: 14, r: 8, p: 1 };

interface Hash {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

/** Hashes a password with scrypt and a salt of its own, as `scrypt:logN:r:p:salt:key`. */
export function hashPassword(password: string): Promise<string> {
  return hashWith(password, randomBytes(16));
}

/**
 * Whether a password belongs to a hash; without a hash the answer is no and takes as long, so that time tells nothing.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = partsOf(hash ?? '');
  const actual = await deriveKey(password, salt, cost);
  return key.length === KEY_LENGTH && timingSafeEqual(actual, key);
}

/** The hash of a password at the cost of today, where it has been made at another one. The salt stays. */
export async function raisedHash(password: string, hash: string): Promise<string | undefined> {
  const { cost, salt } = partsOf(hash);
  const isOfToday = cost.logN === COST.logN && cost.r === COST.r && cost.p === COST.p;
  return isOfToday ? undefined : hashWith(password, salt);
}

/** What a hash has of its password alone: it is another one for each password, and the same at any cost. */
export const saltOf = (hash: string): Buffer => partsOf(hash).salt;

async function hashWith(password: string, salt: Buffer): Promise<string> {
  const key = await deriveKey(password, salt, COST);
  return ['scrypt', COST.logN, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join(':');
}

function partsOf(hash: string): Hash {
  const parts = hash.split(':');
  const [key = '', salt = '', p, r, logN] = parts.reverse();
  const cost = parts.length === 6 ? { logN: Number(logN), r: Number(r), p: Number(p) } : COST_UNTOLD;
  return { cost: hash === '' ? COST : cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

function deriveKey(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  return derive(password, salt, KEY_LENGTH, { N: 2 ** logN, r, p, maxmem: MAX_MEMORY_BYTES });
}
