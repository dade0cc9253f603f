import { AxiosError, AxiosHeaders } from 'axios';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import * as directoryApi from '#client/api/directory';
import { createStore } from '#client/app/store';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { dialogMessages, messages } from '#client/sections/manage-providers/messages';
import { handOver, passwordFor } from '#client/sections/manage-providers/passwords';
import {
  selectCreatedId,
  selectDetailsId,
  selectEmail,
  selectFoundDoctors,
  selectFoundProviders,
  selectProvider,
  selectResetId,
} from '#client/sections/manage-providers/selectors';
import type { ManageProvidersRoot, Search } from '#client/sections/manage-providers/slice';
import {
  addDialogClosed,
  deletionChosen,
  doctorOpened,
  emailOpened,
  providerChosen,
  providerCreated,
  providerOpened,
  providerSubmitted,
  resetDialogClosed,
  resetSubmitted,
  resultsOpened,
} from '#client/sections/manage-providers/slice';
import type { AddressRoot } from '#client/state/address';
import { addressRead, placeRevisited } from '#client/state/address';
import { confirmed, declined } from '#client/state/confirmations';
import type { ListsRoot } from '#client/state/lists';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { settingsRead } from '#client/state/settings';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';

type State = ManageProvidersRoot &
  AddressRoot &
  RequestsRoot &
  NoticesRoot &
  ListsRoot &
  Parameters<typeof selectFoundDoctors>[0] &
  Parameters<typeof selectFoundProviders>[0] &
  Parameters<typeof selectProvider>[0];

const section = { watcher: manageProvidersSection.watchers.manageProviders, reducers: manageProvidersSection.reducers };
const withPassword = { ...section, given: [settingsRead({ otpMobile: '', defaultProviderPassword: 'Welcome-2026' })] };
const search: Search = { text: 'omar', kind: '', provider: '', specialty: '', location: '', providerType: '' };
const answered = (status: number, data: unknown = {}) => {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('x', 'ERR', config, null, { status, data, headers: {}, config, statusText: '' });
};
const answers = (fn: (...args: never[]) => unknown, outcome: unknown) =>
  [matchers.call.fn(fn as never), outcome] as never;
const failureText = (state: State, key: string) => selectRequest(state, key)?.failure?.text;

describe('when a name is searched for', () => {
  it('shows what the combined search found, in two lists', async () => {
    const ask = jest.fn((..._sent: unknown[]) => ({
      doctors: [makeDoctor()],
      providers: [makeProvider()],
      locations: [],
    }));
    const provide = [
      answers(
        directoryApi.searchDirectory,
        dynamic(({ args }) => ask(...(args as unknown[]))),
      ),
    ];
    const state = await afterFlow<State>({
      ...section,
      provide,
      events: [resultsOpened({ ...search, kind: 'doctors' })],
    });

    expect(ask.mock.calls).toEqual([['omar', 'doctors']]);
    expect(selectFoundDoctors(state)?.map(({ id }) => id)).toEqual([makeDoctor().id]);
    expect(selectFoundProviders(state)?.map(({ id }) => id)).toEqual([41]);
  });

  it.each([
    ['doctors', { kind: 'doctors', specialty: '3' }, directoryApi.searchDoctors, ['omar', { specialty_id: '3' }]],
    [
      'providers',
      { kind: 'providers', providerType: 'clinic', location: '31' },
      directoryApi.searchProviders,
      ['omar', { provider_type: 'clinic', location_id: '31' }],
    ],
  ] as const)('asks the narrowed search for %s', async (_, narrowed, call, sent) => {
    const ask = jest.fn((..._sent: unknown[]) => ({ count: 0, doctors: [], providers: [] }));
    const provide = [
      answers(
        call,
        dynamic(({ args }) => ask(...(args as unknown[]))),
      ),
    ];
    await afterFlow<State>({ ...section, provide, events: [resultsOpened({ ...search, ...narrowed })] });

    expect(ask.mock.calls).toEqual([sent]);
  });

  it('shows the answer to the newer question, whichever comes last', async () => {
    const answer = async (text: string) => {
      if (text === 'old')
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      return { doctors: [], providers: [makeProvider({ id: text })], locations: [] };
    };
    const provide = [
      answers(
        directoryApi.searchDirectory,
        dynamic(({ args }) => answer((args as [string])[0])),
      ),
    ];
    const events = [resultsOpened({ ...search, text: 'old' }), resultsOpened({ ...search, text: 'new' })];
    const state = await afterFlow<State>({ ...section, provide, events });

    expect(selectFoundProviders(state)?.map(({ id }) => id)).toEqual(['new']);
  });

  it('says when it failed', async () => {
    const state = await afterFlow<State>({
      ...section,
      provide: [answers(directoryApi.searchDirectory, throwError(answered(500)))],
      events: [resultsOpened(search)],
    });

    expect(failureText(state, manageProvidersKeys.search)).toEqual(messages.searchFailed);
  });
});

describe('when details are opened', () => {
  it('takes in the doctor and the provider', async () => {
    const provide = [
      answers(directoryApi.readDoctor, makeDoctor({ bio: 'Long bio' })),
      answers(directoryApi.readProvider, makeProvider({ total_staff: 19 })),
    ];
    const state = await afterFlow<State>({
      ...section,
      provide,
      events: [doctorOpened(makeDoctor().id), providerOpened(41)],
    });

    expect(doctors.selectById(state, makeDoctor().id)?.bio).toBe('Long bio');
    expect(selectProvider(state, 41)?.total_staff).toBe(19);
  });

  it('says when they could not be read', async () => {
    const state = await afterFlow<State>({
      ...section,
      provide: [answers(directoryApi.readDoctor, throwError(answered(404)))],
      events: [doctorOpened(7)],
    });

    expect(failureText(state, manageProvidersKeys.doctor(7))).toEqual(messages.detailsFailed);
  });

  it('reveals an e-mail only when asked, and says when that failed', async () => {
    const shown = await afterFlow<State>({
      ...section,
      provide: [answers(directoryApi.readProviderEmail, { email: 'a@b.example' })],
      events: [emailOpened(51)],
    });
    const failed = await afterFlow<State>({
      ...section,
      provide: [answers(directoryApi.readProviderEmail, throwError(answered(403)))],
      events: [emailOpened(51)],
    });

    expect(selectEmail(shown, 51)).toBe('a@b.example');
    expect(selectEmail(failed, 51)).toBeNull();
    expect(failureText(failed, manageProvidersKeys.email(51))).toEqual(messages.emailFailed);
  });
});

describe('when something is deleted', () => {
  const deletion = deletionChosen({ kind: 'provider', id: 41, name: 'Marina Clinic Group', doctors: 9, slots: 120 });
  const found = {
    ...section,
    given: [
      entitiesMerged({ ...doctors.normalize([]).entities, providers: { 41: makeProvider() } }),
      providerChosen('41'),
    ],
  };

  it('is gone, and its page is left, once that was confirmed', async () => {
    const state = await afterFlow<State>({
      ...found,
      provide: [answers(directoryApi.deleteProvider, undefined)],
      events: [deletion, confirmed()],
    });

    expect(selectProvider(state, 41)).toBeUndefined();
    expect(selectDetailsId(state)).toBeNull();
    expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: 'manageProviders.deleted' } }]);
  });

  it('stays when the question is declined; nothing is sent', async () => {
    const remove = jest.fn();
    const state = await afterFlow<State>({
      ...found,
      provide: [answers(directoryApi.deleteProvider, dynamic(remove))],
      events: [deletion, declined()],
    });

    expect(remove).not.toHaveBeenCalled();
    expect(selectProvider(state, 41)).toBeDefined();
  });

  it('stays and says so, with a way to try again, when the service refuses', async () => {
    const state = await afterFlow<State>({
      ...found,
      provide: [answers(directoryApi.deleteProvider, throwError(answered(500)))],
      events: [deletion, confirmed()],
    });

    expect(selectProvider(state, 41)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([
      { kind: 'error', text: messages.deleteFailed, offer: { event: deletion } },
    ]);
  });
});

describe('when a provider is submitted', () => {
  const submitted = providerSubmitted({
    name: 'New Clinic',
    description: '',
    phone_number: '',
    provider_user: { email: 'new@clinic.example' },
    location: { address: '1 Street', city: 'Dubai', state: 'Dubai', latitude: '', longitude: '' },
  });
  const creating = (outcome: unknown) => [answers(directoryApi.createProvider, outcome)];

  it('is created with the fixed values and the configured password', async () => {
    const sent = jest.fn((..._sent: unknown[]) => makeProvider({ id: 99 }));
    const state = await afterFlow<State>({
      ...withPassword,
      provide: creating(dynamic(({ args }) => sent(...(args as unknown[])))),
      events: [submitted],
    });

    expect(sent.mock.calls).toEqual([
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
    expect(passwordFor(manageProvidersKeys.create)).toBeUndefined();
  });

  it('gets a password of its own without a configured one, which leaves no trace in the store', async () => {
    let password = '';
    const create = ({ provider_user }: { provider_user: { password: string } }) => {
      password = provider_user.password;
      return makeProvider();
    };
    const state = await afterFlow<State>({
      ...section,
      provide: creating(dynamic(({ args }) => create((args as [never])[0]))),
      events: [submitted],
    });

    expect(password).toHaveLength(20);
    expect(JSON.stringify(state)).not.toContain(password);
  });

  it('is told with the way back to its panel when the dialog was left meanwhile', async () => {
    const late = () =>
      new Promise((resolve) => {
        setImmediate(() => {
          resolve(makeProvider({ id: 99 }));
        });
      });
    const given = [addressRead({ section: 'manage-providers', params: { q: 'omar' } })];
    const state = await afterFlow<State>({
      ...section,
      given,
      provide: creating(dynamic(late)),
      events: [submitted, addDialogClosed()],
    });

    expect(selectNotices(state)).toMatchObject([
      {
        kind: 'success',
        text: dialogMessages.created,
        detail: { values: { id: 99 } },
        stays: true,
        offer: {
          event: placeRevisited({
            key: manageProvidersKeys.create,
            place: { section: 'manage-providers', params: { q: 'omar', form: 'add' } },
          }),
        },
      },
    ]);
    expect(selectCreatedId(state)).toBe(99);
  });

  it('is told by its dialog alone where that is still open', async () => {
    const state = await afterFlow<State>({ ...withPassword, provide: creating(makeProvider()), events: [submitted] });

    expect(selectNotices(state)).toEqual([]);
  });

  it('is forgotten with its password when the dialog closes', async () => {
    handOver(manageProvidersKeys.create, 'shown once');
    const state = await afterFlow<State>({
      ...section,
      given: [providerCreated(41)],
      provide: [],
      events: [addDialogClosed()],
    });

    expect(selectCreatedId(state)).toBeNull();
    expect(passwordFor(manageProvidersKeys.create)).toBeUndefined();
  });

  it('says what is wrong on its field when it is refused', async () => {
    const refusal = answered(400, { provider_user: { email: ['Already taken.'] } });
    const state = await afterFlow<State>({
      ...withPassword,
      provide: creating(throwError(refusal)),
      events: [submitted],
    });

    expect(selectRequest(state, manageProvidersKeys.create)?.failure).toMatchObject({
      text: dialogMessages.createFailed,
      fields: { 'provider_user.email': 'Already taken.' },
    });
  });
});

describe('when a password is reset', () => {
  const find = (outcome: unknown) => answers(directoryApi.findProvidersByEmail, outcome);
  const set = (outcome: unknown) => answers(directoryApi.setProviderPassword, outcome);

  it('goes to the first provider with that e-mail', async () => {
    const sent = jest.fn((..._sent: unknown[]) => makeProvider());
    const provide = [
      find([makeProvider({ id: 5 }), makeProvider({ id: 6 })]),
      set(dynamic(({ args }) => sent(...(args as unknown[])))),
    ];
    const state = await afterFlow<State>({ ...withPassword, provide, events: [resetSubmitted('a@b.example')] });

    expect(sent.mock.calls).toEqual([[5, 'Welcome-2026']]);
    expect(selectResetId(state)).toBe(5);
  });

  it('is told with the way back to its panel when the dialog was left meanwhile', async () => {
    const late = () =>
      new Promise((resolve) => {
        setImmediate(() => {
          resolve(makeProvider());
        });
      });
    const state = await afterFlow<State>({
      ...withPassword,
      provide: [find([makeProvider({ id: 5 })]), set(dynamic(late))],
      events: [resetSubmitted('a@b.example'), resetDialogClosed()],
    });

    expect(selectNotices(state)).toMatchObject([
      {
        kind: 'success',
        text: { ...dialogMessages.resetDone, values: { id: 5 } },
        stays: true,
        offer: {
          event: placeRevisited({ key: manageProvidersKeys.reset, place: { section: '', params: { form: 'reset' } } }),
        },
      },
    ]);
  });

  it.each([
    ['there is no such provider', [find([])], dialogMessages.resetUnknown],
    ['the provider has no ID', [find([{ name: 'x' }])], dialogMessages.resetNoId],
    ['the look-up fails', [find(throwError(answered(500)))], dialogMessages.resetFailed],
    ['the change is refused', [find([makeProvider()]), set(throwError(answered(500)))], dialogMessages.resetFailed],
  ])('says so when %s', async (_, provide, text) => {
    const state = await afterFlow<State>({ ...withPassword, provide, events: [resetSubmitted('a@b.example')] });

    expect(failureText(state, manageProvidersKeys.reset)).toEqual(text);
    expect(selectResetId(state)).toBeNull();
  });
});

it('passwords that nobody has seen are forgotten when the session ends', () => {
  const task = createStore().runSaga(section.watcher);
  handOver(manageProvidersKeys.create, 'made');
  handOver(manageProvidersKeys.reset, 'made');
  task.cancel();

  expect(passwordFor(manageProvidersKeys.create)).toBeUndefined();
  expect(passwordFor(manageProvidersKeys.reset)).toBeUndefined();
});
