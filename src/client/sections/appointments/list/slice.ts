import { createReducer, isAnyOf } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import { placeRevisited } from '#client/state/address';
import type { DateText, Id, MomentText } from '#contract/common';
import {
  appointmentChanged,
  appointmentChangedElsewhere,
  appointmentMoved,
  appointmentsArrived,
  appointmentsLoaded,
  appointmentsOpened,
  changesHeard,
  changesUntold,
  newsFound,
  newsPassed,
  type News,
  readingBegun,
  rescheduleClosed,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleResumed,
  rescheduleSettled,
  turnMissed,
  visitWanted,
  type ChangesHeard,
} from './events';
import { appointmentKeys } from './keys';

/** The open Reschedule dialog; the date is `null` until one was chosen. */
export interface RescheduleView {
  appointmentId: Id;
  date: DateText | null;
  /** The slot that is chosen from the start: of a move that is resumed. */
  slot?: Slot;
}

/** The shape that selectors of this section need. */
export interface AppointmentsRoot {
  appointments: {
    /** When the whole list was last read, in milliseconds since 1970. */
    updatedAt: number | null;
    /** The `ETag` of the list as it was last read, where the service names one. */
    tag: string | null;
    /** The moment of the last change that a reading has brought, where the service tells it. */
    newest: MomentText | null;
    /** What the service was last asked for that has changed, and under which tag it answered. */
    heard: Pick<ChangesHeard, 'since' | 'tag'> | null;
    /** Whether the service, once asked, has not told what has changed. */
    areChangesUntold: boolean;
    /** What has changed while somebody was away, until it was looked at. */
    news: News | null;
    /** How many turns in a row have not been able to read the list behind the one on screen. */
    missedTurns: number;
    /** How many appointments of the running answer have arrived. */
    arrived: number;
    /** Appointments changed since the list was last asked for: its answer may be older than they are. */
    changedIds: readonly Id[];
    reschedule: RescheduleView | null;
    /** The appointment that was moved or led to last, which is marked; another object each time it is to be shown. */
    marked: { id: Id } | null;
  };
}

const initialState: AppointmentsRoot['appointments'] = {
  updatedAt: null,
  tag: null,
  newest: null,
  heard: null,
  areChangesUntold: false,
  news: null,
  missedTurns: 0,
  arrived: 0,
  changedIds: [],
  reschedule: null,
  marked: null,
};

/** What the section knows beside the entities and the address: how far the list is, and the open Reschedule dialog. */
export const appointmentsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(appointmentsOpened, (state) => ({ ...state, arrived: 0, changedIds: [] }))
    .addCase(appointmentsArrived, (state, { payload }) => ({ ...state, arrived: payload }))
    .addCase(appointmentsLoaded, (state, { payload, meta }) => ({
      ...state,
      updatedAt: payload,
      tag: meta.tag,
      newest: meta.newest ?? state.newest,
      missedTurns: 0,
    }))
    .addCase(changesHeard, (state, { payload: { heardAt, newest, since, tag } }) => ({
      ...state,
      updatedAt: heardAt,
      newest,
      heard: { since, tag },
      missedTurns: 0,
    }))
    .addCase(newsFound, (state, { payload }) => ({ ...state, news: payload }))
    .addCase(newsPassed, (state) => ({ ...state, news: null }))
    .addCase(changesUntold, (state) => ({ ...state, areChangesUntold: true }))
    .addCase(turnMissed, (state) => ({ ...state, missedTurns: state.missedTurns + 1 }))
    .addCase(rescheduleOpened, (state, { payload }) => ({
      ...state,
      reschedule: { appointmentId: payload, date: null },
    }))
    .addCase(appointmentMoved, (state, { payload: { to } }) => ({ ...state, marked: { id: to } }))
    .addCase(visitWanted, (state, { payload: { id } }) => ({ ...state, marked: { id } }))
    .addCase(placeRevisited, (state, { payload: { key, place } }) => {
      const id = place.params.open ?? '';
      return key === appointmentKeys.moved(id) ? { ...state, marked: { id } } : state;
    })
    .addCase(rescheduleDateChosen, (state, { payload }) => ({
      ...state,
      reschedule: state.reschedule && { ...state.reschedule, date: payload },
    }))
    .addCase(rescheduleClosed, (state) => ({ ...state, reschedule: null }))
    .addCase(rescheduleSettled, (state, { payload }) =>
      state.reschedule?.appointmentId === payload ? { ...state, reschedule: null } : state,
    )
    .addCase(rescheduleResumed, (state, { payload: { appointmentId, slot } }) => ({
      ...state,
      reschedule: { appointmentId, date: slot.date, slot },
    }))
    .addCase(readingBegun, (state) => ({ ...state, changedIds: [] }))
    .addMatcher(isAnyOf(appointmentChanged, appointmentChangedElsewhere), (state, { payload }) => ({
      ...state,
      changedIds: [...state.changedIds, payload],
    })),
);
