import type { Message } from '#client/lib/text';
import type { Endpoint, ServiceName } from '#contract/endpoint';

/** How much something counts: the page needs it, works better with it, or nobody could try it. */
export type Weight = 'needed' | 'advice' | 'untried';

/** What was found out about a call, and what to change. */
export interface Finding {
  weight: Weight;
  text: Message;
}

/** A call, or the manners of a whole service, and all that was found; it fits where nothing needed is among it. */
export interface Line {
  service: ServiceName;
  /** `GET /appointments/`, or what else is looked at, such as `CORS`. */
  subject: string;
  findings: readonly Finding[];
}

/** What a check has come to: how many lines lack something needed, have advice, or could not be tried. */
export interface Outcome {
  lines: number;
  fitting: number;
  needed: number;
  advised: number;
  untried: number;
}

/** Collects what is found, and passes each line on once nothing more is to come. */
export class Report {
  readonly #found = new Map<string, Line & { findings: Finding[] }>();

  /** A call was looked at, whatever comes of it. */
  open(service: ServiceName, subject: string): void {
    const key = `${service} ${subject}`;
    if (!this.#found.has(key)) this.#found.set(key, { service, subject, findings: [] });
  }

  /** Says something of a subject, once however often it is found. */
  say(service: ServiceName, subject: string, weight: Weight, text: Message): void {
    this.open(service, subject);
    const findings = this.#found.get(`${service} ${subject}`)?.findings ?? [];
    if (findings.some((one) => one.weight === weight && one.text.id === text.id && sameValues(one.text, text))) return;
    findings.push({ weight, text });
  }

  /** What was not found out of a call that was never looked at. */
  leave(endpoint: Endpoint, text: Message): void {
    if (!this.#found.has(`${endpoint.service} ${subjectOf(endpoint)}`))
      this.say(endpoint.service, subjectOf(endpoint), 'untried', text);
  }

  lines(): Line[] {
    return [...this.#found.values()];
  }
}

const sameValues = (one: Message, other: Message) => JSON.stringify(one.values) === JSON.stringify(other.values);

/** What a call is called in a report. */
export const subjectOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** How the lines of a report count; a call that lacks something needed is no advice besides. */
export function outcomeOf(lines: readonly Line[]): Outcome {
  const has = (weight: Weight) => (line: Line) => line.findings.some((one) => one.weight === weight);
  const needed = lines.filter(has('needed'));
  const untried = lines.filter((line) => !has('needed')(line) && has('untried')(line));
  return {
    lines: lines.length,
    fitting: lines.length - needed.length - untried.length,
    needed: needed.length,
    advised: lines.filter(has('advice')).length,
    untried: untried.length,
  };
}
