import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * One-time passwords that an app makes out of a secret and the time (RFC 6238): six digits of SHA-1, another one every
 * 30 seconds, which is what all authenticator apps make of a secret alone.
 */

const STEP_SECONDS = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes that a secret stands for as apps show it, in groups or not; none where it is no secret. */
export function secretIn(typed: string): Buffer {
  const letters = typed.replace(/[\s=-]/g, '').toUpperCase();
  const values = Array.from(letters, (letter) => BASE32.indexOf(letter));
  if (values.includes(-1)) return Buffer.alloc(0);
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code of a step of time. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The step of time whose code this is: the present one, or one beside it, for clocks differ. */
export function stepOf(code: string, secret: Buffer, now: number): number | undefined {
  const present = Math.floor(now / 1000 / STEP_SECONDS);
  const typed = Buffer.from(code);
  const isCode = (step: number) => {
    const expected = Buffer.from(codeOf(secret, step));
    return typed.length === expected.length && timingSafeEqual(typed, expected);
  };
  return [present, present - 1, present + 1].find(isCode);
}
