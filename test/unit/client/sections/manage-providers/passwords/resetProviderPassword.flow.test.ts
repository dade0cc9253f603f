import type { UnknownAction } from '@reduxjs/toolkit';

import * as directoryApi from '#client/api/directory';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { resetDialogClosed, resetSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectResetId } from '#client/sections/manage-providers/directory/selectors';
import type { ManageProvidersRoot } from '#client/sections/manage-providers/directory/slice';
import { passwordToShow } from '#client/sections/manage-providers/passwords/passwords';
import { placeRevisited } from '#client/state/address';
import { selectSentForms, type FormsRoot } from '#client/state/forms/forms';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { settingsRead } from '#client/state/settings';
import type { Id } from '#contract/common';
import { makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

interface Service {
  find: (email: string) => unknown;
  set?: (id: Id, password: string) => unknown;
  email?: string;
}

function afterReset({ find, set = () => makeProvider(), email = 'a@b.example' }: Service, ...later: UnknownAction[]) {
  return afterFlow<FormsRoot & ManageProvidersRoot & NoticesRoot & RequestsRoot>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given: [settingsRead({ otpMobile: '', defaultProviderPassword: 'Welcome-2026', lockAfterMinutes: 0 })],
    provide: [serve(directoryApi.findProvidersByEmail, find), serve(directoryApi.setProviderPassword, set)],
    events: [resetSubmitted(email), ...later],
  });
}

describe('when a password is reset', () => {
  it('goes to the first provider with that e-mail', async () => {
    const set = jest.fn((_id: Id, _password: string) => makeProvider());
    const state = await afterReset({ find: () => [makeProvider({ id: 5 }), makeProvider({ id: 6 })], set });

    expect(set.mock.calls).toEqual([[5, 'Welcome-2026']]);
    expect(selectResetId(state)).toBe(5);
    expect(passwordToShow(manageProvidersKeys.reset)).toBeUndefined();
  });

  it.each([
    ['as it was typed, and then in lower case', 'A@b.example', [], [['A@b.example'], ['a@b.example']]],
    ['once where that finds somebody', 'A@b.example', [makeProvider()], [['A@b.example']]],
    ['once where it was typed in lower case', 'a@b.example', [], [['a@b.example']]],
  ])('is looked up %s', async (_, email, found, calls) => {
    const find = jest.fn((_email: string) => found);
    await afterReset({ find, email });

    expect(find.mock.calls).toEqual(calls);
  });

  it('is told with the way back to its panel when the dialog was left meanwhile', async () => {
    const service = { find: () => [makeProvider({ id: 5 })], set: () => late(makeProvider()) };
    const state = await afterReset(service, resetDialogClosed());

    expect(selectNotices(state)).toMatchObject([
      { kind: 'success', text: directoryMessages.stillResetting },
      {
        kind: 'success',
        text: { ...directoryMessages.resetDone, values: { id: 5 } },
        stays: true,
        offer: {
          event: placeRevisited({
            key: manageProvidersKeys.reset,
            place: { section: 'appointments', params: { form: 'reset' } },
          }),
        },
      },
    ]);
  });

  it('keeps the e-mail, and nothing else, until it has come to an end', async () => {
    const state = await afterReset({ find: () => new Promise(() => undefined) });

    expect(selectSentForms(state)[manageProvidersKeys.reset]).toMatchObject({
      title: directoryMessages.resettingOne,
      values: 'a@b.example',
    });
  });

  it.each<[string, Service, object]>([
    ['there is no such provider', { find: () => [] }, directoryMessages.resetUnknown],
    ['the provider has no ID', { find: () => [{ name: 'x' }] }, directoryMessages.resetNoId],
    ['the look-up fails', { find: failing(refusal(500)) }, directoryMessages.resetFailed],
    [
      'the change is refused',
      { find: () => [makeProvider()], set: failing(refusal(500)) },
      directoryMessages.resetFailed,
    ],
  ])('says so when %s', async (_, service, text) => {
    const state = await afterReset(service);

    expect(selectRequest(state, manageProvidersKeys.reset)?.failure?.text).toEqual(text);
    expect(selectResetId(state)).toBeNull();
  });

  it.each([
    ['may be set where the answer is lost', connectionLost(), directoryMessages.resetLost],
    ['may be set where the service breaks down', refusal(500), directoryMessages.resetLost],
    ['is not set where it is refused', refusal(400, { detail: 'Too short.' }), 'Too short.'],
  ])('says that the new one %s', async (_, error, detail) => {
    const state = await afterReset({ find: () => [makeProvider()], set: failing(error) });

    expect(selectRequest(state, manageProvidersKeys.reset)?.failure).toMatchObject({
      text: directoryMessages.resetFailed,
      detail,
    });
  });
});
