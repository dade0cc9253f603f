import { isPlainObject, type Action } from '@reduxjs/toolkit';

/** Which build this is; webpack writes the answer in its place. */
declare const process: { env: { NODE_ENV?: string } };

/** How many entries of a list or a table are shown. */
const SHOWN = 50;

/**
 * How the store speaks with the Redux DevTools: not at all in a build for production, because any extension that speaks
 * their protocol would be shown every patient; else by summaries, because 100,000 rows would freeze them.
 */
export function devTools() {
  if (process.env.NODE_ENV === 'production') return false;
  const summary = summarizer();
  return {
    actionSanitizer: <A extends Action>(action: A) => summary(action) as A,
    stateSanitizer: <State>(state: State) => summary(state) as State,
  };
}

/**
 * Makes summaries: a record by its id, a long list or table by the number of its entries and the first of them.
 * `{ 7: { id: 7, patient_name: 'Mariam' } }` becomes `{ 7: 7 }`. A part of the state that has not changed is read once.
 */
function summarizer(): (value: unknown) => unknown {
  const known = new WeakMap<object, unknown>();
  return function summary(value) {
    if (!Array.isArray(value) && !isPlainObject(value)) return value;
    if (!known.has(value)) known.set(value, 'id' in value ? value.id : summaryOfEach(value, summary));
    return known.get(value);
  };
}

function summaryOfEach(value: object, summary: (part: unknown) => unknown): unknown {
  const [names, parts] = [Object.keys(value), value as Readonly<Record<string, unknown>>];
  const shown = names.slice(0, SHOWN).map((name) => [name, summary(parts[name])] as const);
  const first = Array.isArray(value) ? shown.map(([, part]) => part) : Object.fromEntries(shown);
  return names.length > SHOWN ? { count: names.length, first } : first;
}
