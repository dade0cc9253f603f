import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';

import { isObject } from '#client/lib/records';
import { say, type Message, type Text } from '#client/lib/text';
import type { Endpoint } from '#contract/endpoint';
import openapi from '#contract/openapi.json';
import { conformMessages as messages } from './messages';

/** So many records of a list are looked at, spread over all of it. */
const SAMPLE = 300;

const DRAFT = '2020-12';
const document = openapi as unknown as Schema;
const known = dereference(document);

/** What the document says of the answer to a call that succeeded; `undefined` where it may be anything. */
function answerSchema({ method, path }: Endpoint): Schema | undefined {
  const operation = (openapi.paths as unknown as Record<string, Record<string, Operation>>)[path]?.[
    method.toLowerCase()
  ];
  return operation?.responses['2XX'].content?.['application/json'].schema;
}

interface Operation {
  responses: { '2XX': { content?: { 'application/json': { schema: Schema } } } };
}

/** The records of a list, however it comes; `null` where it is neither an array nor a page of one. */
export function recordsIn(answer: unknown): unknown[] | null {
  const records = isObject(answer) && 'results' in answer ? answer.results : answer;
  return Array.isArray(records) ? records : null;
}

/** What an answer lacks of what the contract says, in plain words; each fault once, however many records have it. */
export function faultsOf(endpoint: Endpoint, answer: unknown): Message[] {
  const schema = answerSchema(endpoint);
  if (!schema) return [];
  const isWhole = schema.type === 'array';
  const list = isWhole ? schema : (schema.anyOf ?? []).find((one) => one.type === 'array');
  const item = list?.items as Schema | undefined;
  if (!item) return inWords([{ record: answer, at: 0 }], schema, 1);
  const records = isWhole && !Array.isArray(answer) ? null : recordsIn(answer);
  if (!records) {
    if (isWhole) return [messages.notWhole];
    return [say(messages.neitherListNorPage, { results: 'results', next: 'next' })];
  }
  const step = Math.max(1, Math.floor(records.length / SAMPLE));
  const sample = records.map((record, at) => ({ record, at })).filter(({ at }) => at % step === 0);
  return inWords(sample, item, sample.length);
}

interface Fault {
  place: string;
  unit: OutputUnit;
  value: unknown;
}

function inWords(sample: readonly { record: unknown; at: number }[], schema: Schema, total: number): Message[] {
  const groups = new Map<string, { fault: Fault; examples: string[] }>();
  for (const { record, at } of sample) {
    const seen = new Set<string>();
    for (const fault of faultsIn(record, schema)) {
      const kind = `${fault.place} ${fault.unit.keyword}`;
      if (seen.has(kind)) continue;
      seen.add(kind);
      const group = groups.get(kind) ?? { fault, examples: [] };
      group.examples.push(nameOf(record, at));
      groups.set(kind, group);
    }
  }
  return [...groups.values()].map(({ fault, examples: [example = '', ...others] }) =>
    sentenceOf(fault, { count: others.length + 1, total, example }),
  );
}

function faultsIn(record: unknown, schema: Schema): Fault[] {
  if (validate(record ?? null, schema, DRAFT, known, true).valid) return [];
  const units = validate(record ?? null, schema, DRAFT, known, false).errors.filter(({ keyword }) =>
    LEAVES.has(keyword),
  );
  const isDeepest = ({ instanceLocation: place }: OutputUnit) =>
    !units.some((one) => one.instanceLocation.startsWith(`${place}/`));
  return units.filter(isDeepest).map((unit) => {
    const missing = unit.keyword === 'required' ? (/"([^"]+)"/.exec(unit.error)?.[1] ?? '') : '';
    const keys = unit.instanceLocation.split('/').slice(1).map(unescaped);
    const value = keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], record);
    const place = [...keys, ...(missing ? [missing] : [])].map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.');
    return { place: place.replaceAll('.[]', '[]') || 'answer', unit, value };
  });
}

/** What says something of a value itself, not of a part of it. */
const LEAVES = new Set(['required', 'type', 'pattern', 'format', 'enum', 'const']);

const unescaped = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

function nameOf(record: unknown, at: number): string {
  const id = isObject(record) ? record.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `id ${id}` : `${at + 1}.`;
}

function sentenceOf({ place, unit, value }: Fault, values: { count: number; total: number; example: string }): Message {
  if (unit.keyword === 'required') return say(messages.missing, { place, ...values });
  if (unit.keyword === 'type') {
    const kinds = /Expected (.+)\.$/.exec(unit.error)?.[1]?.match(/\w+/g) ?? [];
    return say(messages.wrongKind, { place, found: kindOf(value), expected: oneOf(kinds.map(inKind)), ...values });
  }
  const expected =
    unit.keyword === 'format'
      ? say(messages.date, { form: 'YYYY-MM-DD' })
      : unit.keyword === 'pattern'
        ? say(messages.time, { form: 'HH:MM:SS' })
        : say(messages.asDescribed, { file: 'openapi.json' });
  return say(messages.wrongForm, { place, expected, ...values });
}

function kindOf(value: unknown): Text {
  if (value === null || value === undefined) return inKind('null');
  return inKind(Array.isArray(value) ? 'array' : typeof value);
}

function inKind(kind: string): Message {
  const kinds: Readonly<Record<string, Message>> = {
    string: messages.text,
    number: messages.number,
    integer: messages.number,
    boolean: say(messages.yesOrNo, { kinds: 'true, false' }),
    array: messages.list,
    null: say(messages.nothing, { kinds: 'null' }),
  };
  return kinds[kind] ?? messages.object;
}

function oneOf(kinds: readonly Message[]): Text {
  const [first = messages.object, ...others] = kinds;
  return others.reduce<Message>((one, other) => say(messages.oneOf, { one, other }), first);
}
