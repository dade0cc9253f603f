import type { UnknownAction } from '@reduxjs/toolkit';

import * as directoryApi from '#client/api/directory';
import { UnreadableAnswer } from '#client/lib/errors';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { addDialogClosed, providerSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectCreatedId, selectFoundProviders } from '#client/sections/manage-providers/directory/selectors';
import type { ManageProvidersRoot } from '#client/sections/manage-providers/directory/slice';
import { passwordToShow } from '#client/sections/manage-providers/passwords/passwords';
import { addressRead, placeRevisited } from '#client/state/address';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { settingsRead } from '#client/state/settings';
import { selectIsUnknown, writeUnknown, type UnknownWritesRoot } from '#client/state/writes/unknown';
import type { Provider, ProviderDraft } from '#contract/directory';
import { makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

const submitted = providerSubmitted({
  name: 'New Clinic',
  description: '',
  phone_number: '',
  provider_user: { email: 'new@clinic.example' },
  location: { address: '1 Street', city: 'Dubai', state: 'Dubai', latitude: '', longitude: '' },
});
const NO_COUNTS = { doctors: null, providers: null, total: null };
const withPassword = [settingsRead({ otpMobile: '', defaultProviderPassword: 'Welcome-2026', lockAfterMinutes: 0 })];

function after(
  create: (draft: ProviderDraft) => unknown,
  {
    given = [],
    events = [submitted],
    find = () => [],
    setPassword = () => makeProvider(),
    providers = [],
  }: {
    given?: readonly UnknownAction[];
    events?: readonly UnknownAction[];
    find?: (email: string) => unknown;
    setPassword?: () => unknown;
    /** What a search finds afterwards. */
    providers?: readonly Provider[];
  } = {},
) {
  type Found = Parameters<typeof selectFoundProviders>[0];
  return afterFlow<ManageProvidersRoot & Found & NoticesRoot & RequestsRoot & UnknownWritesRoot>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given,
    provide: [
      serve(directoryApi.createProvider, create),
      serve(directoryApi.findProvidersByEmail, find),
      serve(directoryApi.setProviderPassword, setPassword),
      serve(directoryApi.searchDoctors, () => ({ doctors: [], counts: NO_COUNTS })),
      serve(directoryApi.searchProviders, () => ({ providers, counts: NO_COUNTS })),
    ],
    events,
  });
}

describe('when a provider is submitted', () => {
  it('is created with the fixed values and the configured password', async () => {
    const create = jest.fn((_draft: ProviderDraft) => makeProvider({ id: 99 }));
    const state = await after(create, { given: withPassword });

    expect(create.mock.calls).toEqual([
      [
        {
          name: 'New Clinic',
          description: '',
          phone_number: '',
          provider_type: 'clinic',
          auto_confirmation: false,
          provider_user: {
            email: 'new@clinic.example',
            password: 'Welcome-2026',
            is_active: true,
            is_staff: true,
            is_superuser: false,
          },
          location: {
            name: 'New Clinic',
            address: '1 Street',
            city: 'Dubai',
            state: 'Dubai',
            postal_code: '0000',
            country: 'UAE',
            latitude: null,
            longitude: null,
          },
        },
      ],
    ]);
    expect(selectCreatedId(state)).toBe(99);
    expect(passwordToShow(manageProvidersKeys.create)).toBeUndefined();
  });

  it('is among the results behind its dialog', async () => {
    const made = makeProvider({ id: 99 });
    const state = await after(() => made, { given: withPassword, providers: [made] });

    expect(selectFoundProviders(state)?.map(({ id }) => id)).toEqual([99]);
  });

  it('gets a password of its own without a configured one, which leaves no trace in the store', async () => {
    let password = '';
    const state = await after(({ provider_user }) => {
      password = provider_user.password;
      return makeProvider();
    });

    expect(password).toHaveLength(20);
    expect(JSON.stringify(state)).not.toContain(password);
  });

  it.each([
    ['was lost', connectionLost()],
    ['is the page of a proxy', new UnreadableAnswer('foreign', 'A page')],
    ['names no id', new UnreadableAnswer('broken', 'No id')],
  ])('is found by its e-mail when the answer %s', async (_, error) => {
    const find = jest.fn((_email: string) => [makeProvider({ id: 99, name: 'New Clinic' })]);
    const state = await after(failing(error), { given: withPassword, find });

    expect(find.mock.calls).toEqual([['new@clinic.example']]);
    expect(selectCreatedId(state)).toBe(99);
  });

  it('has not been created when nobody finds it after the answer was lost', async () => {
    const state = await after(failing(connectionLost()), { given: withPassword });

    expect(selectCreatedId(state)).toBeNull();
    expect(selectRequest(state, manageProvidersKeys.create)?.failure?.text).toEqual(directoryMessages.createFailed);
  });

  it('stays unknown while an earlier try is there that may not have got the password to be shown', async () => {
    const given = [writeUnknown(manageProvidersKeys.create)];
    const find = () => [makeProvider({ id: 99, name: 'New Clinic' })];
    const create = jest.fn();
    const state = await after(create, { given, find, setPassword: failing(connectionLost()) });

    expect(create).not.toHaveBeenCalled();
    expect(selectIsUnknown(state, manageProvidersKeys.create)).toBe(true);
    const later = await after(create, { given, find });
    expect(selectCreatedId(later)).toBe(99);
  });

  it('is told with the way back to its panel when the dialog was left meanwhile', async () => {
    const place = { section: 'manage-providers', params: { q: 'omar' } };
    const state = await after(() => late(makeProvider({ id: 99 })), {
      given: [addressRead(place)],
      events: [submitted, addDialogClosed()],
    });

    expect(selectNotices(state)).toMatchObject([
      { kind: 'success', text: directoryMessages.stillCreating },
      {
        kind: 'success',
        text: directoryMessages.created,
        detail: { values: { id: 99 } },
        stays: true,
        offer: {
          event: placeRevisited({
            key: manageProvidersKeys.create,
            place: { ...place, params: { q: 'omar', form: 'add' } },
          }),
        },
      },
    ]);
    expect(selectCreatedId(state)).toBe(99);
  });

  it('is told by its dialog alone where that is still open', async () => {
    const state = await after(() => makeProvider(), { given: withPassword });

    expect(selectNotices(state)).toEqual([]);
  });

  it('says what is wrong on its field when it is refused', async () => {
    const state = await after(failing(refusal(400, { provider_user: { email: ['Already taken.'] } })), {
      given: withPassword,
    });

    expect(selectRequest(state, manageProvidersKeys.create)?.failure).toMatchObject({
      text: directoryMessages.createFailed,
      fields: { 'provider_user.email': 'Already taken.' },
    });
  });
});
