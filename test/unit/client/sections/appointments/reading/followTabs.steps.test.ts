import { channel, END } from 'redux-saga';

import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { selectToken } from '#client/features/session';
import { fingerprint } from '#client/lib/fingerprint';
import { appointmentChanged, appointmentChangedElsewhere } from '#client/sections/appointments/list/events';
import { storeListed } from '#client/sections/appointments/list/sagas/storeChange';
import { selectIsWhole } from '#client/sections/appointments/list/selectors';
import { changesFound } from '#client/sections/appointments/reading/events';
import type { TabMessage } from '#client/sections/appointments/reading/sagas/followTabs';
import { adoptChange, followTabs, tellTabs } from '#client/sections/appointments/reading/sagas/followTabs';
import { selectWithReferred } from '#client/sections/appointments/reading/selectors';
import { openTabs } from '#client/state/tabs';
import { makeAppointment } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const tell = () => undefined;
const tabs = { messages: channel<TabMessage>(), tell } as never;
const { entities } = appointments.normalize([makeAppointment({ id: 7, status: 'confirmed' })]);
const message: TabMessage = { session: fingerprint('a token'), id: 7, entities };

it('a change is told with the fingerprint of the token', () => {
  testSaga(tellTabs, tabs, appointmentChanged(7))
    .next()
    .select(selectToken)
    .next('a token')
    .select(selectWithReferred, 7)
    .next(entities)
    .call(tell, message)
    .next()
    .isDone();
});

it('the other tabs are listened to no longer once the section has come to its end', () => {
  const messages = channel<TabMessage>();
  const heard = jest.fn();
  messages.take(heard);
  testSaga(followTabs)
    .next()
    .call(openTabs, 'mawid.appointments')
    .next({ messages, tell })
    .next()
    .take(messages)
    .finish()
    .next()
    .isDone();

  expect(heard.mock.calls).toEqual([[END]]);
});

describe('a change of another tab', () => {
  const steps = testSaga(adoptChange, message).next().select(selectToken).save('the session is looked up');
  steps
    .next('a token')
    .select(selectIsWhole)
    .next(true)
    .select(appointments.selectTable)
    .save('the appointment is looked up');

  it('of another session is not listened to', () => {
    steps.restore('the session is looked up').next('another').isDone();
  });

  it('of a known appointment is stored, protected and marked', () => {
    steps
      .restore('the appointment is looked up')
      .next({ 7: { ...entities.appointments?.[7], status: 'pending' } })
      .put(entitiesMerged(entities))
      .next()
      .put(appointmentChangedElsewhere(7))
      .next()
      .put(changesFound({ changed: [7], added: [], removed: [] }))
      .next()
      .isDone();
  });

  it('that is older than what is known here is not shown', () => {
    const later = { ...entities.appointments?.[7], status: 'cancelled', updated_at: '2100-01-01T00:00:00Z' };
    steps.restore('the appointment is looked up').next({ 7: later }).isDone();
  });

  it('that is on screen already is not counted among the news', () => {
    steps
      .restore('the appointment is looked up')
      .next({ 7: entities.appointments?.[7] })
      .put(entitiesMerged(entities))
      .next()
      .put(appointmentChangedElsewhere(7))
      .next()
      .isDone();
  });

  it('of an unknown one adds it to the list', () => {
    steps
      .restore('the appointment is looked up')
      .next({})
      .call(storeListed, 7, entities)
      .next()
      .put(appointmentChangedElsewhere(7))
      .next()
      .put(changesFound({ changed: [], added: [7], removed: [] }))
      .next()
      .isDone();
  });
});
