import { createReducer, isAnyOf } from '@reduxjs/toolkit';

import { onDevice } from '#client/device/onDevice';
import { doctorsOrdered, doctorsOrderedElsewhere } from './events';

/** The shape that selectors of the order need: doctors by the texts of their ids; empty for that of their names. */
export interface DoctorOrderRoot {
  doctorOrder: readonly string[];
}

const KEY = 'mawid.board.doctors';

/** Has the device remember the order of the columns: ids, and no names. */
export function keepDoctorOrder(order: readonly string[]): void {
  onDevice((storage) => storage.setItem(KEY, JSON.stringify(order)), undefined);
}

function readKept(): readonly string[] {
  const kept = onDevice((storage): unknown => JSON.parse(storage.getItem(KEY) ?? '[]'), []);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** The clinic's own order of the columns, as the device remembers it and as it is changed. */
export const doctorOrderReducer = createReducer<readonly string[]>(readKept, (builder) =>
  builder.addMatcher(isAnyOf(doctorsOrdered, doctorsOrderedElsewhere), (_, { payload }) => [...payload]),
);

/** The order that somebody has given the columns. */
export const selectDoctorOrder = ({ doctorOrder }: DoctorOrderRoot): readonly string[] => doctorOrder;
