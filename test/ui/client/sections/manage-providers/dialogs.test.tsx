import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { sessionReducer } from '#client/features/session';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { AddProviderDialog } from '#client/sections/manage-providers/add/AddProviderDialog';
import {
  passwordReset,
  providerCreated,
  providerSubmitted,
  resetSubmitted,
} from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { ManageProvidersSection } from '#client/sections/manage-providers/ManageProvidersSection';
import { OneTimePassword } from '#client/sections/manage-providers/passwords/components/OneTimePassword';
import { forgetPassword, keepPasswordToShow } from '#client/sections/manage-providers/passwords/passwords';
import { ResetPasswordDialog } from '#client/sections/manage-providers/passwords/ResetPasswordDialog';
import { placeRevisited } from '#client/state/address';
import { formSent } from '#client/state/formEvents';
import { selectSentForms } from '#client/state/forms/forms';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { renderPage } from '#test/support/page/renderPage';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { pass, stopTime } from '#test/support/page/steps';

const reducers = { ...manageProvidersSection.reducers, session: sessionReducer };

/** Opens a dialog of the section by itself. */
function openDialog(Dialog: (props: { onClose: () => void }) => ReactNode) {
  const onClose = jest.fn();
  return { onClose, ...renderWithStore(<Dialog onClose={onClose} />, { reducers }) };
}

/** Opens the section, after what happened before. */
function openSection(...given: UnknownAction[]) {
  return renderWithStore(<ManageProvidersSection />, { reducers, given });
}

/** The last dialog has gone. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => {
  [manageProvidersKeys.create, manageProvidersKeys.reset].forEach(forgetPassword);
});

const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });

describe('adding a provider', () => {
  const key = manageProvidersKeys.create;
  const typed = {
    provider_user: { email: 'new@mawid.example' },
    name: 'New Clinic',
    phone_number: '',
    description: '',
    location: { address: '1 Creek Road', city: '', state: '', latitude: '', longitude: '' },
  };
  const cutOff = formSent({
    key,
    form: { title: directoryMessages.creating, place: { section: '', params: {} }, values: typed },
  });

  it('asks for what is missing and sends nothing', async () => {
    const { press, sent } = openDialog(AddProviderDialog);
    await press('Submit Provider');

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
    const { person, sent } = openDialog(AddProviderDialog);
    await person.type(field('Provider Email'), ' New.Clinic@Mawid.Example ');
    await person.type(field('Provider Name'), ' New Clinic ');
    await person.type(field('Address'), ' 1 Creek Road ');
    await person.type(field('City'), 'Dubai');
    await person.type(field('Emirate'), 'Dubai{Enter}');

    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        providerSubmitted({
          provider_user: { email: 'new.clinic@mawid.example' },
          name: 'New Clinic',
          phone_number: '',
          description: '',
          location: { address: '1 Creek Road', city: 'Dubai', state: 'Dubai', latitude: '', longitude: '' },
        }),
      ),
    );
  });

  it('is open again as typed when the end of the session cut it off, and asks before that is dropped', async () => {
    const { person, press, store } = openSection(cutOff);
    expect(field('Provider Name')).toHaveValue('New Clinic');
    expect(field('Provider Email')).toHaveValue('new@mawid.example');
    await person.keyboard('{Escape}');
    await press('Yes, discard');
    await closed();

    expect(selectSentForms(store.getState())).toEqual({});
  });

  it('shows what a service said about a field on that field, and keeps what was typed', async () => {
    const { person, tell } = openDialog(AddProviderDialog);
    await person.type(field('Provider Name'), 'New Clinic');
    const fields = { 'provider_user.email': 'Already taken.' };
    tell(requestFailed({ key, failure: { text: directoryMessages.createFailed, detail: null, fields } }));

    await waitFor(() => expect(field('Provider Email')).toHaveAccessibleDescription('Already taken.'));
    expect(field('Provider Name')).toHaveValue('New Clinic');
  });

  it('shows the new ID and the password once, and begins again', async () => {
    keepPasswordToShow(key, 'shown-once');
    const { press, tell } = openDialog(AddProviderDialog);
    tell(providerCreated(99));
    expect(screen.getByText('Provider Created!')).toBeInTheDocument();
    expect(screen.getByText('The new provider has the ID 99.')).toBeInTheDocument();
    expect(screen.getByText('shown-once')).toBeInTheDocument();
    await press('Add Another Provider');

    expect(field('Provider Email')).toHaveValue('');
  });

  it('shows the outcome of a form that was left to whoever goes back to it, once', async () => {
    keepPasswordToShow(key, 'shown-once');
    const { person, tell } = openSection(providerCreated(99));
    expect(screen.queryByRole('dialog')).toBeNull();
    tell(placeRevisited({ key, place: { section: 'manage-providers', params: { form: 'add' } } }));

    expect(screen.getByText('The new provider has the ID 99.')).toBeVisible();
    expect(screen.getByText('shown-once')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await closed();
  });

  it('can be left while its save hangs, and is entered again as it was typed', async () => {
    const { person, press, tell } = openSection();
    await press('Add Provider');
    await person.type(field('Provider Name'), 'New Clinic');
    tell(cutOff, requestStarted(key));
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await closed();
    await press('Add Provider');

    expect(field('Provider Name')).toHaveValue('New Clinic');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['Escape', (person: UserEvent) => person.keyboard('{Escape}')],
    ['Cancel', (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('asks before %s drops what was typed', async (_, leave) => {
    const { person, onClose } = openDialog(AddProviderDialog);
    await person.type(field('City'), 'Dubai');
    await leave(person);
    expect(onClose).not.toHaveBeenCalled();

    await person.click(await screen.findByRole('button', { name: 'Yes, discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('resetting a password', () => {
  const key = manageProvidersKeys.reset;

  it.each([
    ['', 'Provider email is required'],
    ['nobody', 'Invalid email address'],
  ])('refuses %p', async (typed, text) => {
    const { person, press } = openDialog(ResetPasswordDialog);
    if (typed) await person.type(field('Provider Email'), typed);
    await press('Reset Password');

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('offers the e-mail again when the end of the session cut it off', () => {
    const place = { section: '', params: {} };
    openSection(formSent({ key, form: { title: directoryMessages.resettingOne, place, values: 'A@b.example' } }));

    expect(screen.getByRole('dialog', { name: 'Reset Provider Password' })).toBeVisible();
    expect(field('Provider Email')).toHaveValue('A@b.example');
  });

  it('can be left without a question while it hangs', async () => {
    const { person, tell, onClose } = openDialog(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'a@b.example');
    tell(requestStarted(key));
    await person.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Cancel drops what was typed', async () => {
    const { person, press, onClose } = openDialog(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'a');
    await press('Cancel');

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends the e-mail as it was typed', async () => {
    const { person, sent } = openDialog(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'A@B.example{Enter}');

    await waitFor(() => expect(sent).toHaveBeenCalledWith(resetSubmitted('A@B.example')));
  });

  describe('once it is done', () => {
    stopTime();

    it('says for which ID, and closes by itself after three seconds', () => {
      const { tell, onClose } = openDialog(ResetPasswordDialog);
      tell(passwordReset(5));
      expect(screen.getByRole('status')).toHaveTextContent('The password was reset for the provider ID 5.');

      pass(2_999);
      expect(onClose).not.toHaveBeenCalled();
      pass(1);
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it('stays while it shows a password', () => {
      keepPasswordToShow(key, 'shown-once');
      const { tell, onClose } = openDialog(ResetPasswordDialog);
      tell(passwordReset(5));
      pass(60_000);

      expect(screen.getByText('shown-once')).toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
    });
  });
});

/** Renders the password for a browser with this clipboard, or with none. */
function openPassword(clipboard: Partial<Clipboard> | undefined) {
  const page = renderPage(<OneTimePassword password="shown-once" />);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return page;
}

describe('a password that is shown once', () => {
  it('is copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const { press } = openPassword({ writeText });
    await press('Copy');

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('shown-once');
  });

  it.each([
    ['the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['a page over plain http has no clipboard', undefined],
  ])('is selected, and that is said, when %s', async (_, clipboard) => {
    const { press } = openPassword(clipboard);
    await press('Copy');

    expect(await screen.findByText('The browser did not copy it. It is selected: copy it yourself.')).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('shown-once');
  });
});
