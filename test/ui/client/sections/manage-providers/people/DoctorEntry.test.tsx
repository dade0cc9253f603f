import { screen, within } from '@testing-library/react';

import { sessionReducer } from '#client/features/session';
import { deletionChosen, doctorOpened, doctorToggled } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { selectFormRevisited } from '#client/sections/manage-providers/directory/selectors';
import { DoctorEntry } from '#client/sections/manage-providers/people/DoctorEntry';
import { addressRead } from '#client/state/address';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeDoctor } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { manageProvidersSection } from '#test/support/wholeSections';

const open = (doctor = makeDoctor()) =>
  renderWithStore(<DoctorEntry doctor={doctor} />, {
    reducers: { ...manageProvidersSection.reducers, session: sessionReducer },
  });

const key = manageProvidersKeys.doctor(21);

describe('a found doctor', () => {
  it('has a quiet Delete after the other actions: red belongs to the question', () => {
    open();
    const actions = screen.getByRole('button', { name: 'Delete' }).parentElement;

    expect(within(actions!).getAllByRole('button').at(-1)).toBe(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveClass('MuiButton-colorError');
  });

  it('shows in the open card at once what the search has told, and all of it once it was read', () => {
    const { tell } = open(makeDoctor({ years_of_experience: 14, bio: '', email: null }));
    tell(doctorToggled('21'), requestStarted(key));

    expect(screen.getByText('14')).toBeVisible();
    expect(screen.queryByText('N/A')).toBeNull();
    expect(screen.getByRole('progressbar')).toBeVisible();
    tell(requestFailed({ key, failure: makeFailure('Failed to load details') }));
    expect(screen.getByText('14')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load details');
    tell(requestSucceeded(key));

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getAllByText('N/A').length).toBeGreaterThan(1);
  });

  it('is read before he or she is edited, for a search row need not hold everything', async () => {
    const { press, tell, sent } = open();
    await press('Edit');
    expect(sent).toHaveBeenCalledWith(doctorOpened(21));
    tell(requestStarted(key));
    expect(screen.queryByLabelText('First Name', { exact: false })).toBeNull();
    tell(requestSucceeded(key));

    expect(screen.getByLabelText('First Name', { exact: false })).toHaveValue('Omar');
  });

  it('is edited at once where that is what somebody came for, and a link that is kept opens nothing', () => {
    const { tell, store } = open();
    tell(addressRead({ section: 'manage-providers', params: { open: '21', form: 'profile' } }));

    expect(screen.getByRole('dialog', { name: 'Edit doctor profile' })).toBeVisible();
    expect(selectFormRevisited(store.getState())).toBe('');
  });

  describe('whose hours are to be managed', () => {
    const dialog = () => screen.getByRole('dialog', { name: 'Manage Availabilities' });

    it('is read first where the search did not tell the locations', async () => {
      const { press, tell, sent, rerender } = open(makeDoctor({ locations: [] }));
      await press('Manage Availabilities');
      expect(sent).toHaveBeenCalledWith(doctorOpened(21));
      tell(requestStarted(key));
      expect(within(dialog()).getByRole('progressbar')).toBeVisible();
      expect(within(dialog()).queryByText('Dr. Omar Nasser')).toBeNull();
      tell(requestSucceeded(key));
      rerender(<DoctorEntry doctor={makeDoctor()} />);

      expect(within(dialog()).getByText('Dr. Omar Nasser')).toBeVisible();
      expect(within(dialog()).getByRole('button', { name: 'Add Availability' })).toBeVisible();
    });

    it('is not read where it did', async () => {
      const { press, sent } = open();
      await press('Manage Availabilities');

      expect(within(dialog()).getByText('Dr. Omar Nasser')).toBeVisible();
      expect(sent).not.toHaveBeenCalledWith(doctorOpened(21));
    });

    it('can be tried again when reading has failed', async () => {
      const { person, press, tell, sent } = open(makeDoctor({ locations: null }));
      await press('Manage Availabilities');
      tell(requestFailed({ key, failure: makeFailure('Failed to load details') }));
      sent.mockClear();
      await person.click(within(dialog()).getByRole('button', { name: 'Retry' }));

      expect(sent.mock.calls).toEqual([[doctorOpened(21)]]);
    });
  });

  it('is named with the title of the profession when it is to be deleted', async () => {
    const { press, sent } = open();
    await press('Delete');
    const chosen = sent.mock.calls.map(([event]) => event).find(deletionChosen.match)!.payload;

    const named = { ...chosen, name: inEnglish(chosen.name) };
    expect(named).toEqual({ kind: 'doctor', id: 21, name: 'Dr. Omar Nasser', slots: 0 });
  });
});
