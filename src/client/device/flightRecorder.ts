/**
 * Something that the page did, made of names that stand in the code and of figures; nothing else gets in (decisions:
 * reports of problems).
 */
export interface Entry {
  /** Milliseconds since the page began. */
  at: number;
  what: string;
  /** How often it happened with nothing else between. */
  times: number;
}

/** How many entries are kept; the oldest gives way to a new one. */
const CAPACITY = 500;

const entries: Entry[] = [];

/** What the page did last, the oldest first; it is kept in memory alone. */
export function recordedEntries(): readonly Entry[] {
  return entries;
}

/** Records an event by its type; one of a workflow also by what kind of workflow it is. */
export function recordEvent(type: string, workflowKey?: string): void {
  record([nameIn(type), workflowKey === undefined ? '' : workflowKind(workflowKey)]);
}

/** Records how a call of the contract ended: by its path with placeholders, as the contract writes it. */
export function recordCall(method: string, path: string, status: number | string, milliseconds: number): void {
  record(['call', method, path, nameIn(String(status)), `${Math.round(milliseconds)} ms`]);
}

/** Records an error by its name and where in our files it arose, never by its message, which may quote anything. */
export function recordError(workflowKey: string, error: unknown): void {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const [place = ''] = /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack) ?? [];
  record(['error', workflowKind(workflowKey), nameIn(name), place]);
}

function record(parts: readonly string[]): void {
  const what = parts.filter(Boolean).join(' ');
  const last = entries.at(-1);
  if (last?.what === what) last.times += 1;
  else entries.push({ at: performance.now(), what, times: 1 });
  if (entries.length > CAPACITY) entries.shift();
}

/** A text where it can be a name of our own, or of the browser's; what looks otherwise is left out. */
function nameIn(text: string): string {
  return /^[\w/.-]{1,80}$/.test(text) ? text : '?';
}

/** The section and the workflow in a key of the request table, without the ids and dates behind them. */
function workflowKind(key: string): string {
  return /^[a-z]+(?=\/|$)(\/[a-z]+(?=\/|$)(\/(list|save|remove|removeMany)(?=\/|$))?)?/i.exec(key)?.[0] ?? '?';
}
