import { screen } from '@testing-library/react';

import { sessionRestored } from '#client/features/session';
import { loginSubmitted } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { LoginScreen } from '#client/features/session/login/LoginScreen';
import { sessionMessages } from '#client/features/session/messages';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

const openLogin = (note: string | null = null) =>
  renderWithStore(<LoginScreen productName="Mawid" languageButton={null} note={note} />, {
    given: [sessionRestored(null)],
  });

it('says what whoever signs in should know before', () => {
  openLogin('Something was left half done.');

  expect(screen.getByRole('status')).toHaveTextContent('Something was left half done.');
});

describe('the login form', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { press, sent } = openLogin();
    await press('Login');

    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('refuses what is no address', async () => {
    const { person, press } = openLogin();
    await person.type(screen.getByLabelText('Email'), 'admin@mawid');
    await press('Login');

    expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
  });

  it('is sent by Enter, the address cleaned, the password as it is', async () => {
    const { person, sent } = openLogin();
    await person.type(screen.getByLabelText('Email'), ' \u202aadmin@mawid.example\u202c ');
    await person.type(screen.getByLabelText('Password'), '\u200e secret{Enter}');

    expect(sent.mock.calls).toEqual([[loginSubmitted({ email: 'admin@mawid.example', password: '\u200e secret' })]]);
  });

  it('says that it is busy, and why it failed', async () => {
    const { tell } = openLogin();
    tell(requestStarted(sessionKeys.signIn));
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    tell(requestFailed({ key: sessionKeys.signIn, failure: makeFailure(sessionMessages.failed) }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  });
});
