import type { AxiosError } from 'axios';

import { askedWaitMs } from './askedWait';
import { Problem, type Throttle } from './problem';
import { isObject } from './records';
import { humanized, messagesOf, say, type Message, type Text } from './text';
import { isShort, timeLeft } from './timeLeft';

/** Everything a person is told about a call that failed. */
export interface Failure {
  /** The sentence of the specification, or the server's where the specification prefers it. */
  text: Text;
  /** What the server adds, where the sentence does not already say it. */
  detail: Text | null;
  /** Sentences by wire name of the field, nested names joined by dots. */
  fields: Readonly<Record<string, Text>>;
  /** Whether the token is not allowed to do this, so that the same again would be refused again. */
  isForbidden?: true;
  /** Whether the service does not know what was asked for. */
  isGone?: true;
  /** That the service was called too often, and when to try again. */
  throttle?: Throttle;
}

/** How a failed call is put into words. */
export interface FailurePolicy {
  text: Message;
  /** What is said instead when no understandable answer came at all; `text` where it is left out. */
  lost?: Message;
  /** What is said instead when the account may not do this; `text` where it is left out. */
  forbidden?: Message;
  /** Whether the server's own sentence stands in for `text` where it sent one (Spec 1 §8, Spec 2 §8). */
  preferServer?: boolean;
}

/**
 * An answer that was taken for a success and is not one: it did not come from the service (`foreign`, such as the page
 * of a proxy), or it does not hold what it must (`broken`). Nobody knows whether its call took effect.
 */
export class UnreadableAnswer extends Error {
  constructor(
    readonly kind: 'foreign' | 'broken',
    message: string,
  ) {
    super(message);
    this.name = 'UnreadableAnswer';
  }
}

/** An answer that had begun to arrive when the connection was lost. */
export class BrokenOff extends Error {
  constructor(options: ErrorOptions) {
    super('The answer broke off', options);
    this.name = 'BrokenOff';
  }
}

/** A call that was made while the page was offline: the browser refused it, and nothing has left the page. */
export class Unsent extends Error {
  constructor(readonly isWrite: boolean) {
    super('The page is offline');
    this.name = 'Unsent';
  }
}

const messages = messagesOf('errors', {
  tooManyAttempts: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  tooManyForLong: 'Too many attempts. Try again in {time}.',
  tooManyUntold: 'Too many attempts. Wait a minute, then try again.',
  connectionLost: 'The connection was lost or the server did not answer.',
  pictureLost:
    'The connection was lost or the server did not answer. Perhaps the picture is larger than the service takes.',
  tooLarge: 'This is larger than the service takes.',
  offline: 'You are offline.',
  unsent: 'You are offline: this was not sent.',
  foreign: 'The connection answered with something else.',
  broken: 'The answer of the server could not be read.',
});

/**
 * Puts an error of any origin into words; a body that is not understood is never shown. When to try again is said once,
 * in our own words.
 */
export function failureOf(error: unknown, policy: FailurePolicy): Failure {
  const throttle = throttleOf(error);
  const marks = {
    ...(isForbidden(error) && ({ isForbidden: true } as const)),
    ...(isNotFound(error) && ({ isGone: true } as const)),
    ...(throttle && { throttle }),
  };
  if (error instanceof Problem) return { text: error.text, detail: error.detail, fields: {}, ...marks };
  const reply = serverReply(error);
  if (policy.preferServer && reply.sentence !== null && reply.wait === null)
    return { text: reply.sentence, detail: null, fields: reply.fields, ...marks };
  if (policy.lost && !reply.isAnswer) return { text: policy.lost, detail: reply.lost, fields: {} };
  const explained = isRefusal(error) ? explanationIn(reply) : null;
  const text = (marks.isForbidden && policy.forbidden) ?? policy.text;
  const tooLarge = statusOf(error) === TOO_LARGE ? picturesIn(error) : [];
  const fields = { ...reply.fields, ...Object.fromEntries(tooLarge.map((field) => [field, messages.tooLarge])) };
  return { text, detail: reply.wait ?? explained ?? reply.lost, fields, ...marks };
}

/**
 * Why a call failed: when to try again, what the server said, or how the line broke; `null` where nothing tells, such
 * as for a 500 without a sentence.
 */
export function reasonOf(error: unknown): Text | null {
  if (error instanceof Problem) return error.detail ?? error.text;
  const reply = serverReply(error);
  const explained = isRefusal(error) ? explanationIn(reply) : reply.sentence;
  return reply.wait ?? explained ?? reply.lost;
}

/** The sentence of the server, or else those of its fields. */
function explanationIn({ sentence, fields }: ServerReply): string | null {
  const ofFields = Object.entries(fields).map(([field, said]) => `${humanized(field)}: ${said}`);
  return sentence ?? (ofFields.join(' ') || null);
}

/** Whether a service refused the bearer token. */
export function isUnauthorized(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** Whether a service answered that the bearer token is not allowed to do this. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Problem ? error.isForbidden : statusOf(error) === 403;
}

/** Whether a service answered that it does not know, or no longer knows, what the call was about. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/**
 * Whether a call certainly changed nothing, because the server answered and refused it, or because it never left the
 * page. A lost answer leaves that open.
 */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return error instanceof Unsent || (status >= 400 && status < 500);
}

/** Whether a call was sent and got no answer at all. */
export function isUnanswered(error: unknown): boolean {
  return isAxiosError(error) && !error.response;
}

/** Whether a service refused what was sent, so that it would refuse the same again; not a token or a call too many. */
export function isFinalRefusal(error: unknown): boolean {
  return isRefusal(error) && ![null, 401, 429].includes(statusOf(error));
}

/** The wire names of the fields that a service refused with 400; none for any other error. */
export function refusedFields(error: unknown): readonly string[] {
  return statusOf(error) === 400 ? Object.keys(serverReply(error).fields) : [];
}

/** How long a service asks to wait that was called too often; `null` for any other error. */
export function throttleOf(error: unknown): Throttle | null {
  if (error instanceof Problem) return error.throttle;
  const response = isAxiosError(error) ? error.response : undefined;
  if (response?.status !== 429) return null;
  return { waitMs: askedWaitMs(String(response.headers['retry-after']), String(response.headers.date)) };
}

function statusOf(error: unknown): number | null {
  return isAxiosError(error) ? (error.response?.status ?? null) : null;
}

/** Tells an error of axios by its mark: axios itself comes after the first screen. */
function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error;
}

/** What a service answers, or a proxy before it, to more bytes than it takes. */
const TOO_LARGE = 413;

/** The fields of the pictures that a call sent. */
function picturesIn(error: unknown): string[] {
  const data: unknown = isAxiosError(error) ? error.config?.data : undefined;
  return data instanceof FormData ? [...data].flatMap(([field, value]) => (value instanceof File ? [field] : [])) : [];
}

interface ServerReply {
  sentence: string | null;
  fields: Record<string, string>;
  wait: Message | null;
  lost: Message | null;
  isAnswer: boolean;
}

function serverReply(error: unknown): ServerReply {
  // What a service sends in a wrong shape is an answer all the same: nothing is wrong with the line.
  if (error instanceof UnreadableAnswer) return { ...noReply(messages[error.kind]), isAnswer: error.kind === 'broken' };
  if (error instanceof Unsent) return noReply(error.isWrite ? messages.unsent : messages.offline);
  if (error instanceof BrokenOff) return noReply(messages.connectionLost);
  if (!isAxiosError(error)) return noReply(null);
  const { response } = error;
  if (!response) return noReply(picturesIn(error).length > 0 ? messages.pictureLost : messages.connectionLost);
  if (response.status === TOO_LARGE) return { ...noReply(messages.tooLarge), isAnswer: true };
  const throttle = throttleOf(error);
  return {
    ...readErrorBody(response.data),
    wait: throttle && waitText(throttle),
    lost: throttle && messages.tooManyUntold,
    isAnswer: true,
  };
}

/** What is known where no understandable answer came: why not, if that can be told. */
function noReply(lost: Message | null): ServerReply {
  return { sentence: null, fields: {}, wait: null, lost, isAnswer: false };
}

function waitText({ waitMs }: Throttle): Message | null {
  if (waitMs === null) return null;
  return isShort(waitMs)
    ? say(messages.tooManyAttempts, { seconds: Math.ceil(waitMs / 1000) })
    : say(messages.tooManyForLong, { time: timeLeft(waitMs) });
}

const SENTENCE_KEYS = ['detail', 'message', 'error', 'non_field_errors'];

/** How far a body is looked into; what stands further inside tells nobody anything. */
const DEEPEST = 8;

/** Reads the sentence and the field errors out of any of the bodies services answer with. */
export function readErrorBody(body: unknown): { sentence: string | null; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  let sentence: string | null = null;
  const visit = (value: unknown, path: string, depth = 0) => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      visit(value.filter((part) => typeof part === 'string').join(' '), path);
      value.forEach((part) => visit(part, path, depth + 1));
    } else if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, part]) => {
        const isSentence = SENTENCE_KEYS.includes(key);
        visit(part, isSentence ? path : path ? `${path}.${key}` : key, depth + 1);
      });
    } else if (typeof value === 'string' && value.trim() !== '') {
      if (path) fields[path] ??= value;
      else sentence ??= value;
    }
  };
  if (typeof body === 'object' && !isTokenError(body)) visit(body, '');
  return { sentence, fields };
}

/** The codes and the sentence by which Django refuses a token. */
const TOKEN_CODES = [
  'token_not_valid',
  'not_authenticated',
  'bad_authorization_header',
  'user_not_found',
  'user_inactive',
];
const TOKEN_SENTENCE = /^given token not valid/i;

/** Whether a body says nothing but that a token is not taken: what follows from that is told in our own words. */
function isTokenError(body: object | null): boolean {
  if (!isObject(body)) return false;
  const { code, detail } = body;
  return TOKEN_CODES.some((one) => one === code) || (typeof detail === 'string' && TOKEN_SENTENCE.test(detail));
}
