import { screen } from '@testing-library/react';

import { OtpDialog } from '#client/sections/referral-tracking/components/OtpDialog';
import { makeFailure } from '#test/support/builders/faults';
import { renderPage } from '#test/support/page/renderPage';

function openDialog(overrides: Partial<Parameters<typeof OtpDialog>[0]> = {}) {
  const acts = { onSubmit: jest.fn(), onClose: jest.fn() };
  return {
    ...acts,
    ...renderPage(<OtpDialog isPending={false} failure={null} canSubmit {...acts} {...overrides} />),
  };
}

const input = () => screen.getByLabelText('One-time password');
const verify = () => screen.getByRole('button', { name: 'Verify & Continue' });

describe('the dialog for the one-time password', () => {
  it('takes at most six characters, and none of them blank', async () => {
    const { person, onSubmit } = openDialog();
    expect(verify()).toBeDisabled();
    await person.type(input(), '12 34567890{Enter}');

    expect(input()).toHaveValue('123456');
    expect(onSubmit.mock.calls).toEqual([['123456']]);
  });

  it.each([' 408 213 ', '\u200e408213\u200f', '408\u2013213', '\u2068٤٠٨\u00a0٢١٣\u2069'])(
    'takes the code in the pasted "%s"',
    async (pasted) => {
      const { person } = openDialog();
      await person.click(input());
      await person.paste(pasted);

      expect(input()).toHaveValue('408213');
      expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
    },
  );

  it('reads the digits of every keyboard, where the caret stands', async () => {
    const { person, onSubmit } = openDialog();
    await person.type(input(), '٤٠٣');
    await person.type(input(), '۸ ۲۱{Enter}', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(onSubmit.mock.calls).toEqual([['408213']]);
  });

  it('sends nothing while a code is being verified', async () => {
    const { person, onSubmit } = openDialog({ isPending: true });
    await person.type(input(), '123456{Enter}');

    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('selects a refused code, so that the right one replaces it', async () => {
    const { person, rerender, onSubmit, onClose } = openDialog();
    const dialogWith = (text: string) => (
      <OtpDialog isPending={false} failure={makeFailure(text)} canSubmit onSubmit={onSubmit} onClose={onClose} />
    );
    await person.type(input(), '000000{Enter}');
    rerender(dialogWith('This code is not valid.'));
    await person.keyboard('111111{Enter}');
    rerender(dialogWith('This code is not valid either.'));
    await person.keyboard('123456{Enter}');

    expect(onSubmit.mock.calls).toEqual([['000000'], ['111111'], ['123456']]);
  });

  it('shows what was wrong, and can be left', async () => {
    const { person, onClose } = openDialog({ failure: { text: 'This code is not valid.', detail: null } });

    expect(screen.getByRole('alert')).toHaveTextContent('This code is not valid.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
