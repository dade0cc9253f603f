import { createReducer } from '@reduxjs/toolkit';

import {
  closingToggled,
  groupToggled,
  hoursRead,
  lineChanged,
  lineEnded,
  lineToggled,
  nextTimeChosen,
  planDropped,
  planMade,
  planSent,
  planUndone,
  rangeClosed,
  sentClosed,
  stayFound,
  stayOpened,
  statusesRead,
  timesFound,
  timesNarrowed,
  visitCalled,
} from './events';
import type { AwayState, PlanLine } from './state';

/** What the dialogs know beside the entities: the plan that is looked at, and the one that was sent. */
export const awayReducer = createReducer<AwayState>({ plan: null, sent: null, read: [] }, (builder) =>
  builder
    .addCase(planMade, (state, { payload }) => ({
      ...state,
      plan: payload,
      // What was read for a plan before is not what holds for another one.
      read: state.plan ? state.read : [],
    }))
    .addCase(timesFound, ({ plan, ...state }, { payload }) => ({
      ...state,
      plan: plan && { ...plan, lines: payload, hasTimes: true },
    }))
    .addCase(stayFound, ({ plan, ...state }, { payload }) => ({ ...state, plan: plan && { ...plan, stay: payload } }))
    .addCase(stayOpened, ({ sent, ...state }, { payload }) => ({
      ...state,
      sent: sent?.stay ? { ...sent, stay: { ...sent.stay, is: payload } } : sent,
    }))
    .addCase(timesNarrowed, ({ plan, ...state }, { payload }) => ({
      ...state,
      plan: plan && { ...plan, narrowing: payload },
    }))
    .addCase(hoursRead, (state, { payload }) => ({ ...state, read: payload }))
    .addCase(lineToggled, (state, { payload: { id, isTicked } }) =>
      withLine(state, id, { isTicked, isChosen: isTicked }),
    )
    .addCase(groupToggled, (state, { payload: { ids, isTicked } }) =>
      ids.reduce<AwayState>((after, id) => withLine(after, id, { isTicked, isChosen: isTicked }), state),
    )
    .addCase(lineChanged, (state, { payload: { id, slot } }) =>
      withLine(state, id, { proposed: slot, isTicked: true, isChosen: true }),
    )
    .addCase(closingToggled, ({ plan, ...state }, { payload }) => ({
      ...state,
      plan: plan && { ...plan, closesHours: payload, isClosingChosen: true },
    }))
    .addCase(planDropped, (state) => ({ ...state, plan: null }))
    .addCase(planSent, (state, { payload }) => ({ ...state, plan: null, sent: payload }))
    .addCase(statusesRead, ({ sent, ...state }, { payload }) => ({
      ...state,
      sent: sent && { ...sent, lines: payload },
    }))
    // What the patient was told is no longer so.
    .addCase(lineEnded, (state, { payload: { id, end } }) => withVisit(state, id, { end, isCalled: false }))
    .addCase(visitCalled, (state, { payload: { id, isCalled } }) => withVisit(state, id, { isCalled }))
    .addCase(nextTimeChosen, (state, { payload: { id, slot } }) =>
      withVisit(state, id, { target: slot, end: { is: 'open' } }),
    )
    .addCase(rangeClosed, ({ sent, ...state }, { payload }) => ({
      ...state,
      sent: sent && { ...sent, closed: [...sent.closed, payload] },
    }))
    .addCase(planUndone, ({ sent, ...state }) => ({ ...state, sent: sent && { ...sent, isUndone: true } }))
    .addCase(sentClosed, (state) => ({ ...state, sent: null })),
);

function withLine({ plan, ...state }: AwayState, id: unknown, change: Partial<PlanLine>): AwayState {
  const lines = plan?.lines.map((line) => (String(line.appointment.id) === String(id) ? { ...line, ...change } : line));
  return { ...state, plan: plan && { ...plan, lines: lines ?? [] } };
}

function withVisit(
  { sent, ...state }: AwayState,
  id: unknown,
  change: Partial<NonNullable<AwayState['sent']>['lines'][number]>,
): AwayState {
  const lines = sent?.lines.map((line) => (String(line.original.id) === String(id) ? { ...line, ...change } : line));
  return { ...state, sent: sent && { ...sent, lines: lines ?? [] } };
}
