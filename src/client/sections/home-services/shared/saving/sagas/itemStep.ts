import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { attemptNoted, itemMade, selectRecord } from '#client/state/forms/steps';
import type { Id } from '#contract/common';
import type { Images, ItemCalls } from '../items';
import { takeStep } from './once';

/**
 * Creates the item of a save, and returns its id. An item that an earlier run created is updated instead, because the
 * form may have changed since.
 */
export function* saveNewItem<Body>(...[save, calls, body, images]: Creation<Body>): SagaGenerator<Id> {
  const { item } = yield* select(selectRecord, save);
  if (item === null)
    return yield* call(takeStep<Creation<Body>, Id>, save, 'item', creation, save, calls, body, images);
  yield* call(saveKnownItem<Body>, save, calls, item, body, images);
  return item;
}

/** Saves the existing item of a save in every run, because the form may have changed since the last one. */
export function* saveKnownItem<Body>(save: string, ...update: Update<Body>): SagaGenerator<void> {
  yield* call(takeStep<Update<Body>, void>, save, 'item', updatingItem, ...update);
}

/** The step that saves an existing item, twice as well as once. */
const updatingItem = { send: updateItem, isRepeatable: true };

function* updateItem<Body>(...[calls, item, body, images]: Update<Body>): SagaGenerator<void> {
  yield* call(calls.update, item, body, images);
}

type Creation<Body> = [save: string, calls: ItemCalls<Body>, body: Body, images?: Images];
type Update<Body> = [calls: ItemCalls<Body>, item: Id, body: Body, images?: Images];

/**
 * The step that creates an item once, even when the answer of the first try was lost (decisions: one intent, one call).
 * It notes the similar items first: a new one among them is the item that the lost try created.
 */
export const creation = { prepare: noteSimilar, send: makeItem, find: findMade };

function* noteSimilar<Body>(...[save, calls, body]: Creation<Body>): SagaGenerator<void> {
  // The notes of an earlier try do not apply to this one.
  yield* put(attemptNoted({ key: save, attempt: null }));
  const similar = yield* call(calls.findSimilar, body);
  yield* put(attemptNoted({ key: save, attempt: { body, ids: similar.map(({ id }) => id) } }));
}

function* makeItem<Body>(...[save, calls, body, images]: Creation<Body>): SagaGenerator<Id> {
  const { id } = yield* call(calls.create, body, images);
  yield* put(itemMade({ key: save, item: id }));
  return id;
}

/** Finds the item that an earlier try created, and updates it to what the form holds now. */
function* findMade<Body>(...[save, calls, body, images]: Creation<Body>): SagaGenerator<Id | null> {
  const { attempt } = yield* select(selectRecord, save);
  if (!attempt) return null;
  const similar = yield* call(calls.findSimilar, attempt.body as Body);
  const made = similar.find(({ id }) => !attempt.ids.includes(id));
  if (!made) return null;
  yield* call(calls.update, made.id, body, images);
  yield* put(itemMade({ key: save, item: made.id }));
  return made.id;
}
