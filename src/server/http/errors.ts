import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ErrorReply } from '#contract/common';
import { isAway } from '../db/isAway';

/** An answer that refuses a call: a status, what the caller is told, and headers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly statusCode: number,
    readonly reply: ErrorReply,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(reply));
  }
}

/** What the address names does not exist (404). */
export const notFound = (detail = 'Not found.') => new ApiError(404, { detail });

/** What was sent cannot be accepted; every field says why (400). */
export const invalid = (fields: Exclude<ErrorReply, { detail: string }>) => new ApiError(400, fields);

/** What was sent is well-formed but cannot be done now (400). */
export const refused = (detail: string) => new ApiError(400, { detail });

/** The caller has to sign in first (401). */
export const unauthorized = (detail: string) => new ApiError(401, { detail }, { 'www-authenticate': 'Bearer' });

/** The caller is known but may not do this (403). */
export const forbidden = (detail: string) => new ApiError(403, { detail });

/** What was sent goes against what others have done (409). */
export const conflict = (detail: string) => new ApiError(409, { detail });

/** The caller has to wait so many seconds (429). */
export const tooMany = (detail: string, seconds: number) =>
  new ApiError(429, { detail }, { 'retry-after': String(seconds) });

/** Whether an answer says that the caller has to wait. */
export const isTooMany = (error: unknown) => error instanceof ApiError && error.statusCode === 429;

/** The server itself cannot do its work now, but may soon (503). */
export const unavailable = (detail: string) => new ApiError(503, { detail }, { 'retry-after': '5' });

/** The database is away. */
export const noDatabase = () => unavailable('The database does not answer.');

const detailByCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported media type in request.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON parse error.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'JSON parse error.',
};

/** Answers an address that cannot be decoded, before any route is chosen: it names nothing that exists (404). */
export function answerUnreadableAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send({ detail: 'Not found.' } satisfies ErrorReply);
}

/**
 * Turns every failure into an answer, in the shapes of a Django REST service (decisions: local backend). What went
 * wrong inside is logged, as far as it may be (`LOGGER`), and never told.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found.' } satisfies ErrorReply));
  const send = (reply: FastifyReply, error: ApiError) =>
    reply.code(error.statusCode).headers(error.headers).send(error.reply);
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return send(reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return reply.code(status).send({ detail: detailByCode[error.code] ?? error.message } satisfies ErrorReply);
    }
    request.log.error({ err: error });
    if (isAway(error)) return send(reply, noDatabase());
    return reply.code(500).send({ detail: 'A server error occurred.' } satisfies ErrorReply);
  });
}
