import { messagesOf, say, type Message } from './text';

/** The longest time, in milliseconds, that is told in seconds. */
const SHORT_MS = 90_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const messages = messagesOf('timeLeft', {
  seconds: '{seconds, plural, one {# second} other {# seconds}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
});

/** Whether a time, in milliseconds, is told in seconds. */
export const isShort = (ms: number) => ms <= SHORT_MS;

/** How long it is until something, by milliseconds: in seconds, whole minutes or whole hours, never less than it is. */
export function timeLeft(ms: number): Message {
  if (isShort(ms)) return say(messages.seconds, { seconds: Math.ceil(ms / 1000) });
  return ms <= 90 * MINUTE_MS
    ? say(messages.minutes, { minutes: Math.ceil(ms / MINUTE_MS) })
    : say(messages.hours, { hours: Math.ceil(ms / HOUR_MS) });
}
