import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, fork, put, select } from 'redux-saga/effects';

import { labServicesApi } from '#client/api/homeServices/catalogue';
import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeDoctorsApi } from '#client/api/homeServices/staff';
import { without } from '#client/lib/records';
import { homeServicesSection } from '#client/sections/home-services';
import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { homeMessages } from '#client/sections/home-services/messages';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { formLeft } from '#client/state/formEvents';
import { collisionsDeclined, collisionsSettled, selectCollisions, type MergesRoot } from '#client/state/forms/merges';
import { mergeMessages } from '#client/state/forms/mergeWithNow';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { LabService } from '#contract/homeServices/catalogue';
import type { HomeProvider } from '#contract/homeServices/providers';
import type { HomeDoctor, HomeDoctorDraft } from '#contract/homeServices/staff';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

type State = ConfirmationsRoot & MergesRoot & NoticesRoot & RequestsRoot;

const filter = {};

/** Plays what a person does at a form of home services, one after another. */
async function play(events: readonly UnknownAction[], ...provide: ReturnType<typeof serve>[]) {
  const asked: unknown[] = [];
  const state = await afterFlow<State>({
    *watcher() {
      yield fork(homeServicesSection.watchers.homeServices);
      for (const event of events) {
        yield put(event);
        yield delay(1);
        asked.push(...((yield select(selectCollisions, keyOf(event))) as unknown[]));
      }
    },
    reducers: homeServicesSection.reducers,
    provide,
    events: [],
  });
  return { state, asked };
}

const keyOf = ({ type }: UnknownAction) => `${type.split('/').slice(0, 2).join('/')}/save`;

const BODY = {
  name: 'Jumeirah Care',
  description: 'Nurses',
  address: '',
  city: 'Dubai',
  phone_number: '04 111',
  email: '',
  latitude: '25.00000',
  longitude: '55.00000',
  is_active: true,
  auto_confirmation: false,
};
const opened: HomeProvider = {
  ...BODY,
  id: 7,
  logo: 'https://media.example/logo.png?signed=1',
  translations: [
    { locale: 'en', name: 'Jumeirah Care', description: 'Nurses' },
    { locale: 'ar', name: 'رعاية جميرا', description: '' },
  ],
};
const { save } = homeProviderKind.keys;

/** The form of the provider, sent with these changes. */
function sentProvider(changes: Partial<typeof BODY>, images: { logo?: File | null } = {}) {
  const body = { ...BODY, ...changes } as never;
  const { name, description } = { ...BODY, ...changes };
  const texts = { en: { name, description }, ar: { name: 'رعاية جميرا', description: '' } } as never;
  const rewritten = changes.name || changes.description ? (['en'] as const) : [];
  const typed = { ...BODY, ...changes, ...images, arName: 'رعاية جميرا', arDescription: '' };
  const draft = { body, images, texts, existing: ['en', 'ar'] as const, rewritten };
  return homeProviderKind.events.updateSubmitted({ id: 7, draft, filter, typed, opened });
}

/** Saves changes of a provider that somebody else has changed meanwhile; `answers` are given to what is asked. */
async function saved(
  changes: Partial<typeof BODY>,
  meanwhile: Partial<HomeProvider>,
  answers: readonly UnknownAction[] = [],
  images?: { logo?: File | null },
) {
  const update = jest.fn((..._: unknown[]) => ({ id: 7 }));
  const translate = jest.fn((..._: unknown[]) => null);
  const { state, asked } = await play(
    [sentProvider(changes, images), ...answers],
    serve(homeProvidersApi.list, () => [{ ...opened, ...meanwhile }]),
    serve(homeProvidersApi.update, update),
    serve(homeProvidersApi.translate, translate),
  );
  return {
    state,
    asked,
    update,
    translate,
    body: update.mock.calls.at(-1)?.[1],
    images: update.mock.calls.at(-1)?.[2],
  };
}

const choose = (sides: Record<string, 'mine' | 'theirs'>) => collisionsSettled({ key: save, sides });

it('a provider that somebody has switched off stays so when its phone is corrected', async () => {
  const { asked, body, state } = await saved({ phone_number: '04 222' }, { is_active: false, city: 'Sharjah' });

  expect(asked).toEqual([]);
  expect(body).toEqual({ ...BODY, phone_number: '04 222', is_active: false, city: 'Sharjah' });
  expect(selectRequest(state, save)?.status).toBe('succeeded');
});

it.each([
  ['mine', '04 222'],
  ['theirs', '04 333'],
] as const)('what both changed is asked about before anything is sent: %s', async (side, phone_number) => {
  const waiting = await saved({ phone_number: '04 222' }, { phone_number: '04 333' });
  expect(waiting.asked).toEqual([{ field: 'phone_number', mine: '04 222', theirs: '04 333' }]);
  expect(waiting.update).not.toHaveBeenCalled();

  const chosen = choose({ phone_number: side });
  const { body } = await saved({ phone_number: '04 222' }, { phone_number: '04 333' }, [chosen]);
  expect(body).toEqual({ ...BODY, phone_number });
});

it('a choice stands when the save is tried again, and what was sent is nobody else’s change', async () => {
  let now: HomeProvider = { ...opened, phone_number: '04 333' };
  const update = (_: unknown, body: object) => (now = { ...now, ...body });
  const { asked } = await play(
    [
      sentProvider({ phone_number: '04 222' }),
      choose({ phone_number: 'mine' }),
      sentProvider({ phone_number: '04 222' }),
      sentProvider({ phone_number: '04 444' }),
    ],
    serve(homeProvidersApi.list, () => [now]),
    serve(homeProvidersApi.update, jest.fn(update).mockImplementationOnce(failing(refusal(500)) as never)),
  );

  expect(asked).toHaveLength(1);
  expect(now.phone_number).toBe('04 444');
});

it('names in both languages are merged word by word', async () => {
  const { translate, body } = await saved(
    { description: 'Nurses and doctors' },
    { name: 'Jumeirah Home Care', translations: [{ locale: 'en', name: 'Jumeirah Home Care', description: 'Nurses' }] },
  );

  expect(body).toMatchObject({ name: 'Jumeirah Home Care', description: 'Nurses and doctors' });
  expect(translate.mock.calls).toEqual([
    [7, 'en', { name: 'Jumeirah Home Care', description: 'Nurses and doctors' }],
    [7, 'ar', expect.anything()],
  ]);
});

it.each<[string, string, 'mine' | 'theirs' | null, boolean]>([
  ['its address alone was signed anew', 'https://media.example/logo.png?signed=2', null, true],
  ['another one is there and mine is wanted', 'https://media.example/new.png', 'mine', true],
  ['another one is there and theirs is wanted', 'https://media.example/new.png', 'theirs', false],
])('a new picture where %s', async (_, there, side, isSent) => {
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  const answers = side ? [choose({ logo: side })] : [];
  const { asked, images } = await saved({}, { logo: there }, answers, { logo: file });

  expect(asked).toHaveLength(side ? 1 : 0);
  expect(images).toEqual({ logo: isSent ? file : undefined });
});

it.each([
  ['goes back to the form', collisionsDeclined(save), mergeMessages.notSent],
  ['leaves the page', formLeft(save), mergeMessages.notSent],
])('nothing is sent when the person %s instead of choosing', async (_, event, text) => {
  const { update, state } = await saved({ phone_number: '04 222' }, { phone_number: '04 333' }, [event]);

  expect(update).not.toHaveBeenCalled();
  expect(selectRequest(state, save)?.failure?.text).toEqual(text);
  expect(selectCollisions(state, save)).toEqual([]);
});

it.each([
  ['is in no list any more', () => [], () => ({ id: 7 })],
  ['is refused as unknown', () => [opened], failing(refusal(404))],
])('a provider that %s is said to be gone', async (_, list, update) => {
  const { state } = await play(
    [sentProvider({ city: 'Ajman' })],
    serve(homeProvidersApi.list, list),
    serve(homeProvidersApi.update, update),
  );

  expect(selectRequest(state, save)?.failure?.text).toEqual(mergeMessages.gone);
});

it('a form is saved as it is where the list cannot be read', async () => {
  const update = jest.fn((..._: unknown[]) => ({ id: 7 }));
  await play(
    [sentProvider({ city: 'Ajman' })],
    serve(homeProvidersApi.list, failing(refusal(500))),
    serve(homeProvidersApi.update, update),
  );

  expect(update.mock.calls[0]?.[1]).toEqual({ ...BODY, city: 'Ajman' });
});

it('languages are read as objects and sent as ids, and the fee as it was written', async () => {
  const doctor: HomeDoctor = {
    id: 4,
    provider: 3,
    first_name: 'Huda',
    last_name: 'Rashid',
    specialization: 2,
    consultation_fee: '250.00',
    years_of_experience: '6',
    bio: null,
    languages: [{ id: 1, name: 'Arabic' }],
  };
  const typed = {
    ...doctor,
    consultation_fee: '250.00',
    bio: 'New',
    languages: [1],
    services_offered: '',
    is_active: true,
    years_of_experience: 6,
  };
  const body = without(typed, 'id') as unknown as HomeDoctorDraft;
  const update = jest.fn((...__: unknown[]) => ({ id: 4 }));
  const now = { ...doctor, languages: [...doctor.languages!, { id: 5, name: 'Urdu' }], consultation_fee: '300.00' };
  const { asked } = await play(
    [homeDoctorKind.events.updateSubmitted({ id: 4, draft: { body }, filter, typed, opened: doctor })],
    serve(homeDoctorsApi.list, () => [now]),
    serve(homeDoctorsApi.update, update),
  );

  expect(asked).toEqual([]);
  expect(update.mock.calls).toEqual([[4, { ...body, languages: [1, 5], consultation_fee: '300.00' }, undefined]]);
});

describe('a lab service', () => {
  const service: LabService = {
    id: 9,
    subcategory: 3,
    code: 'TSH',
    description: 'Thyroid',
    requires_fasting: false,
    sample_type: 'Blood',
    duration_minutes: 15,
    translations: [{ locale: 'en', name: 'Thyroid', description: 'Thyroid' }],
  };
  const body = { subcategory: 3, code: 'TSH', requires_fasting: false, sample_type: 'Blood', duration_minutes: 15 };
  const words = { enName: 'Thyroid', enDescription: 'Thyroid', arName: '', arDescription: '' };
  const sent = (changes: Partial<typeof body>, texts = {}, typedWords: Partial<typeof words> = {}) => {
    const typed = { ...body, ...changes, ...words, ...typedWords };
    const draft = { body: { ...body, ...changes, description: typed.enDescription }, images: {}, texts };
    return labServiceKind.events.updateSubmitted({ id: 9, draft, filter, typed, opened: service });
  };

  it('that somebody has moved to another subcategory is found there, and stays there', async () => {
    const update = jest.fn((..._: unknown[]) => ({ id: 9 }));
    const list = jest.fn(({ subcategory }: { subcategory?: unknown }) =>
      subcategory === undefined ? [{ ...service, subcategory: 5 }] : [],
    );
    await play([sent({ code: 'TSH-2' })], serve(labServicesApi.list, list), serve(labServicesApi.update, update));

    expect(update.mock.calls[0]?.[1]).toMatchObject({ code: 'TSH-2', subcategory: 5 });
  });

  it.each([
    [confirmed(), true],
    [declined(), false],
  ])('with Arabic words and no Arabic name is asked about before anything is sent: %j', async (answer, isSent) => {
    const update = jest.fn((..._: unknown[]) => ({ id: 9 }));
    const list = jest.fn(() => [service]);
    const ar = { name: '', description: 'الغدة' };
    const { state } = await play(
      [sent({}, { ar }, { arDescription: ar.description }), answer],
      serve(labServicesApi.list, list),
      serve(labServicesApi.update, update),
      serve(labServicesApi.translate, () => null),
    );

    expect(update).toHaveBeenCalledTimes(isSent ? 1 : 0);
    expect(list).toHaveBeenCalledTimes(isSent ? list.mock.calls.length : 0);
    expect(selectConfirmation(state)).toBeNull();
    const text = selectRequest(state, labServiceKind.keys.save)?.failure?.text;
    expect(text).toEqual(isSent ? undefined : homeMessages.arNameWanted);
    expect(selectNotices(state)).toHaveLength(isSent ? 1 : 0);
  });
});
