import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';

import { selectRecord } from '#client/state/forms/steps';
import type { TextsByLocale } from '../items';
import { makeCode } from '../makeCode';

/**
 * The code of a new item, made from its English name (Spec 2 §5). It stays the same while an item with this code may
 * exist, so that the item can be found again (decisions: create-then-translate).
 */
export function* codeFor(save: string, { en }: TextsByLocale): SagaGenerator<string> {
  const { attempt } = yield* select(selectRecord, save);
  const sent = attempt?.body as { code: string } | undefined;
  return sent ? sent.code : yield* call(makeCode, en?.name ?? '');
}
