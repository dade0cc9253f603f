import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '../../../../../src/client/app/store';
import { entitiesMerged } from '../../../../../src/client/entities/entityStore';
import { dayOf } from '../../../../../src/client/lib/dates';
import { appointmentsSection } from '../../../../../src/client/sections/appointments';
import { appointmentKeys } from '../../../../../src/client/sections/appointments/keys';
import { rescheduleSettled, rowToggled, statusActionChosen } from '../../../../../src/client/sections/appointments/slice';
import { requestStarted } from '../../../../../src/client/state/requests';
import type { Appointment } from '../../../../../src/contract/appointments';
import { makeAppointment } from '../../../../support/clinicBuilders';
import { renderPage } from '../../../../support/renderPage';
import { appointmentsInStore } from '../../../../support/stateWith';

// The table draws the rows that are in view, and nothing has a height where there is no layout.
beforeEach(() => { jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600); });

/** The section with a list in it, and appointment 7 open. */
function openSection(...list: readonly Appointment[]) {
  const store = createStore();
  store.addReducers(appointmentsSection.reducers);
  [...appointmentsInStore(list), rowToggled('7')].forEach((event) => store.dispatch(event));
  const sent = jest.spyOn(store, 'dispatch');
  const { Section } = appointmentsSection;
  const page = renderPage(<Provider store={store}><Section /></Provider>);
  return { ...page, sent, tell: (event: Parameters<typeof store.dispatch>[0]) => { act(() => { store.dispatch(event); }); } };
}

const confirmed = makeAppointment({ id: 7, date: dayOf(new Date()), status: 'confirmed' });
const action = (name: string) => screen.getByRole('button', { name });

describe('the open row', () => {
  it('takes the focus when an action is pressed, for its button goes', async () => {
    const { person, tell } = openSection(confirmed);
    await person.click(action('Cancel'));
    tell(entitiesMerged({ appointments: { 7: { status: 'cancelled' } } }));

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it('takes the focus when its move is over, for its buttons have gone', async () => {
    const { person, tell } = openSection(confirmed);
    await person.click(action('Reschedule'));
    await screen.findByRole('dialog');
    tell(entitiesMerged({ appointments: { 7: { status: 'rejected' } } }));
    tell(rescheduleSettled(7));

    expect(action('Layla Haddad')).toHaveFocus();
  });

  it.each([
    ['a change of its status', appointmentKeys.status(7)],
    ['its move', appointmentKeys.reschedule(7)],
  ])('locks its actions during %s', (_, key) => {
    const { tell } = openSection(confirmed);
    tell(requestStarted(key));

    expect(action('Cancel')).toBeDisabled();
    expect(action('Reschedule')).toBeDisabled();
  });

  it('does not lock its actions during a change of another', async () => {
    const { tell, sent, person } = openSection(confirmed);
    tell(requestStarted(appointmentKeys.status(8)));
    await person.click(action('Cancel'));

    expect(sent).toHaveBeenCalledWith(statusActionChosen({ id: 7, action: 'cancel' }));
  });
});
