import type { UnknownAction } from '@reduxjs/toolkit';

import { manageProvidersSection } from '#client/sections/manage-providers';
import {
  addDialogClosed,
  passwordReset,
  providerCreated,
  resetDialogClosed,
} from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectCreatedId, selectResetId } from '#client/sections/manage-providers/directory/selectors';
import type { ManageProvidersRoot } from '#client/sections/manage-providers/directory/slice';
import { keepPasswordToShow, passwordToShow } from '#client/sections/manage-providers/passwords/passwords';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { requestStarted, requestSucceeded, selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { afterFlow } from '#test/support/sagas/flow';

const { create, reset } = manageProvidersKeys;

function after(given: readonly UnknownAction[], closed: UnknownAction) {
  return afterFlow<ManageProvidersRoot & NoticesRoot & RequestsRoot>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given,
    provide: [],
    events: [closed],
  });
}

describe('when a modal closes', () => {
  it('the new provider is forgotten with its password', async () => {
    keepPasswordToShow(create, 'shown once');
    const state = await after([providerCreated(41), requestSucceeded(create)], addDialogClosed());

    expect(selectCreatedId(state)).toBeNull();
    expect(passwordToShow(create)).toBeUndefined();
    expect(selectNotices(state)).toEqual([]);
    expect(selectRequest(state, create)).toBeUndefined();
  });

  it('the password that was reset is forgotten with the provider it belongs to', async () => {
    keepPasswordToShow(reset, 'shown once');
    const state = await after([passwordReset(41), requestSucceeded(reset)], resetDialogClosed());

    expect(selectResetId(state)).toBeNull();
    expect(passwordToShow(reset)).toBeUndefined();
    expect(selectRequest(state, reset)).toBeUndefined();
  });

  it('what is still being saved goes on, and that is told', async () => {
    const state = await after([requestStarted(create)], addDialogClosed());

    expect(selectRequest(state, create)).toMatchObject({ status: 'pending', isLeft: true });
    expect(selectNotices(state).map(({ text }) => text)).toEqual([directoryMessages.stillCreating]);
  });
});
