import type { UnknownAction } from '@reduxjs/toolkit';

import * as directoryApi from '#client/api/directory';
import { providers } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { UnreadableAnswer } from '#client/lib/errors';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { deletionChosen, providerChosen } from '#client/sections/manage-providers/events';
import { messages } from '#client/sections/manage-providers/messages';
import { selectDetailsId, selectProvider } from '#client/sections/manage-providers/selectors';
import type { AddressRoot } from '#client/state/address';
import { confirmed, declined } from '#client/state/confirmations';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import { makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

const deletion = deletionChosen({ kind: 'provider', id: 41, name: 'Marina Clinic Group', doctors: 9, slots: 120 });

/** What the page of a provider comes to that somebody wants to delete, and answers the question so. */
function afterAnswer(answer: UnknownAction, remove: () => unknown, read: () => unknown = () => makeProvider()) {
  return afterFlow<AddressRoot & NoticesRoot & Parameters<typeof selectProvider>[0]>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given: [entitiesMerged(providers.normalize([makeProvider()]).entities), providerChosen('41')],
    provide: [serve(directoryApi.deleteProvider, remove), serve(directoryApi.readProvider, read)],
    events: [deletion, answer],
  });
}

describe('when something is deleted', () => {
  it('is gone, and its page is left, once that was confirmed', async () => {
    const state = await afterAnswer(confirmed(), () => undefined);

    expect(selectProvider(state, 41)).toBeUndefined();
    expect(selectDetailsId(state)).toBeNull();
    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: 'manageProviders.deleted' } }]);
  });

  it.each([
    ['was deleted by somebody else', failing(refusal(404)), () => makeProvider()],
    ['is not found after the answer was lost', failing(connectionLost()), failing(refusal(404))],
    ['is not found after a proxy answered', failing(new UnreadableAnswer('foreign', 'A page')), failing(refusal(404))],
  ])('is gone as well when it %s', async (_, remove, read) => {
    const state = await afterAnswer(confirmed(), remove, read);

    expect(selectProvider(state, 41)).toBeUndefined();
    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: 'manageProviders.deleted' } }]);
  });

  it('stays, and can be tried again, when it is still there after the answer was lost', async () => {
    const state = await afterAnswer(confirmed(), failing(connectionLost()));

    expect(selectProvider(state, 41)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([{ kind: 'error', offer: { event: deletion } }]);
  });

  it('stays when the question is declined; nothing is sent', async () => {
    const remove = jest.fn();
    const state = await afterAnswer(declined(), remove);

    expect(remove).not.toHaveBeenCalled();
    expect(selectProvider(state, 41)).toBeDefined();
  });

  it('stays and says so, with a way to try again, when the service refuses', async () => {
    const state = await afterAnswer(confirmed(), failing(refusal(500)));

    expect(selectProvider(state, 41)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([
      { kind: 'error', text: messages.deleteFailed, offer: { event: deletion } },
    ]);
  });
});
