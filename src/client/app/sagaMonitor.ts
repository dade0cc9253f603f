import type { SagaMonitor, Task } from 'redux-saga';

/** Which build this is; webpack writes the answer in its place. */
declare const process: { env: { NODE_ENV?: string } };

/** An effect that is not over, or a workflow that runs beside. */
interface Open {
  parent: number;
  /** The workflow or call that it runs, if it has a name. */
  runs: string;
  /** What it waits for; nothing of a workflow that only holds others. */
  waitsFor: string | null;
  since: number;
}

interface Effect {
  type?: string;
  payload?: { fn?: { name: string }; args?: unknown[]; pattern?: unknown };
}

/** What `tracked` calls its wrapper, which every workflow has. */
const WRAPPER = 'track';

/** How names of the saga library end: `delayP`, `takeEvery$1`. */
const LIBRARY = /P$|\$1$/;

/**
 * While somebody develops, `sagas()` in the console of the browser tells which workflow waits for what since when. A
 * build for production has none of it.
 */
export function sagaMonitor(): SagaMonitor | undefined {
  if (process.env.NODE_ENV === 'production') return undefined;
  const open = new Map<number, Open>();
  Object.assign(globalThis, { sagas: () => told(open) });
  const end = (id: number) => {
    open.delete(id);
  };
  return {
    rootSagaStarted: ({ effectId, saga }) => {
      open.set(effectId, { parent: 0, runs: saga.name, waitsFor: null, since: Date.now() });
    },
    effectTriggered: ({ effectId, parentEffectId, effect }) => {
      const { type, payload } = effect as Effect;
      const runs = payload?.fn?.name.replace(LIBRARY, '') ?? '';
      const waitsFor = type === 'TAKE' ? patternOf(payload?.pattern) : runs || (type ?? 'a promise');
      open.set(effectId, { parent: parentEffectId, runs, waitsFor, since: Date.now() });
    },
    effectResolved: (id, result) => {
      const effect = open.get(id);
      open.delete(id);
      if (!effect || !isTask(result)) return;
      open.set(id, { ...effect, waitsFor: null });
      result.toPromise().then(
        () => end(id),
        () => end(id),
      );
    },
    effectRejected: end,
    effectCancelled: end,
  };
}

/** `watchSession › signIn waits for createToken since 3 s`, line by line, what waits longest first. */
function told(open: ReadonlyMap<number, Open>): string {
  const parents = new Set([...open.values()].map(({ parent }) => parent));
  const waiting = [...open].filter(([id, { waitsFor }]) => waitsFor !== null && !parents.has(id));
  return waiting
    .sort(([, one], [, other]) => one.since - other.since)
    .map(([, { parent, waitsFor, since }]) => {
      const seconds = Math.round((Date.now() - since) / 1000);
      return `${pathOf(open, parent).join(' › ')} waits for ${waitsFor} since ${seconds} s`;
    })
    .join('\n');
}

/** The workflows in which an effect runs, the outermost first. */
function pathOf(open: ReadonlyMap<number, Open>, id: number): string[] {
  const effect = open.get(id);
  if (!effect) return [];
  const own = effect.runs && effect.runs !== WRAPPER ? [effect.runs] : [];
  return [...pathOf(open, effect.parent), ...own];
}

function patternOf(pattern: unknown): string {
  if (Array.isArray(pattern)) return pattern.map(patternOf).join(' or ');
  const type = typeof pattern === 'function' && 'type' in pattern ? pattern.type : pattern;
  return typeof type === 'string' ? type : 'an event';
}

function isTask(result: unknown): result is Task {
  return typeof result === 'object' && result !== null && '@@redux-saga/TASK' in result;
}
