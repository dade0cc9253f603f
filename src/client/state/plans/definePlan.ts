import { createAction, createReducer, type Reducer } from '@reduxjs/toolkit';
import { call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';

import type { DateText } from '#client/lib/dates';
import { isUnderWay } from '#client/lib/tally';
import type { Question } from '../confirmations';
import type { FanOutKind } from '../fanOut/kind';
import { selectRowsOf, selectStatus, type FanOutsRoot } from '../fanOut/ledgers';
import { replacePlan } from '../fanOut/replacePlan';
import type { FanOutItem } from '../fanOut/row';
import { takeFanOut } from '../fanOut/runFanOut';
import { tracked } from '../requests/tracked';
import type { PlannedCall } from './calls';
import type { PlanKeys, PlanScope } from './keys';
import { appliedTally, planLedgerMessages, undonePlanTally } from './messages';

/** What is known of one plan beside the entities. */
interface KnownPlan<Difference, Week> {
  /** What it would do, as it was found last. */
  difference: Difference | null;
  /** The week that was read to be drawn, until the form has taken it. */
  drawn: Week | null;
}

/** What is known of the plans of one sort, by their scope. */
type Plans<Difference, Week> = Record<PlanScope, KnownPlan<Difference, Week>>;

/** Where the calls of a plan belong: their ledger, and whether it is that of its undo. */
export interface PlanPlace extends Pick<PlannedCall, 'key' | 'isUndo'> {
  scope: PlanScope;
}

/** How its calls are held against what is there, and sent. */
type Calls<Call> = Pick<FanOutKind<Call>, 'read' | 'standing' | 'send' | 'after'>;

/** One sort of plan: what is wanted, what that would do, the calls that do it and those that take it back. */
interface PlanDefinition<Asked, Difference, Of, Week, Call> extends Calls<Call> {
  keys: PlanKeys;
  /** Where the store has these plans. */
  slice: string;
  /** Reads what is there anew, and finds what a plan would do. */
  find: (scope: PlanScope, asked: Asked) => SagaGenerator<Difference>;
  /** Reads a week as it is there, to be drawn. */
  draw: (scope: PlanScope, of: Of) => SagaGenerator<Week>;
  /** What is to be confirmed before it is sent; `null` for nothing. */
  asks: (asked: Asked) => Question | null;
  callsOf: (difference: Difference, place: PlanPlace) => readonly FanOutItem<Call>[];
  /** A difference in which these of the dates that stay closed are opened, and no others. */
  opening?: (difference: Difference, dates: readonly DateText[]) => Difference;
  /** The opposite of calls that have come true. */
  oppositeOf: (done: readonly Call[], place: PlanPlace) => readonly FanOutItem<Call>[];
}

/** Makes an event of the plan of a scope. */
const eventOf = <Payload = object>(type: string) =>
  createAction(type, (payload: Payload & { scope: PlanScope }) => ({ payload }));

type Event<Payload = object> = ReturnType<typeof eventOf<Payload>>;

/** What was found for a plan, and what makes that outdated. */
interface Findings<Difference, Week> {
  differenceFound: Event<{ difference: Difference }>;
  weekFound: Event<{ week: Week }>;
  weekDrawn: Event;
  closedTicked: Event<{ dates: readonly DateText[] }>;
  begun: Event;
}

/** What is known of each plan, by its scope. */
function planReducer<Difference, Week>(
  events: Findings<Difference, Week>,
  opening: (difference: Difference, dates: readonly DateText[]) => Difference = (difference) => difference,
): Reducer<Plans<Difference, Week>> {
  const known = (plans: Plans<unknown, unknown>, scope: PlanScope) =>
    (plans[scope] ??= { difference: null, drawn: null });
  return createReducer<Plans<unknown, unknown>>({}, (builder) =>
    builder
      .addCase(events.differenceFound, (plans, { payload: { scope, difference } }) => {
        known(plans, scope).difference = difference;
      })
      .addCase(events.weekFound, (plans, { payload: { scope, week } }) => {
        known(plans, scope).drawn = week;
      })
      .addCase(events.weekDrawn, (plans, { payload: { scope } }) => {
        known(plans, scope).drawn = null;
      })
      .addCase(events.closedTicked, (plans, { payload: { scope, dates } }) => {
        const plan = known(plans, scope);
        if (plan.difference) plan.difference = opening(plan.difference as Difference, dates);
      })
      .addCase(events.begun, (plans, { payload: { scope } }) => {
        known(plans, scope).difference = null;
      }),
  ) as Reducer<Plans<Difference, Week>>;
}

/** The fan-outs that make a plan true and take it back, which have their calls in common. */
function planKinds<Call extends PlannedCall>(
  { name }: PlanKeys,
  calls: Calls<Call>,
): Record<'applying' | 'undoing', FanOutKind<Call>> {
  const sending = { ...calls, needs: ({ needs }: Call) => needs };
  return {
    applying: {
      ...sending,
      name: `${name}/plan`,
      texts: { ...appliedTally, title: planLedgerMessages.applying, failed: planLedgerMessages.applyFailed },
    },
    undoing: {
      ...sending,
      name: `${name}/planUndo`,
      texts: { ...undonePlanTally, title: planLedgerMessages.undoing, failed: planLedgerMessages.undoFailed },
    },
  };
}

/**
 * Defines one sort of plan: a person asks what it would do, has that done line by line of a ledger, and may have what
 * came true taken back by one of its own (decisions: fan-outs). What is there is read anew before each of them.
 */
export function definePlan<Asked, Difference extends { question: Asked }, Of, Week, Call extends PlannedCall>(
  definition: PlanDefinition<Asked, Difference, Of, Week, Call>,
) {
  const { keys, slice, find, draw, asks, callsOf, opening, oppositeOf, ...calls } = definition;
  const event = <Payload = object>(what: string) => eventOf<Payload>(`${keys.name}/plan/${what}`);
  const events = {
    /** A person wants to see what a plan would do. */
    differenceWanted: event<{ question: Asked }>('differenceWanted'),
    /** A person wants a week drawn, as it is there. */
    weekWanted: event<{ of: Of }>('weekWanted'),
    /** A person has ticked, or unticked, what stays closed: these dates are to be opened. */
    closedTicked: event<{ dates: readonly DateText[] }>('closedTicked'),
    /** A person wants the difference that is on screen to be made true. */
    applied: event('applied'),
    /** A person wants back what was there before the plan. */
    undoChosen: event('undoChosen'),
    differenceFound: event<{ difference: Difference }>('differenceFound'),
    weekFound: event<{ week: Week }>('weekFound'),
    /** The form has drawn it. */
    weekDrawn: event('weekDrawn'),
    /** A plan, or its undo, is about to be sent: what was found before is no longer true. */
    begun: event('begun'),
  };
  const { applying, undoing } = planKinds(keys, calls);

  /** What is known of a plan; `undefined` before anything was. */
  const selectPlan = (state: object, scope: PlanScope) =>
    (state as Record<string, Plans<Difference, Week>>)[slice]?.[scope];

  /** What came true of the plan that was applied last, as long as neither it nor its undo is under way. */
  function selectDone(state: FanOutsRoot, scope: PlanScope): readonly Call[] {
    if ([keys.plan(scope), keys.undo(scope)].some((key) => isUnderWay(selectStatus(state, key)))) return [];
    const rows = selectRowsOf<Call>(state, keys.plan(scope));
    return rows.filter(({ outcome }) => outcome === 'added').map(({ payload }) => payload);
  }

  function* findDifference({ payload: { scope, question } }: ReturnType<typeof events.differenceWanted>) {
    const difference = yield* call(find, scope, question);
    yield* put(events.differenceFound({ scope, difference }));
  }

  function* findWeek({ payload: { scope, of } }: ReturnType<typeof events.weekWanted>) {
    const week = yield* call(draw, scope, of);
    yield* put(events.weekFound({ scope, week }));
  }

  function* apply({ payload: { scope } }: ReturnType<typeof events.applied>) {
    const plan = yield* select(selectPlan, scope);
    if (!plan?.difference) return;
    const [key, other] = [keys.plan(scope), keys.undo(scope)];
    const items = callsOf(plan.difference, { key, scope, isUndo: false });
    const asked = asks(plan.difference.question);
    yield* call(replacePlan, applying, key, items, { asked, begun: events.begun({ scope }), other });
  }

  function* undo({ payload: { scope } }: ReturnType<typeof events.undoChosen>) {
    const done = yield* select(selectDone, scope);
    const [key, other] = [keys.undo(scope), keys.plan(scope)];
    const items = oppositeOf(done, { key, scope, isUndo: true });
    yield* call(replacePlan, undoing, key, items, { begun: events.begun({ scope }), other });
  }

  /** Starts its workflows. */
  function* watch() {
    const failure = { text: planLedgerMessages.readFailed };
    yield* takeLatest(events.differenceWanted, tracked({ key: keyBy(keys.find), failure }, findDifference));
    yield* takeLatest(events.weekWanted, tracked({ key: keyBy(keys.week), failure }, findWeek));
    yield* takeFanOut(applying, events.applied, keyBy(keys.plan), apply);
    yield* takeFanOut(undoing, events.undoChosen, keyBy(keys.undo), undo);
  }

  const reducer = planReducer(events, opening);
  return { keys, events, reducer, selectPlan, selectDone, applying, undoing, watch };
}

/** One sort of plan, as its dialog knows it. */
export type DefinedPlan<Asked, Difference extends { question: Asked }, Of, Week> = Pick<
  ReturnType<typeof definePlan<Asked, Difference, Of, Week, PlannedCall>>,
  'keys' | 'events' | 'selectPlan' | 'selectDone'
>;

const keyBy =
  (key: (scope: PlanScope) => string) =>
  ({ payload }: { payload: { scope: PlanScope } }) =>
    key(payload.scope);
