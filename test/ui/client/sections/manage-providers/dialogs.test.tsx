import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { AddProviderDialog } from '#client/sections/manage-providers/AddProviderDialog';
import {
  passwordReset,
  providerCreated,
  providerSubmitted,
  resetSubmitted,
} from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { ManageProvidersSection } from '#client/sections/manage-providers/ManageProvidersSection';
import { messages } from '#client/sections/manage-providers/messages';
import { forgetPassword, keepPasswordToShow } from '#client/sections/manage-providers/passwords';
import { ResetPasswordDialog } from '#client/sections/manage-providers/ResetPasswordDialog';
import { placeRevisited } from '#client/state/address';
import { formSent, selectSentForms } from '#client/state/forms/forms';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { renderPage } from '#test/support/page/renderPage';

function open(Dialog: typeof AddProviderDialog) {
  const store = createStore();
  store.addReducers(manageProvidersSection.reducers);
  const sent = jest.spyOn(store, 'dispatch');
  const onClose = jest.fn();
  return {
    store,
    sent,
    onClose,
    ...renderPage(
      <Provider store={store}>
        <Dialog onClose={onClose} />
      </Provider>,
    ),
  };
}

const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });

describe('adding a provider', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { person, sent } = open(AddProviderDialog);
    await person.click(screen.getByRole('button', { name: 'Submit Provider' }));

    for (const text of [
      'Provider email is required',
      'Provider name is required',
      'Address is required',
      'City is required',
      'Emirate is required',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ type: providerSubmitted.type }));
  });

  it('sends trimmed texts and a lower-cased e-mail', async () => {
    const { person, sent } = open(AddProviderDialog);
    await person.type(field('Provider Email'), ' New.Clinic@Mawid.Example ');
    await person.type(field('Provider Name'), ' New Clinic ');
    await person.type(field('Address'), ' 1 Creek Road ');
    await person.type(field('City'), 'Dubai');
    await person.type(field('Emirate'), 'Dubai{Enter}');

    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith(
        providerSubmitted({
          provider_user: { email: 'new.clinic@mawid.example' },
          name: 'New Clinic',
          phone_number: '',
          description: '',
          location: { address: '1 Creek Road', city: 'Dubai', state: 'Dubai', latitude: '', longitude: '' },
        }),
      );
    });
  });

  it('is open again as typed when the end of the session cut it off, and asks before that is dropped', async () => {
    const store = createStore();
    store.addReducers(manageProvidersSection.reducers);
    const values = {
      provider_user: { email: 'new@mawid.example' },
      name: 'New Clinic',
      phone_number: '',
      description: '',
      location: { address: '1 Creek Road', city: '', state: '', latitude: '', longitude: '' },
    };
    store.dispatch(
      formSent({
        key: manageProvidersKeys.create,
        form: { title: messages.creating, place: { section: '', params: {} }, values },
      }),
    );
    const { person } = renderPage(
      <Provider store={store}>
        <ManageProvidersSection />
      </Provider>,
    );
    expect(field('Provider Name')).toHaveValue('New Clinic');
    expect(field('Provider Email')).toHaveValue('new@mawid.example');

    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Yes, discard' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(selectSentForms(store.getState())).toEqual({});
  });

  it('shows what a service said about a field on that field, and keeps what was typed', async () => {
    const { person, store } = open(AddProviderDialog);
    await person.type(field('Provider Name'), 'New Clinic');
    const fields = { 'provider_user.email': 'Already taken.' };
    act(() => {
      store.dispatch(
        requestFailed({
          key: manageProvidersKeys.create,
          failure: { text: messages.createFailed, detail: null, fields },
        }),
      );
    });

    await waitFor(() => {
      expect(field('Provider Email')).toHaveAccessibleDescription('Already taken.');
    });
    expect(field('Provider Name')).toHaveValue('New Clinic');
  });

  it('shows the new ID and the password once, and begins again', async () => {
    keepPasswordToShow(manageProvidersKeys.create, 'shown-once');
    const { person, store } = open(AddProviderDialog);
    act(() => {
      store.dispatch(providerCreated(99));
    });
    expect(screen.getByText('Provider Created!')).toBeInTheDocument();
    expect(screen.getByText('The new provider has the ID 99.')).toBeInTheDocument();
    expect(screen.getByText('shown-once')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Add Another Provider' }));
    expect(field('Provider Email')).toHaveValue('');
    forgetPassword(manageProvidersKeys.create);
  });

  it('shows the outcome of a form that was left to whoever goes back to it, once', async () => {
    keepPasswordToShow(manageProvidersKeys.create, 'shown-once');
    const store = createStore();
    store.addReducers(manageProvidersSection.reducers);
    store.dispatch(providerCreated(99));
    const { person } = renderPage(
      <Provider store={store}>
        <ManageProvidersSection />
      </Provider>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();

    act(() => {
      store.dispatch(
        placeRevisited({
          key: manageProvidersKeys.create,
          place: { section: 'manage-providers', params: { form: 'add' } },
        }),
      );
    });
    expect(screen.getByText('The new provider has the ID 99.')).toBeVisible();
    expect(screen.getByText('shown-once')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    forgetPassword(manageProvidersKeys.create);
  });

  it('can be left while its save hangs, and is entered again as it was typed', async () => {
    const store = createStore();
    store.addReducers(manageProvidersSection.reducers);
    const { person } = renderPage(
      <Provider store={store}>
        <ManageProvidersSection />
      </Provider>,
    );
    await person.click(screen.getByRole('button', { name: 'Add Provider' }));
    await person.type(field('Provider Name'), 'New');
    const values = {
      provider_user: { email: '' },
      name: 'New',
      phone_number: '',
      description: '',
      location: { address: '', city: '', state: '', latitude: '', longitude: '' },
    };
    const place = { section: '', params: {} };
    act(() => {
      store.dispatch(formSent({ key: manageProvidersKeys.create, form: { title: messages.creating, place, values } }));
      store.dispatch(requestStarted(manageProvidersKeys.create));
    });
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    await person.click(screen.getByRole('button', { name: 'Add Provider' }));
    expect(field('Provider Name')).toHaveValue('New');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['Escape', (person: UserEvent) => person.keyboard('{Escape}')],
    ['Cancel', (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('asks before %s drops what was typed', async (_, leave) => {
    const { person, onClose } = open(AddProviderDialog);
    await person.type(field('City'), 'Dubai');
    await leave(person);
    expect(onClose).not.toHaveBeenCalled();

    await person.click(await screen.findByRole('button', { name: 'Yes, discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('resetting a password', () => {
  it.each([
    ['', 'Provider email is required'],
    ['nobody', 'Invalid email address'],
  ])('refuses %p', async (typed, text) => {
    const { person } = open(ResetPasswordDialog);
    if (typed) await person.type(field('Provider Email'), typed);
    await person.click(screen.getByRole('button', { name: 'Reset Password' }));

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('offers the e-mail again when the end of the session cut it off', () => {
    const store = createStore();
    store.addReducers(manageProvidersSection.reducers);
    const place = { section: '', params: {} };
    store.dispatch(
      formSent({
        key: manageProvidersKeys.reset,
        form: { title: messages.resettingOne, place, values: 'A@b.example' },
      }),
    );
    renderPage(
      <Provider store={store}>
        <ManageProvidersSection />
      </Provider>,
    );

    expect(screen.getByRole('dialog', { name: 'Reset Provider Password' })).toBeVisible();
    expect(field('Provider Email')).toHaveValue('A@b.example');
  });

  it('can be left without a question while it hangs', async () => {
    const { person, store, onClose } = open(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'a@b.example');
    act(() => {
      store.dispatch(requestStarted(manageProvidersKeys.reset));
    });
    await person.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Cancel drops what was typed', async () => {
    const { person, onClose } = open(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'a');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends the e-mail as it was typed', async () => {
    const { person, sent } = open(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'A@B.example{Enter}');

    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith(resetSubmitted('A@B.example'));
    });
  });

  describe('once it is done', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it('says for which ID, and closes by itself after three seconds', () => {
      const { store, onClose } = open(ResetPasswordDialog);
      act(() => {
        store.dispatch(passwordReset(5));
      });
      expect(screen.getByRole('status')).toHaveTextContent('The password was reset for the provider ID 5.');

      act(() => {
        jest.advanceTimersByTime(2_999);
      });
      expect(onClose).not.toHaveBeenCalled();
      act(() => {
        jest.advanceTimersByTime(1);
      });
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it('stays while it shows a password', () => {
      keepPasswordToShow(manageProvidersKeys.reset, 'shown-once');
      const { store, onClose } = open(ResetPasswordDialog);
      act(() => {
        store.dispatch(passwordReset(5));
      });
      act(() => {
        jest.advanceTimersByTime(60_000);
      });

      expect(screen.getByText('shown-once')).toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
      forgetPassword(manageProvidersKeys.reset);
    });
  });
});
