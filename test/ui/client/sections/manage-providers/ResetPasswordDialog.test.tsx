import { act, screen, waitFor } from '@testing-library/react';

import { passwordReset, resetSubmitted } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { messages } from '#client/sections/manage-providers/messages';
import { forgetPassword, keepPasswordToShow } from '#client/sections/manage-providers/passwords';
import { ResetPasswordDialog } from '#client/sections/manage-providers/ResetPasswordDialog';
import { formSent } from '#client/state/formEvents';
import { requestStarted } from '#client/state/requests/requests';
import { field, openDialog, openSection } from './dialogs';

describe('resetting a password', () => {
  it.each([
    ['', 'Provider email is required'],
    ['nobody', 'Invalid email address'],
  ])('refuses %p', async (typed, text) => {
    const { person } = openDialog(ResetPasswordDialog);
    if (typed) await person.type(field('Provider Email'), typed);
    await person.click(screen.getByRole('button', { name: 'Reset Password' }));

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('offers the e-mail again when the end of the session cut it off', () => {
    const place = { section: '', params: {} };
    openSection(
      formSent({
        key: manageProvidersKeys.reset,
        form: { title: messages.resettingOne, place, values: 'A@b.example' },
      }),
    );

    expect(screen.getByRole('dialog', { name: 'Reset Provider Password' })).toBeVisible();
    expect(field('Provider Email')).toHaveValue('A@b.example');
  });

  it('can be left without a question while it hangs', async () => {
    const { person, tell, onClose } = openDialog(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'a@b.example');
    tell(requestStarted(manageProvidersKeys.reset));
    await person.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Cancel drops what was typed', async () => {
    const { person, onClose } = openDialog(ResetPasswordDialog);
    await person.type(field('Provider Email'), 'a');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends the e-mail as it was typed', async () => {
    const { person, sent } = openDialog(ResetPasswordDialog);
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
      const { tell, onClose } = openDialog(ResetPasswordDialog);
      tell(passwordReset(5));
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
      const { tell, onClose } = openDialog(ResetPasswordDialog);
      tell(passwordReset(5));
      act(() => {
        jest.advanceTimersByTime(60_000);
      });

      expect(screen.getByText('shown-once')).toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
      forgetPassword(manageProvidersKeys.reset);
    });
  });
});
