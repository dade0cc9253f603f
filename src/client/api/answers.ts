import { UnreadableAnswer } from '#client/lib/errors';
import { isObject } from '#client/lib/records';
import type { Id } from '#contract/common';

/** Whether an answer is an object with an id. */
export function isRecord(answer: unknown): answer is { id: Id } {
  return hasFields(answer) && 'id' in answer && ['string', 'number'].includes(typeof answer.id);
}

/** Reads an answer that must be an object. Throws for anything else, such as the page of a proxy. */
export function objectIn<Reply>(answer: Reply): Reply {
  if (!hasFields(answer)) throw new UnreadableAnswer('broken', 'The answer is not an object');
  return answer;
}

/** Reads an answer that must name its record. Throws when it has no id. */
export function recordIn<Reply>(answer: Reply): Reply {
  if (!isRecord(answer)) throw new UnreadableAnswer('broken', 'The answer names no id');
  return answer;
}

/**
 * The lists of an answer by kind: an array or `{ results }` each, empty where the service left it out or sent `null`
 * (decisions: reading answers). All are empty when the answer says that nothing was found, and it throws when it names
 * none of them and does not say so.
 */
export function listsIn<Reply extends object, Kind extends keyof Reply & string>(
  answer: Reply,
  ...kinds: Kind[]
): Pick<Reply, Kind> {
  if (!hasFields(answer) || ![...kinds, 'no_results'].some((name) => name in answer))
    throw new UnreadableAnswer('broken', 'The answer has no lists');
  const isEmpty = 'no_results' in answer && answer.no_results === true;
  return Object.fromEntries(kinds.map((kind) => [kind, isEmpty ? [] : listIn(answer[kind] ?? [])])) as Pick<
    Reply,
    Kind
  >;
}

function listIn(list: unknown): object[] {
  const items = hasFields(list) && 'results' in list ? list.results : list;
  if (!Array.isArray(items)) throw new UnreadableAnswer('broken', 'The answer is not a list');
  return items as object[];
}

function hasFields(answer: unknown): answer is object {
  return isObject(answer) && !Array.isArray(answer);
}
