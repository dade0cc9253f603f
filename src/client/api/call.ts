import type { PathParams, Payloads } from '#contract/endpoint';

type Images<P extends Payloads> = Partial<Record<NonNullable<P['images']>, File | null>>;

/** What one call sends: the query, body, images and path parameters that its endpoint asks for. */
export type CallInput<Path extends string, P extends Payloads> = ('query' extends keyof P
  ? undefined extends P['query']
    ? { query?: P['query'] }
    : { query: P['query'] }
  : unknown) &
  ('body' extends keyof P ? { body: P['body'] } : unknown) &
  ('images' extends keyof P ? { images?: Images<P> } : unknown) &
  (Path extends `${string}{${string}` ? { params: PathParams<Path> } : unknown);

/** The answer to a call with its status. */
export interface StatedReply<Reply> {
  status: number;
  reply: Reply | null;
}

/** What `send` is given, whatever the endpoint. */
export interface LooseInput {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  images?: Record<string, File | null | undefined>;
}

/** A reply as its bytes arrive, and its `ETag` where the service names one that can be read. */
export interface Streamed {
  bytes: ReadableStream<Uint8Array>;
  tag: string | null;
}

/**
 * What makes a call differ from the usual one, which carries the stored token and ends the session when that is
 * refused.
 */
export interface SendOptions {
  /** A token other than the stored one; `null` for none. */
  bearer?: string | null;
  /** Whether a 401 only refuses what was sent, such as a wrong code, and leaves the session alone. */
  keepsSession?: boolean;
  /** Whether the reply is `Streamed`, in place of what its JSON says. */
  asStream?: boolean;
  /**
   * Whether the reply is the answer with its status. A 201 is one whatever its body: `reply` is `null` where that is no
   * JSON.
   */
  withStatus?: boolean;
  /** The `ETag` of the answer that is known: the call resolves with `null` where the service has nothing newer. */
  knownTag?: string | null | undefined;
  /** Aborts the call; when it is left out, a cancelled saga aborts the call. */
  signal?: AbortSignal;
}
