import type { FastifyBaseLogger } from 'fastify';

/** What is noted for whoever looks after the accounts: of accounts their keys, and of nobody a name or an address. */
export type SecurityEvent =
  | { event: 'sign-in' | 'code' | 'code wrong' | 'code limited'; account: number }
  | { event: 'sign-in wrong' | 'sign-in limited'; account: number | null }
  | { event: 'refused'; account: number; call: string; why: string }
  | { event: 'password reset' | 'account made' | 'account ended'; account: number; by: number | null }
  | { event: 'restore'; rows: number };

/** The same log for lines that are wanted whatever else it leaves out. */
export const wanted = (log: FastifyBaseLogger) => log.child({}, { level: 'info' });

/** Writes one line of JSON into the log of a server, whatever else that leaves out. */
export function note(log: FastifyBaseLogger, event: SecurityEvent): void {
  wanted(log).info({ security: event }, event.event);
}

/** The same from a command. */
export function noteOfCommand(event: SecurityEvent): void {
  process.stderr.write(`${JSON.stringify({ level: 30, time: Date.now(), security: event, msg: event.event })}\n`);
}
