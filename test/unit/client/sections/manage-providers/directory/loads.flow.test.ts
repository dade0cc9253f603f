import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { forgetRecentId } from '#client/device/recentIds';
import { doctors } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { doctorOpened, emailOpened, providerOpened } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectEmail, selectProvider, selectSeen } from '#client/sections/manage-providers/directory/selectors';
import type { ManageProvidersRoot } from '#client/sections/manage-providers/directory/slice';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Location } from '#contract/directory';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = ManageProvidersRoot & RequestsRoot & Parameters<typeof selectProvider>[0] & EntityRootOf<typeof doctors>;

function after(events: readonly UnknownAction[], ...provide: StaticProvider[]) {
  return afterFlow<State>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    provide,
    events,
  });
}

const failureText = (state: State, key: string) => selectRequest(state, key)?.failure?.text;

describe('when details are opened', () => {
  it('takes in the doctor and the provider', async () => {
    const state = await after(
      [doctorOpened(makeDoctor().id), providerOpened(41)],
      serve(directoryApi.readDoctor, () => makeDoctor({ bio: 'Long bio' })),
      serve(directoryApi.readProvider, () => makeProvider({ total_staff: 19 })),
    );

    expect(doctors.selectById(state, makeDoctor().id)?.bio).toBe('Long bio');
    expect(selectProvider(state, 41)?.total_staff).toBe(19);
  });

  it('knows a location once, as it was last told, for its provider and for its doctors', async () => {
    const state = await after(
      [providerOpened(41), doctorOpened(21)],
      serve(directoryApi.readProvider, () =>
        makeProvider({ location: { id: 31, name: 'Marina' }, locations: [{ id: 31, city: 'Dubai' }] }),
      ),
      serve(directoryApi.readDoctor, () => makeDoctor({ locations: [{ id: 31, name: 'Marina Clinic' }] })),
    );
    const location = { id: 31, name: 'Marina Clinic', city: 'Dubai' };

    expect(selectProvider(state, 41)).toMatchObject({ location, locations: [location] });
    expect(selectSeen(state).location).toEqual([{ value: 31, label: 'Marina Clinic' }]);
  });

  it('shows a location that came without an id, and offers no search by it', async () => {
    const marina = { name: 'Marina' } as Location;
    const state = await after(
      [providerOpened(41)],
      serve(directoryApi.readProvider, () => makeProvider({ location: marina, locations: null })),
    );

    expect(selectProvider(state, 41)).toMatchObject({ location: { name: 'Marina' }, locations: [] });
    expect(selectSeen(state).location).toEqual([]);
  });

  it('reads several side by side', async () => {
    const opened = [7, 8].flatMap((id) => [doctorOpened(id), providerOpened(id), emailOpened(id)]);
    const state = await after(
      opened,
      serve(directoryApi.readDoctor, async (id) => late(makeDoctor({ id }))),
      serve(directoryApi.readProvider, async (id) => late(makeProvider({ id }))),
      serve(directoryApi.readProviderEmail, async (id) => late({ email: `${id}@b.example` })),
    );

    expect([7, 8].map((id) => doctors.selectById(state, id)?.id)).toEqual([7, 8]);
    expect([7, 8].map((id) => selectProvider(state, id)?.id)).toEqual([7, 8]);
    expect([7, 8].map((id) => selectEmail(state, id))).toEqual(['7@b.example', '8@b.example']);
  });

  it('says when they could not be read', async () => {
    const state = await after([doctorOpened(7)], serve(directoryApi.readDoctor, failing(refusal(404))));

    expect(failureText(state, manageProvidersKeys.doctor(7))).toEqual(directoryMessages.detailsFailed);
  });
});

it.each([
  ['forgets a provider that is gone among those that were used last', 404, [['providers', '41']]],
  ['keeps one that could not be read', 500, []],
])('%s', async (_, status, forgotten) => {
  const forget = jest.fn();
  await after(
    [providerOpened(41)],
    serve(directoryApi.readProvider, failing(refusal(status))),
    serve(forgetRecentId, forget),
  );

  expect(forget.mock.calls).toEqual(forgotten);
});

describe('when an e-mail is asked for', () => {
  it('is revealed', async () => {
    const state = await after(
      [emailOpened(51)],
      serve(directoryApi.readProviderEmail, () => ({ email: 'a@b.example' })),
    );

    expect(selectEmail(state, 51)).toBe('a@b.example');
  });

  it.each([{}, { email: null }, { email: ' ' }])('says when the answer names none: %p', async (answer) => {
    const state = await after(
      [emailOpened(51)],
      serve(directoryApi.readProviderEmail, () => answer),
    );

    expect(failureText(state, manageProvidersKeys.email(51))).toEqual(directoryMessages.noEmail);
  });

  it('says when it could not be read', async () => {
    const state = await after([emailOpened(51)], serve(directoryApi.readProviderEmail, failing(refusal(403))));

    expect(selectEmail(state, 51)).toBeNull();
    expect(failureText(state, manageProvidersKeys.email(51))).toEqual(directoryMessages.emailFailed);
  });
});
