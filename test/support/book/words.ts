import { isAxiosError } from 'axios';
import { readFileSync } from 'node:fs';

import type { Text } from '#client/lib/text';
import { noticeShown } from '#client/state/notices';
import type { Step } from './recorder';

/** What happens at a step: `asked` is a call of a service, `called` any other; `put` an event, `read` the store. */
export type Kind = 'asked' | 'called' | 'said' | 'put' | 'read' | 'waits' | 'returned' | 'failed';

/** That the end of the session, or another tab, ends a workflow on its way. */
export const CUT_OFF = 'cut off';

/** What a step test imports of the client, by what it is: its name, and the file that has it. */
export type Names = ReadonlyMap<unknown, { name: string; file: string }>;

/** The names that a step test has for functions. Selectors and parts of an object have none of their own. */
export function namesFor(test: string): Names {
  const names = new Map<unknown, { name: string; file: string }>();
  for (const [, module = ''] of readFileSync(test, 'utf8').matchAll(/ from '(#client\/[^']+)'/g)) {
    const exported = jest.requireActual<Record<string, unknown>>(module);
    for (const [name, value] of Object.entries(exported)) {
      names.set(value, { name, file: module.slice(1) });
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      for (const [part, inner] of Object.entries(value))
        if (typeof inner === 'function' && !names.has(inner))
          names.set(inner, { name: `${name}.${part}`, file: module.slice(1) });
    }
  }
  return names;
}

interface Effect {
  type: string;
  payload: { fn?: unknown; action?: { type: string }; selector?: unknown; pattern?: unknown };
}

/** Says in a few words what a workflow does and is told. */
export function wordsFor(names: Names) {
  const nameOf = (value: unknown): string => {
    const own = typeof value === 'function' ? value.name : '';
    return names.get(value)?.name ?? (own || '…');
  };

  function effect(came: unknown): { kind: Kind; text: string } {
    if (!isEffect(came)) return { kind: 'waits', text: 'what is under way' };
    const { type, payload } = came;
    const { fn, action, selector, pattern } = payload;
    const isOfService = names.get(fn)?.file.startsWith('client/api/') ?? false;
    switch (type) {
      case 'CALL':
        return { kind: isOfService ? 'asked' : 'called', text: nameOf(fn) };
      case 'PUT':
        if (noticeShown.match(action)) return { kind: 'said', text: saying(action.payload.text) };
        return { kind: 'put', text: eventOf(action) };
      case 'SELECT':
        return { kind: 'read', text: nameOf(selector) };
      case 'TAKE':
        return { kind: 'waits', text: patternOf(pattern) };
      case 'FORK':
        return { kind: 'called', text: `${nameOf(fn)} beside it` };
      case 'ALL':
      case 'RACE': {
        const inner = Object.values(payload).map((one) => effect(one).text);
        return { kind: 'waits', text: inner.join(type === 'ALL' ? ' and ' : ' or ') };
      }
      default:
        return { kind: 'called', text: type.toLowerCase() };
    }
  }

  return {
    nameOf,
    came: ({ came, is }: Step) => (is === 'effect' ? effect(came) : { kind: is, text: inShort(came) }),
    told: ({ by, value }: Step['told']) => ({
      text: by === 'return' ? CUT_OFF : inShort(value),
      isFailure: by !== 'next',
    }),
  };
}

function isEffect(value: unknown): value is Effect {
  return typeof value === 'object' && value !== null && '@@redux-saga/IO' in value;
}

function eventOf(action: { type: string } | undefined): string {
  return action?.type.split('/').at(-1) ?? '…';
}

function patternOf(pattern: unknown): string {
  if (Array.isArray(pattern)) return pattern.map(patternOf).join(' or ');
  const type = typeof pattern === 'function' && 'type' in pattern ? pattern.type : pattern;
  return typeof type === 'string' ? eventOf({ type }) : 'an event';
}

/** A sentence with the names of its values in braces, as it is declared. */
function saying(text: Text): string {
  return cut(typeof text === 'string' ? text : text.defaultMessage);
}

/** `refused 409`, `stranded`, `3 entries`: what tells one answer from another. */
function inShort(value: unknown): string {
  if (value === undefined || value === null) return value === null ? 'nothing' : '';
  if (isAxiosError(value)) return value.response ? `refused ${value.response.status}` : 'lost';
  if (value instanceof Error) return cut(value.message);
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value === 'object') return ofRecord(value as Record<string, unknown>);
  if (typeof value === 'string') return cut(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function ofRecord(record: Record<string, unknown>): string {
  const { is, verdict, status, from, type } = record;
  if (verdict) return inShort(verdict);
  if (typeof type === 'string') return eventOf({ type });
  const telling = [is, from, status].find((one) => typeof one === 'string');
  return cut(telling ?? '');
}

function cut(text: string): string {
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
}
