import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Id } from '../../../../contract/common';
import { attemptNoted, selectRecord } from '../../../state/steps';
import { messages } from '../messages';
import type { Step } from '../steps/runSteps';
import { runSteps } from '../steps/runSteps';

/** How one kind of item is written. */
export interface WrittenKind<Body, Images = unknown> {
  /** The key of the request, under which the steps are remembered. */
  key: string;
  create: (body: Body, images: Images) => Promise<{ id: Id }>;
  update: (id: Id, body: Body, images: Images) => Promise<unknown>;
  /** The items there are that look like one made of this body. */
  alike: (body: Body) => SagaGenerator<readonly { id: Id }[]>;
}

/** Creates an item once, also when the answer of a first try was lost (decisions: one intent, one call). */
export function* createOnce<Body>(kind: WrittenKind<Body>, body: Body) {
  yield* call(runSteps, kind.key, [createStep(kind, body, undefined)]);
}

/**
 * The step that makes an item. The items that look like it are noted first: one more of them after a lost answer is the
 * one that was made, and gets what was changed in the form since.
 */
export function createStep<Body, Images>(kind: WrittenKind<Body, Images>, body: Body, images: Images): Step {
  return {
    id: 'item',
    label: messages.itemStep,
    prepare: () => noteAttempt(kind, body),
    *run() {
      return (yield* call(kind.create, body, images)).id;
    },
    *find() {
      const made = yield* call(findMade, kind);
      if (made) yield* call(kind.update, made.id, body, images);
      return made?.id ?? null;
    },
  };
}

/** Notes what is about to be sent, and the items there are that look like it. */
export function* noteAttempt<Body, Images>({ key, alike }: WrittenKind<Body, Images>, body: Body): SagaGenerator<void> {
  yield* put(attemptNoted({ key, attempt: null }));
  const before = yield* call(alike, body);
  yield* put(attemptNoted({ key, attempt: { body, ids: before.map(({ id }) => id) } }));
}

/** The item that a lost answer was about; `undefined` when nothing reached the service. */
export function* findMade<Body, Images>({ key, alike }: WrittenKind<Body, Images>) {
  const { attempt } = yield* select(selectRecord, key);
  if (!attempt) return undefined;
  const now = yield* call(alike, attempt.body as Body);
  return now.find(({ id }) => !attempt.ids.includes(id));
}
