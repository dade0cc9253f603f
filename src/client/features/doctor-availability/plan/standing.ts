import { hoursOfOpening } from '#client/entities/hours';
import { timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { OPEN, type ItemStanding, type StoredRow } from '#client/state/fanOut/row';
import { neededBy, placeless } from '#client/state/plans/calls';
import { goneAlready } from '#client/state/sagas/deleteUnlessGone';
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
  const unmade = placeless(neededBy<PlanCall>(one, rows), hoursRemoved);
  if (unmade) return unmade;
  const [slot] = inTheWay;
  return slot ? { is: 'leftOut', reason: leftOutText({ is: 'overlaps', slot, why: whyItStays(slot, ground) }) } : OPEN;
}

const hoursRemoved = (one: PlanCall) =>
  one.does === 'remove' ? timeRange(one.slot.available_from, one.slot.available_to) : '';

/** The hours that a removal is about; those that it had removed before may have been added back by another id. */
export function hoursToGo({ slot }: HoursToClear, hours: readonly Availability[], isTried: boolean) {
  const isBack = (one: Availability) =>
    isTried && isSameHours(one, slot) && String(one.location_id) === String(slot.location_id);
  return hours.find(({ id }) => String(id) === String(slot.id)) ?? hours.find(isBack);
}

function removalStanding(one: HoursToClear, ground: CallGround): Stands {
  const now = hoursToGo(one, ground.hours, ground.isTried);
  if (!now) return goneAlready(ground.isTried);
  const why = whyItStays(now, ground);
  if (!ground.visits && why?.is !== 'taken') return { is: 'heldBack', reason: planHoursMessages.visitsFailed };
  // What the plan itself has added may have begun since.
  if (!why || (one.isUndo && why.is === 'begun')) return OPEN;
  return { is: 'leftOut', reason: stayingText(why) };
}
