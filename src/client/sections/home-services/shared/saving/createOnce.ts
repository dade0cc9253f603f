import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { messages } from '#client/sections/home-services/messages';
import { attemptNoted, selectRecord } from '#client/state/forms/steps';
import type { Id } from '#contract/common';
import type { Change } from '../resource/defineResource';
import type { Step } from './runSteps';
import { runSteps } from './runSteps';

/** How one kind of item is written, and how a new one is told from those that were there. */
export interface WrittenKind<Body, Images = unknown> {
  create: (body: Body, images: Images) => Promise<{ id: Id }>;
  update: (id: Id, body: Body, images: Images) => Promise<unknown>;
  /** The items there are that look like one made of this body. */
  alike: (body: Body) => SagaGenerator<readonly { id: Id }[]>;
}

/** The workflows of a kind that is one call to make and one to change. */
export function written<Body>(kind: WrittenKind<Body>) {
  return {
    create: (draft: Body, key: string) => createOnce(key, kind, draft),
    *update({ id, draft }: Change<Body>) {
      yield* call(kind.update, id, draft, undefined);
    },
  };
}

/**
 * Creates an item once, also when the answer of a first try was lost (decisions: one intent, one call). What is known
 * of a try is remembered under the key of the request.
 */
function* createOnce<Body>(key: string, kind: WrittenKind<Body>, body: Body) {
  yield* call(runSteps, key, [createStep(key, kind, body, undefined)]);
}

/**
 * The step that makes an item. The items that look like it are noted first: one more of them after a lost answer is the
 * one that was made, and gets what was changed in the form since.
 */
export function createStep<Body, Images>(
  key: string,
  kind: WrittenKind<Body, Images>,
  body: Body,
  images: Images,
): Step {
  return {
    id: 'item',
    label: messages.itemStep,
    prepare: () => noteAttempt(key, kind, body),
    *run() {
      return (yield* call(kind.create, body, images)).id;
    },
    *find() {
      const made = yield* call(findMade, key, kind);
      if (made) yield* call(kind.update, made.id, body, images);
      return made?.id ?? null;
    },
  };
}

/** Notes what is about to be sent, and the items there are that look like it. */
export function* noteAttempt<Body, Images>(
  key: string,
  { alike }: WrittenKind<Body, Images>,
  body: Body,
): SagaGenerator<void> {
  yield* put(attemptNoted({ key, attempt: null }));
  const before = yield* call(alike, body);
  yield* put(attemptNoted({ key, attempt: { body, ids: before.map(({ id }) => id) } }));
}

/** The item that a lost answer was about; `undefined` when nothing reached the service. */
export function* findMade<Body, Images>(key: string, { alike }: WrittenKind<Body, Images>) {
  const { attempt } = yield* select(selectRecord, key);
  if (!attempt) return undefined;
  const now = yield* call(alike, attempt.body as Body);
  return now.find(({ id }) => !attempt.ids.includes(id));
}
