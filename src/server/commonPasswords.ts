import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Of a password that everybody tries first nothing else matters. */
export const TOO_COMMON = 'This password is too common.';

const lines = readFileSync(fileURLToPath(new URL('./commonPasswords.txt', import.meta.url)), 'utf8').split('\n');
const common = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));

/** Whether a password is one of the commonest: 3,000 of 8 characters and more, and some of 12; in whatever case. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
