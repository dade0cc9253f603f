import type { UnknownAction } from '@reduxjs/toolkit';
import { channel, END } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { appointments } from '#client/entities/appointments';
import { signedIn } from '#client/features/session';
import { fingerprint } from '#client/lib/fingerprint';
import { selectChangedIds } from '#client/sections/appointments/list/changed';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rowMaker } from '#client/sections/appointments/list/rows';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import type { AppointmentsRoot } from '#client/sections/appointments/list/slice';
import type { TabMessage } from '#client/sections/appointments/reading/sagas/followTabs';
import { selectChangeCounts, selectMarks } from '#client/sections/appointments/reading/selectors';
import type { FreshRoot } from '#client/sections/appointments/reading/slice';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectList } from '#client/state/lists';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { openTabs } from '#client/state/tabs';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = Parameters<typeof selectVisible>[0] & FreshRoot & AppointmentsRoot;

const seven = makeAppointment({ id: 7, status: 'pending' });
const messageOf = (one: Appointment, session = fingerprint('token')): TabMessage => ({
  session,
  id: one.id,
  entities: appointments.normalize([one]).entities,
});

/** Runs the tab after another has said this, and returns what it tells the others. Nobody looks at its marks. */
async function afterHearing(
  messages: readonly TabMessage[],
  { given = appointmentsInStore([seven]), events = [] as UnknownAction[] } = {},
) {
  const heard = channel<TabMessage>();
  messages.forEach((message) => heard.put(message));
  const told: TabMessage[] = [];
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentTabs,
    reducers: appointmentsSection.reducers,
    given,
    provide: [
      [
        matchers.call.fn(openTabs),
        {
          messages: heard,
          tell: (message: TabMessage) => {
            told.push(structuredClone(message));
          },
        },
      ],
      serve(untilSeen, async () => new Promise(() => undefined)),
    ],
    events,
  });
  return { state, told, heard };
}

describe('what another tab did', () => {
  it('shows here at once, is marked, and is newer than an answer that is on its way', async () => {
    const { state, told } = await afterHearing([messageOf({ ...seven, status: 'confirmed' })]);

    expect(selectVisible(state, TODAY).map(({ status }) => status)).toEqual(['confirmed']);
    expect([...selectMarks(state)]).toEqual([['7', 'changed']]);
    expect(selectChangedIds(state)).toEqual([7]);
    expect(told).toEqual([]);
  });

  it('brings a new appointment with its people', async () => {
    const booked = makeAppointment({
      id: 8,
      start_time: '10:00:00',
      user_id: 12,
      local_user: { user_id: 12, name: 'Omar Nair' },
    });
    const { state } = await afterHearing([messageOf(booked)]);
    const toRow = rowMaker(selectReferred(state, TODAY));

    expect(selectVisible(state, TODAY).map((one) => toRow(one).patientName)).toEqual(['Layla Haddad', 'Omar Nair']);
    expect(selectChangeCounts(state)).toEqual({ changed: 0, added: 1, removed: 0 });
  });

  it('is not marked when it is on screen already', async () => {
    const { state } = await afterHearing([messageOf(seven)]);

    expect(selectMarks(state).size).toBe(0);
  });

  it('is not shown where something later is known here', async () => {
    const later = { ...seven, status: 'cancelled', updated_at: '2100-01-01T00:00:00Z' };
    const { state } = await afterHearing([messageOf({ ...seven, status: 'confirmed' })], {
      given: appointmentsInStore([later]),
    });

    expect(appointments.selectById(state, 7)?.status).toBe('cancelled');
    expect(selectMarks(state).size).toBe(0);
  });

  it('is listened to no longer once the section has come to its end', async () => {
    const { heard } = await afterHearing([]);
    const listener = jest.fn();
    heard.take(listener);

    expect(listener.mock.calls).toEqual([[END]]);
  });

  it('is nothing to a tab of another session', async () => {
    const accepted = { ...seven, status: 'confirmed' };
    const { state } = await afterHearing([messageOf(accepted, fingerprint('another token'))]);
    const later = await afterHearing([messageOf(accepted)], {
      given: [...appointmentsInStore([seven]), signedIn('a newer token')],
    });

    expect(appointments.selectById(state, 7)?.status).toBe('pending');
    expect(appointments.selectById(later.state, 7)?.status).toBe('pending');
  });

  it('makes no list where there is none yet, and marks nothing there', async () => {
    const { state } = await afterHearing([messageOf(seven)], { given: [] });

    expect(selectList(state, appointmentKeys.list)).toBeUndefined();
    expect(selectMarks(state).size).toBe(0);
    expect(selectChangedIds(state)).toEqual([7]);
  });
});

describe('what is done here', () => {
  it('is told to the other tabs, with whom it concerns and without the token', async () => {
    const { told } = await afterHearing([], { events: [appointmentChanged(7)] });

    expect(told).toEqual([messageOf(seven)]);
    expect(JSON.stringify(told)).not.toContain('"token"');
  });

  it('is not told of what is not known', async () => {
    const { told } = await afterHearing([], { events: [appointmentChanged(99)] });

    expect(told).toEqual([]);
  });
});
