import { select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import type { Collected } from '#client/entities/entityStore';
import { selectChangedIds } from '#client/sections/appointments/list/changed';

/** Drops appointments that were changed here since the answer was asked for, because it may be older than they are. */
export function* dropChanged(entities: Collected) {
  const changed = yield* select(selectChangedIds);
  changed.forEach((id) => Reflect.deleteProperty(entities[appointments.kind] ?? {}, id));
}
