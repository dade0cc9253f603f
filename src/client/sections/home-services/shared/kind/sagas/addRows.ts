import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type SendResult } from '#client/state/fanOut/row';
import type { Id } from '#contract/common';
import { rowMade, type Kind, type KindService } from '../defineKind';
import { readSurely } from './lists';

/** A kind whose rows belong to a provider, such as a link. */
export type KindOfProvider<Row extends { id: Id }, Body, Root> = Kind<Row, Body, { provider: Id }, Root> &
  KindService<Row, Body, { provider: Id }>;

/** Adding rows to a provider, one call each; what is there already is skipped, also after a lost answer. */
export function addingRows<Row extends { id: Id }, Body extends { provider: Id }, Root>(
  kind: KindOfProvider<Row, Body, Root>,
  texts: FanOutKind<Body>['texts'],
): FanOutKind<Body> {
  const { name, form, selectRows, events } = kind;
  if (!form) throw new Error(`Without a form no ${name} is added`);
  const { api, isSame } = form.saving;
  return {
    name: `homeServices/${name}/addMany`,
    texts,
    *read([first]) {
      if (first) yield* call(readSurely, kind, { provider: first.provider });
    },
    goesOnUnread: true,
    *standing(body) {
      const known = yield* select(selectRows, { provider: body.provider });
      return known?.some((row) => isSame(row, body)) ? { is: 'done' } : OPEN;
    },
    *send(body): SagaGenerator<SendResult> {
      const { id } = yield* call(api.create, body);
      yield* put(rowMade({ kind: name, id }));
      return 'added';
    },
    *after({ provider }) {
      yield* put(events.outdated({ provider }));
    },
  };
}
