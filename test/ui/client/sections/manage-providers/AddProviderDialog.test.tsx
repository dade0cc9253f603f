import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { AddProviderDialog } from '#client/sections/manage-providers/AddProviderDialog';
import { providerCreated, providerSubmitted } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { messages } from '#client/sections/manage-providers/messages';
import { forgetPassword, keepPasswordToShow } from '#client/sections/manage-providers/passwords';
import { placeRevisited } from '#client/state/address';
import { formSent } from '#client/state/formEvents';
import { selectSentForms } from '#client/state/forms/forms';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { field, openDialog, openSection } from './dialogs';

describe('adding a provider', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { person, sent } = openDialog(AddProviderDialog);
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
    const { person, sent } = openDialog(AddProviderDialog);
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
    const values = {
      provider_user: { email: 'new@mawid.example' },
      name: 'New Clinic',
      phone_number: '',
      description: '',
      location: { address: '1 Creek Road', city: '', state: '', latitude: '', longitude: '' },
    };
    const place = { section: '', params: {} };
    const { person, store } = openSection(
      formSent({ key: manageProvidersKeys.create, form: { title: messages.creating, place, values } }),
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
    const { person, tell } = openDialog(AddProviderDialog);
    await person.type(field('Provider Name'), 'New Clinic');
    const fields = { 'provider_user.email': 'Already taken.' };
    tell(
      requestFailed({
        key: manageProvidersKeys.create,
        failure: { text: messages.createFailed, detail: null, fields },
      }),
    );

    await waitFor(() => {
      expect(field('Provider Email')).toHaveAccessibleDescription('Already taken.');
    });
    expect(field('Provider Name')).toHaveValue('New Clinic');
  });

  it('shows the new ID and the password once, and begins again', async () => {
    keepPasswordToShow(manageProvidersKeys.create, 'shown-once');
    const { person, tell } = openDialog(AddProviderDialog);
    tell(providerCreated(99));
    expect(screen.getByText('Provider Created!')).toBeInTheDocument();
    expect(screen.getByText('The new provider has the ID 99.')).toBeInTheDocument();
    expect(screen.getByText('shown-once')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Add Another Provider' }));
    expect(field('Provider Email')).toHaveValue('');
    forgetPassword(manageProvidersKeys.create);
  });

  it('shows the outcome of a form that was left to whoever goes back to it, once', async () => {
    keepPasswordToShow(manageProvidersKeys.create, 'shown-once');
    const { person, tell } = openSection(providerCreated(99));
    expect(screen.queryByRole('dialog')).toBeNull();

    tell(
      placeRevisited({
        key: manageProvidersKeys.create,
        place: { section: 'manage-providers', params: { form: 'add' } },
      }),
    );
    expect(screen.getByText('The new provider has the ID 99.')).toBeVisible();
    expect(screen.getByText('shown-once')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    forgetPassword(manageProvidersKeys.create);
  });

  it('can be left while its save hangs, and is entered again as it was typed', async () => {
    const { person, tell } = openSection();
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
    tell(formSent({ key: manageProvidersKeys.create, form: { title: messages.creating, place, values } }));
    tell(requestStarted(manageProvidersKeys.create));
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
    const { person, onClose } = openDialog(AddProviderDialog);
    await person.type(field('City'), 'Dubai');
    await leave(person);
    expect(onClose).not.toHaveBeenCalled();

    await person.click(await screen.findByRole('button', { name: 'Yes, discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
