import { hoursOfOpening } from '#client/entities/hours';
import { timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say } from '#client/lib/text';
import { OPEN, type ItemStanding, type StoredRow } from '#client/state/fanOut/row';
import { stillThere } from '#client/state/fanOut/standing';
import { endOfOne } from '#client/state/sagas/deleteUnlessGone';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { Availability } from '#contract/availabilities';
import { isSameHours } from '../hours/calendar';
import type { HoursToClear, HoursToPlan, PlanCall } from './calls';
import { planHoursMessages } from './messages';
import { whyItStays, type HoursGround } from './staying';
import { leftOutText, stayingText } from './whyText';

/** What is known when a call is about to be sent. */
interface CallGround extends HoursGround {
  /** The hours of its doctor at every place. */
  hours: readonly Availability[];
  /** Whether an answer to it was lost, so that what is done already is its own work. */
  isTried: boolean;
}

type Stands = ItemStanding<PlanCall>;

/**
 * How a call stands: what it wants is there, its place was not made, something is in its way, or its hours are needed.
 *
 * @param rows those of its ledger, among them what it needs the place of
 */
export function callStanding(one: PlanCall, ground: CallGround, rows: readonly StoredRow<PlanCall>[]): Stands {
  return one.does === 'add' ? additionStanding(one, ground, rows) : removalStanding(one, ground);
}

function additionStanding(one: HoursToPlan, ground: CallGround, rows: readonly StoredRow<PlanCall>[]): Stands {
  const { draft, locationId } = one;
  const inTheWay = ground.hours.filter((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(draft)));
  const same = inTheWay.find((slot) => isSameHours(slot, draft) && String(slot.location_id) === String(locationId));
  if (same) return { is: 'done', payload: { ...one, addedId: same.id } };
  const place = placeOf(rows.filter(({ id }) => one.needs.includes(id)));
  if (place) return place;
  const [slot] = inTheWay;
  return slot ? { is: 'leftOut', reason: leftOutText({ is: 'overlaps', slot, why: whyItStays(slot, ground) }) } : OPEN;
}

/** Why there is no place yet: hours that had to make it stay, or could not be removed. */
function placeOf(needed: readonly StoredRow<PlanCall>[]): Stands | null {
  const row = stillThere(needed);
  if (row?.payload.does !== 'remove') return null;
  const { available_from, available_to } = row.payload.slot;
  const hours = timeRange(available_from, available_to);
  return row.outcome === 'leftOut'
    ? { is: 'leftOut', reason: say(weekPlanMessages.overlapsBecause, { hours, why: row.reason ?? '' }) }
    : { is: 'heldBack', reason: say(weekPlanMessages.heldBack, { hours }) };
}

function removalStanding({ slot, isUndo }: HoursToClear, ground: CallGround): Stands {
  const now = ground.hours.find(({ id }) => String(id) === String(slot.id));
  if (!now) return { is: 'done', reason: ground.isTried ? null : (endOfOne('gone').reason ?? null) };
  const why = whyItStays(now, ground);
  if (!ground.visits && why?.is !== 'taken') return { is: 'heldBack', reason: planHoursMessages.visitsFailed };
  // What the plan itself has added may have begun since.
  if (!why || (isUndo && why.is === 'begun')) return OPEN;
  return { is: 'leftOut', reason: stayingText(why) };
}
