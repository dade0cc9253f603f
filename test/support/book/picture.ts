import type { Scene, Tale } from './tale';
import { CUT_OFF } from './words';

/** A tale as a sequence in Mermaid: what parts is an alternative, with the names of its tests. */
export function pictureOf(tale: Tale): string {
  return [
    'sequenceDiagram',
    '  actor Page',
    `  participant Workflow as ${tale.name}`,
    '  participant Services',
    ...(tale.event ? [`  Page->>Workflow: ${tale.event}`] : []),
    ...lines(tale.next, '  '),
  ].join('\n');
}

function lines(scenes: readonly Scene[], indent: string, from: Scene['kind'] = 'waits'): string[] {
  const [scene, another] = scenes;
  if (!scene) return [];
  if (!another) return [...drawn(scene, indent, from), ...lines(scene.next, indent, scene.kind)];
  const captions = new Map<string, string[]>();
  for (const one of scenes) {
    const way = [...drawn(one, `${indent}  `, from), ...lines(one.next, `${indent}  `, one.kind)].join('\n');
    captions.set(way, [...(captions.get(way) ?? []), captionOf(one)]);
  }
  const ways = [...captions].flatMap(([way, of], at) => [
    `${indent}${at === 0 ? 'alt' : 'else'} ${plain(inOne(of))}`,
    ...(way ? [way] : []),
  ]);
  return [...ways, `${indent}end`];
}

/** `is stuck: doubled` and `is stuck: unknown` in one: `is stuck: doubled / unknown`. */
function inOne(captions: readonly string[]): string {
  const [first = '', ...more] = new Set(captions);
  const [shared = ''] = /^.*: /.exec(first) ?? [];
  return [first, ...more.map((one) => (one.startsWith(shared) ? one.slice(shared.length) : one))].join(' / ');
}

/** What an alternative is called: the tests that end in it before it parts again, else what the workflow was told. */
export function captionOf(scene: Scene): string {
  const tests = testsBeforeParting(scene);
  return tests.length > 0 ? tests.join(' / ') : scene.told.text || scene.text;
}

/** The tests that end at a scene, or after it before its ways part. */
export function testsBeforeParting({ tests, next }: Scene): string[] {
  const [only, another] = next;
  return [...tests, ...(only && !another ? testsBeforeParting(only) : [])];
}

function drawn({ told, kind, text }: Scene, indent: string, from: Scene['kind']): string[] {
  const sender = told.text === CUT_OFF ? 'Page' : from === 'asked' ? 'Services' : 'Workflow';
  const failure = told.isFailure ? `${sender}--xWorkflow: ${plain(told.text)}` : null;
  return [failure, ARROWS[kind](plain(text))].flatMap((line) => (line === null ? [] : [indent + line]));
}

/** How each step is drawn; what is read of the store is left to the code. */
const ARROWS: Readonly<Record<Scene['kind'], (text: string) => string | null>> = {
  asked: (text) => `Workflow->>Services: ${text}`,
  called: (text) => `Workflow->>Workflow: ${text}`,
  said: (text) => `Workflow->>Page: “${text}”`,
  put: (text) => `Workflow->>Page: ${text}`,
  read: () => null,
  waits: (text) => `Note over Workflow: waits for ${text}`,
  returned: (text) => `Workflow-->>Page: ${text || 'done'}`,
  failed: (text) => `Workflow--xPage: ${text}`,
};

/** Without the signs that mean something to Mermaid. */
function plain(text: string): string {
  return text.replace(/[;#]/g, ',');
}
