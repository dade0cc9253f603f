import { weakMapMemoize } from 'reselect';

import { hoursOfOpening } from '#client/entities/hours';
import { coveredByDate } from '#client/lib/daySpans';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { fitsPlace } from './slots';

/**
 * When a doctor is open on each date at a place, or at any for `null`: booked hours too, each minute once, and hours
 * over midnight on both dates. It is reckoned once for the same hours.
 */
export const openByDate = weakMapMemoize((hours: readonly Availability[], placeId: Id | null = null) =>
  coveredByDate(
    hours
      .filter(isTimed)
      .filter((one) => fitsPlace({ locationId: one.location_id }, placeId))
      .map(hoursOfOpening),
  ),
);

function isTimed({ available_from, available_to }: Availability): boolean {
  return available_from !== '' && available_to !== '';
}
