import type { UnknownAction } from '@reduxjs/toolkit';

import * as appointmentsApi from '#client/api/appointments';
import * as directoryApi from '#client/api/directory';
import { doctors, providers } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { comingMessages } from '#client/features/coming-visits/messages';
import { UnreadableAnswer } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { deletionChosen, providerChosen } from '#client/sections/manage-providers/directory/events';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectDetailsId, selectProvider } from '#client/sections/manage-providers/directory/selectors';
import type { AddressRoot } from '#client/state/address';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

const deletion = deletionChosen({ kind: 'provider', id: 41, name: 'Marina Clinic Group', doctors: 9, slots: 120 });

const nobodyToCome = () => ({ tag: null, next: () => Promise.resolve(null), cancel: () => undefined });

/** What the page of a provider comes to that somebody wants to delete, and answers the question so. */
function afterAnswer(
  answer: UnknownAction,
  remove: () => unknown,
  read: () => unknown = () => makeProvider(),
  shown = '41',
) {
  return afterFlow<AddressRoot & NoticesRoot & Parameters<typeof selectProvider>[0]>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given: [entitiesMerged(providers.normalize([makeProvider()]).entities), providerChosen(shown)],
    provide: [
      serve(directoryApi.deleteProvider, remove),
      serve(directoryApi.readProvider, read),
      serve(appointmentsApi.readAppointments, nobodyToCome),
    ],
    events: [deletion, answer],
  });
}

/** What the page of a provider comes to when one of its doctors is to be deleted. */
function afterDoctor(events: readonly UnknownAction[], remove: (id: unknown) => unknown) {
  return afterFlow<AddressRoot & ConfirmationsRoot & Parameters<typeof doctors.selectById>[0]>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given: [entitiesMerged(doctors.normalize([makeDoctor()]).entities), providerChosen('21')],
    provide: [
      serve(directoryApi.deleteDoctor, remove),
      serve(directoryApi.readDoctor, () => makeDoctor()),
      serve(appointmentsApi.readAppointments, nobodyToCome),
    ],
    events: [deletionChosen({ kind: 'doctor', id: 21, name: 'Omar' }), ...events],
  });
}

describe('when something is deleted', () => {
  it('is gone, and its page is left, once that was confirmed', async () => {
    const state = await afterAnswer(confirmed(), () => undefined);

    expect(selectProvider(state, 41)).toBeUndefined();
    expect(selectDetailsId(state)).toBeNull();
    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: 'manageProviders.deleted' } }]);
  });

  it('leaves no page but its own', async () => {
    const state = await afterAnswer(confirmed(), () => undefined, undefined, '42');

    expect(selectProvider(state, 41)).toBeUndefined();
    expect(selectDetailsId(state)).toBe('42');
  });

  it('is asked for without consequences, and leaves no page, where it is a doctor', async () => {
    const remove = jest.fn((_id: unknown) => undefined);
    const asked = await afterDoctor([], remove);
    expect(selectConfirmation(asked)).toMatchObject({
      text: say(directoryMessages.confirmText, { name: 'Omar' }),
      consequences: [comingMessages.none],
    });
    const state = await afterDoctor([confirmed()], remove);

    expect(remove.mock.calls).toEqual([[21]]);
    expect(doctors.selectById(state, 21)).toBeUndefined();
    expect(selectDetailsId(state)).toBe('21');
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

  it.each([
    ['it is still there', () => makeProvider()],
    ['nobody can tell', failing(connectionLost())],
  ])('stays, and can be tried again, when %s after the answer was lost', async (_, read) => {
    const state = await afterAnswer(confirmed(), failing(connectionLost()), read);

    expect(selectProvider(state, 41)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([{ kind: 'error', offer: { event: deletion } }]);
  });

  it('stays when the question is declined; nothing is sent', async () => {
    const remove = jest.fn();
    const state = await afterAnswer(declined(), remove);

    expect(remove).not.toHaveBeenCalled();
    expect(selectProvider(state, 41)).toBeDefined();
  });

  it.each([
    [409, true],
    [500, true],
    [403, false],
  ])('stays and says so when the service answers %i, with a way to try again: %p', async (status, offers) => {
    const state = await afterAnswer(confirmed(), failing(refusal(status)));

    expect(selectProvider(state, 41)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([{ kind: 'error', text: directoryMessages.deleteFailed }]);
    expect(selectNotices(state)[0]?.offer?.event).toEqual(offers ? deletion : undefined);
  });
});
