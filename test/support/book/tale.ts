import { readFileSync } from 'node:fs';

import type { Run, Step } from './recorder';
import { namesFor, wordsFor, type Kind } from './words';

/** One step of a tale; where tests part, it has more than one next. */
export interface Scene {
  /** What the workflow was told before, in a few words: an answer, or how the call failed. */
  told: { text: string; isFailure: boolean };
  kind: Kind;
  text: string;
  /** Tests that end here. */
  tests: string[];
  next: Scene[];
}

/** All ways through one workflow. */
export interface Tale {
  name: string;
  /** Where it is written, in `src`. */
  source?: string;
  /** The event that starts it. */
  event?: string;
  /** Its step test. */
  file: string;
  next: Scene[];
}

/** The tales of what was recorded, in the order of the tests. */
export function talesOf(runs: readonly Run[]): Tale[] {
  const sagas = [...new Set(runs.map(({ saga }) => saga))];
  return sagas.map((told) => taleOf(runs.filter(({ saga }) => saga === told)));
}

function taleOf(runs: readonly Run[]): Tale {
  const [{ saga, file, args }] = runs as [Run];
  const names = namesFor(file);
  const words = wordsFor(names);
  const [event] = args as [{ type?: unknown }?];
  const tale: Tale = {
    name: words.nameOf(saga),
    source: names.get(saga)?.file,
    ...(typeof event?.type === 'string' && { event: afterSlash(event.type) }),
    file,
    next: [],
  };
  const named = nameIn(file);
  for (const run of runs) {
    const end = run.steps.reduce<Pick<Scene, 'next'> & Partial<Scene>>((at, step) => goOn(at, step, words), tale);
    const test = run.test && named(run.test);
    if (test && end.tests && !end.tests.includes(test)) end.tests.push(test);
  }
  return tale;
}

/** The scene that a step leads to: of two tests that tell the same it is the same. */
function goOn(at: Pick<Scene, 'next'>, step: Step, words: ReturnType<typeof wordsFor>): Scene {
  const told = words.told(step.told);
  const came = words.came(step);
  const known = at.next.find((one) => one.told.text === told.text && one.kind === came.kind && one.text === came.text);
  if (known) return known;
  const scene: Scene = { told, ...came, tests: [], next: [] };
  at.next.push(scene);
  return scene;
}

/** What a test says, without the title of what it is about. */
function nameIn(file: string): (whole: string) => string {
  const titles = [...readFileSync(file, 'utf8').matchAll(/^describe\(\s*'([^']+)'/gm)].map(
    ([, title = '']) => `${title} `,
  );
  return (whole) => {
    const name = whole.slice(whole.indexOf(file) + file.length + 1);
    const title = titles.find((one) => name.startsWith(one)) ?? '';
    return name.slice(title.length);
  };
}

function afterSlash(type: string): string {
  return type.slice(type.lastIndexOf('/') + 1);
}
