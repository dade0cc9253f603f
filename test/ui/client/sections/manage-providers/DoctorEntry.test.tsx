import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { DoctorEntry } from '#client/sections/manage-providers/DoctorEntry';
import { deletionChosen, doctorOpened } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeDoctor } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import { renderPage } from '#test/support/page/renderPage';

function open() {
  const store = createStore();
  store.addReducers(manageProvidersSection.reducers);
  const sent = jest.spyOn(store, 'dispatch');
  return {
    store,
    sent,
    ...renderPage(
      <Provider store={store}>
        <DoctorEntry doctor={makeDoctor()} />
      </Provider>,
    ),
  };
}

describe('a found doctor', () => {
  it('is read before he or she is edited, for a search row need not hold everything', async () => {
    const { person, store, sent } = open();
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    expect(sent).toHaveBeenCalledWith(doctorOpened(21));
    act(() => {
      store.dispatch(requestStarted(manageProvidersKeys.doctor(21)));
    });
    expect(screen.queryByLabelText('First Name', { exact: false })).toBeNull();

    act(() => {
      store.dispatch(requestSucceeded(manageProvidersKeys.doctor(21)));
    });
    expect(screen.getByLabelText('First Name', { exact: false })).toHaveValue('Omar');
  });

  it('is named with the title of the profession when it is to be deleted', async () => {
    const { person, sent } = open();
    await person.click(screen.getByRole('button', { name: 'Delete' }));

    const [{ payload }] = sent.mock.calls.map(([event]) => event).filter(deletionChosen.match) as [
      ReturnType<typeof deletionChosen>,
    ];
    expect({ ...payload, name: inEnglish(payload.name) }).toEqual({
      kind: 'doctor',
      id: 21,
      name: 'Dr. Omar Nasser',
      slots: 0,
    });
  });
});
