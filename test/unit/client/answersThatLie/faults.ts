/** What becomes of the first call that a flow makes to the endpoint under test. */
export const FAULTS = [
  'refused',
  'lost before it took effect',
  'lost after it took effect',
  'a page of HTML with 200',
  'an empty 2xx',
  '401',
  '429',
] as const;

/** One that only some calls meet: for others it is no more than an empty 2xx. */
export const EMPTY_CREATED = 'an empty 201';

export type Fault = (typeof FAULTS)[number] | typeof EMPTY_CREATED;

/** The faults after which nobody knows whether the call took effect. */
export const LOST: readonly Fault[] = [
  'lost before it took effect',
  'lost after it took effect',
  'a page of HTML with 200',
  'an empty 2xx',
];

/** The seconds that a 429 names; no sentence of the page has this number by itself. */
export const WAIT_SECONDS = 37;

/** An answer as it travels. */
export interface Wire {
  status: number;
  /** Its type; an answer without one is empty. */
  type: string | null;
  text: string;
  headers?: Record<string, string>;
}

/** Whether a call that meets a fault takes effect at the service. */
export function takesEffect(fault: Fault | null): boolean {
  return fault === null || ['lost after it took effect', 'an empty 2xx', EMPTY_CREATED].includes(fault);
}

/** What a call that met a fault is answered; `null` when nothing arrives. */
export function answerOf(fault: Fault): Wire | null {
  switch (fault) {
    case 'lost before it took effect':
    case 'lost after it took effect':
      return null;
    case 'a page of HTML with 200':
      return { status: 200, type: 'text/html; charset=utf-8', text: '<html><h1>Sign in to the network</h1></html>' };
    case 'an empty 2xx':
      return { status: 204, type: null, text: '' };
    case EMPTY_CREATED:
      return { status: 201, type: null, text: '' };
    case 'refused':
      return json(400, { detail: 'The service does not want this.' });
    case '401':
      return json(401, { detail: 'Token has expired' });
    case '429':
      return {
        ...json(429, { detail: `Request was throttled. Expected available in ${WAIT_SECONDS} seconds.` }),
        headers: { 'retry-after': String(WAIT_SECONDS) },
      };
  }
}

/** An answer of the service itself. */
export function json(status: number, body: unknown): Wire {
  return body === null
    ? { status, type: null, text: '' }
    : { status, type: 'application/json', text: JSON.stringify(body) };
}
