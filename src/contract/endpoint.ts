/** The three backends of the product; each has its own base address in `config.json` (Spec 1 §7, Spec 2 §7). */
export type ServiceName = 'provider' | 'appointment' | 'referral';

/** The HTTP methods that the services understand. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What travels over one endpoint. `images` names the files a multipart body may carry beside its fields. */
export interface Payloads {
  query?: object;
  body?: unknown;
  images?: string;
  reply: unknown;
}

/** The placeholders of a path: `PathParams<'/doctors/{id}/'>` is `{ id: … }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & PathParams<Rest>
  : unknown;

/**
 * Whether a call whose answer was lost may be made once more (decisions: one intent, one call): `asItIs`, for twice is
 * as good as once; only `afterLook`, when the service shows that the first one has done nothing; or `never`.
 */
export type Repeat = 'asItIs' | 'afterLook' | 'never';

/** One call that client and server agree on. The payload types exist only for the compiler. */
export interface Endpoint<Path extends string = string, P extends Payloads = Payloads> {
  readonly service: ServiceName;
  readonly method: Method;
  readonly path: Path;
  readonly repeat: Repeat;
  readonly payloads?: P;
}

/**
 * Describes a call: service, method and exact path first, whether one that writes may be repeated, then its payload
 * types. `endpoint('appointment', 'GET', '/appointments/').carries<{ reply: Appointment[] }>()`
 */
export function endpoint<const Path extends string, const M extends Method>(
  service: ServiceName,
  method: M,
  path: Path,
  ...[repeat = 'asItIs']: M extends 'GET' ? [] : [repeat: Repeat]
) {
  return {
    carries: <P extends Payloads>(): Endpoint<Path, P> => ({ service, method, path, repeat }),
  };
}

/** The path of a call with its placeholders filled in and percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path ${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}
