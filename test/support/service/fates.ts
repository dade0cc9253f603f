import fc from 'fast-check';

/** An answer as it travels. */
export interface Wire {
  status: number;
  /** Its type; an answer without one is empty. */
  type: string | null;
  text: string;
  headers?: Record<string, string>;
}

/** An answer of the service itself. */
export function json(status: number, body: unknown = {}): Wire {
  return body === null
    ? { status, type: null, text: '' }
    : { status, type: 'application/json', text: JSON.stringify(body) };
}

/** The seconds that a 429 names; no sentence of the page has this number by itself. */
export const WAIT_SECONDS = 37;

/** What arrives of a call that takes effect, or does not; `null` for nothing, ever where it hangs. */
interface Tale {
  takesEffect: boolean;
  /** What arrives in place of the service's own answer. */
  arrives?: Wire | null;
  hangs?: boolean;
}

const refused = (wire: Wire): Tale => ({ takesEffect: false, arrives: wire });
const TALES = {
  answered: { takesEffect: true },
  refused: refused(json(400, { detail: 'The service does not want this.' })),
  'lost before it took effect': { takesEffect: false, arrives: null },
  'lost after it took effect': { takesEffect: true, arrives: null },
  'hangs before it takes effect': { takesEffect: false, arrives: null, hangs: true },
  'hangs after it took effect': { takesEffect: true, arrives: null, hangs: true },
  'a page of HTML with 200': refused({
    status: 200,
    type: 'text/html; charset=utf-8',
    text: '<html><h1>Sign in to the network</h1></html>',
  }),
  'an empty 2xx': { takesEffect: true, arrives: { status: 204, type: null, text: '' } },
  'an empty 201': { takesEffect: true, arrives: { status: 201, type: null, text: '' } },
  '401': refused(json(401, { detail: 'Token has expired' })),
  '403': refused(json(403)),
  '429': refused({
    ...json(429, { detail: `Request was throttled. Expected available in ${WAIT_SECONDS} seconds.` }),
    headers: { 'retry-after': String(WAIT_SECONDS) },
  }),
  '500': refused(json(500)),
} satisfies Record<string, Tale>;

/** What becomes of a call: one of these by its name, or an answer in place of the service's own. */
export type Fate = keyof typeof TALES;

/** What becomes of a call that meets this. */
export function taleOf(fate: Fate | Wire): Tale {
  return typeof fate === 'string' ? TALES[fate] : refused(fate);
}

/** The fates after which nobody knows whether the call took effect. */
export const LOST: readonly Fate[] = [
  'lost before it took effect',
  'lost after it took effect',
  'a page of HTML with 200',
  'an empty 2xx',
];

/** What may become of a call in a property test: it is answered, refused, or its token is; it or its answer is lost. */
export const ANY_FATE = fc.constantFrom<Fate>(
  'answered',
  'refused',
  '401',
  'lost before it took effect',
  'lost after it took effect',
);
