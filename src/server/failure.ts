import { DrizzleQueryError } from 'drizzle-orm';

const CODE = /^\w{1,60}$/;
const FRAME = /^ {4}at /;
const FRAMES = 12;

/**
 * What may be told of an error: its type, a code of PostgreSQL, Node or Fastify, which statement it was, and where in
 * the code. Never its own message, nor what a statement was given, for both hold what people are called and what they
 * sign in with.
 */
export function toldOf(error: unknown) {
  const { name, code, statement } = partsOf(error);
  return {
    type: name,
    message: inShort(error),
    ...(code !== undefined && { code }),
    ...(statement !== undefined && { statement }),
    stack: error instanceof Error ? framesOf(error) : '',
  };
}

/** The same in a few words: `DrizzleQueryError 57P01 insert users`. */
export function inShort(error: unknown): string {
  const { name, code, statement } = partsOf(error);
  return [name, code, statement].filter((part) => part !== undefined).join(' ');
}

function partsOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const statement = error instanceof DrizzleQueryError ? statementName(error.query) : undefined;
  return { name: error.name, code: codeOf(error) ?? codeOf(error.cause), statement };
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && CODE.test(code) ? code : undefined;
}

/** The verb of a statement and the first table that it names; its values are no part of its text. */
function statementName(query: string): string {
  const [verb = ''] = /^\w+/.exec(query.trim()) ?? [];
  const [, table = ''] = /\b(?:from|into|update|table|join)\s+"?(\w+)/i.exec(query) ?? [];
  return `${verb} ${table}`.trim().toLowerCase();
}

/** The lines of a stack behind the message, which may have lines of its own. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  if (start === -1) return '';
  const lines = stack.slice(start + message.length).split('\n');
  return lines
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .join('\n');
}
