import { createSelector } from 'reselect';

import { locations, specialties } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { Slot } from '#client/hours/slots';
import type { Id } from '#contract/common';
import { firstFreeKeys } from './keys';
import type { DoctorLine, FirstFreeRoot } from './slice';

/** What the last search asked, and what it has found. */
export function selectFound({ firstFree }: FirstFreeRoot): FirstFreeRoot['firstFree'] {
  return firstFree;
}

const none: readonly DoctorLine[] = [];

/** The doctors who have a free time, the soonest first; those of one time in the order of the service. */
export const selectFreeLines = createSelector([selectFound], ({ lines }) =>
  (lines ?? none).filter(({ times }) => times.length > 0).sort((a, b) => bySoonest(a.times[0], b.times[0])),
);

function bySoonest(a: Slot | undefined, b: Slot | undefined): number {
  const [one, other] = [a, b].map((slot) => (slot ? `${slot.date} ${slot.startTime}` : ''));
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

/** The ids of the doctors who are still to be asked. */
export const selectWaitingIds = createSelector([selectFound], ({ lines }): Id[] =>
  (lines ?? none).filter(({ state }) => state === 'waiting').map(({ id }) => id),
);

/** How far the search is. */
export const selectCounts = createSelector([selectFound, selectFreeLines], ({ lines }, free) => {
  const all = lines ?? none;
  const inState = (wanted: DoctorLine['state']) => all.filter(({ state }) => state === wanted).length;
  return {
    all: all.length,
    done: inState('answered') + inState('failed') + inState('forbidden'),
    free: free.length,
    failed: inState('failed'),
    stopped: inState('stopped'),
  };
});

/** The doctors whose hours could not be read. */
export const selectFailedLines = createSelector([selectFound], ({ lines }) =>
  (lines ?? none).filter(({ state }) => state === 'failed' || state === 'forbidden'),
);

/** The specialties to choose from; `undefined` before they have arrived. */
export const selectSpecialtyChoices = specialties.makeSelectList(() => firstFreeKeys.specialties);

/** The places that have been seen in this session, by name; those without a name cannot be chosen. */
export const selectPlaces = createSelector(
  [(state: EntityRootOf<typeof locations>) => locations.selectTable(state)],
  (table) =>
    Object.values(table)
      .flatMap(({ id, name }) => (name ? [{ id, name }] : []))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
);

/** The names of all places by id. */
export const selectPlaceNames = createSelector([selectPlaces], (places) =>
  Object.fromEntries(places.map(({ id, name }) => [String(id), name])),
);
