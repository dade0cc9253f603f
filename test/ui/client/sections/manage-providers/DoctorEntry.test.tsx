import { act, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { DoctorEntry } from '#client/sections/manage-providers/DoctorEntry';
import { deletionChosen, doctorOpened } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import type { Doctor } from '#contract/directory';
import { makeDoctor } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { renderPage } from '#test/support/page/renderPage';

function open(doctor = makeDoctor()) {
  const store = createStore();
  store.addReducers(manageProvidersSection.reducers);
  const sent = jest.spyOn(store, 'dispatch');
  const entryOf = (found: Doctor) => (
    <Provider store={store}>
      <DoctorEntry doctor={found} />
    </Provider>
  );
  return {
    store,
    sent,
    ...renderPage(entryOf(doctor)),
    entryOf,
  };
}

describe('a found doctor', () => {
  it('has a quiet Delete after the other actions: red belongs to the question', () => {
    open();
    const actions = screen.getByRole('button', { name: 'Delete' }).parentElement;

    expect(within(actions!).getAllByRole('button').at(-1)).toBe(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveClass('MuiButton-colorError');
  });

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

  describe('whose hours are to be managed', () => {
    const key = manageProvidersKeys.doctor(21);
    const manage = () => screen.getByRole('button', { name: 'Manage Availabilities' });
    const dialog = () => screen.getByRole('dialog', { name: 'Manage Availabilities' });

    it('is read first where the search did not tell the locations', async () => {
      const { person, store, sent, rerender, entryOf } = open(makeDoctor({ locations: [] }));
      await person.click(manage());
      expect(sent).toHaveBeenCalledWith(doctorOpened(21));
      act(() => {
        store.dispatch(requestStarted(key));
      });
      expect(within(dialog()).getByRole('progressbar')).toBeVisible();
      expect(within(dialog()).queryByText('Dr. Omar Nasser')).toBeNull();

      act(() => {
        store.dispatch(requestSucceeded(key));
      });
      rerender(entryOf(makeDoctor()));
      expect(within(dialog()).getByText('Dr. Omar Nasser')).toBeVisible();
      expect(within(dialog()).getByRole('button', { name: 'Add Availability' })).toBeVisible();
    });

    it('is not read where it did', async () => {
      const { person, sent } = open();
      await person.click(manage());

      expect(within(dialog()).getByText('Dr. Omar Nasser')).toBeVisible();
      expect(sent).not.toHaveBeenCalledWith(doctorOpened(21));
    });

    it('can be tried again when reading has failed', async () => {
      const { person, store, sent } = open(makeDoctor({ locations: null }));
      await person.click(manage());
      act(() => {
        store.dispatch(requestFailed({ key, failure: makeFailure('Failed to load details') }));
      });
      sent.mockClear();
      await person.click(within(dialog()).getByRole('button', { name: 'Retry' }));

      expect(sent.mock.calls).toEqual([[doctorOpened(21)]]);
    });
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
