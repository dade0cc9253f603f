import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { labServicesApi } from '#client/api/homeServices/catalogue';
import type { BaseState } from '#client/app/store';
import { entitiesMerged } from '#client/entities/entityStore';
import { sessionEnded, signedIn, signOutChosen } from '#client/features/session';
import { homeServicesSection } from '#client/sections/home-services';
import { labServiceKind, labServiceTexts } from '#client/sections/home-services/kinds/labService';
import { addressRead } from '#client/state/address';
import { selectInterrupted } from '#client/state/forms/forms';
import { selectSteps } from '#client/state/forms/steps';
import { selectRequest } from '#client/state/requests/requests';
import { atRest } from '#test/support/sagas/flow';
import { stateAfter } from '#test/support/sagas/stateWith';

const { events, keys } = labServiceKind;
const place = { section: 'home-services', params: { tab: 'labServices' } };
const typed = { code: 'FSH', enName: 'Follicle' };
const draft = {
  body: {
    subcategory: 3,
    code: 'FSH',
    description: '',
    requires_fasting: false,
    sample_type: '',
    duration_minutes: 15,
  },
  images: {},
  texts: { en: { name: 'Follicle', description: '' } },
};
const submitted = events.createSubmitted({ draft, filter: {}, typed });
const never = () => new Promise<never>(() => undefined);

const { reducer, state: start } = stateAfter(homeServicesSection.reducers, [addressRead(place)]);
const signedInAs = (user: string) => signedIn('token', user);
const cameBack = [sessionEnded(), signedInAs('layla@mawid.example')];

interface Service {
  create?: () => unknown;
  translate?: () => unknown;
  list?: () => unknown;
}

/** Plays an event against a service; what has no answer by the end is cut off, as the end of the session would. */
function play(state: BaseState, event: UnknownAction, { create = never, translate = never, list = () => [] }: Service) {
  const plan = expectSaga(homeServicesSection.watchers.homeServices)
    .withReducer(reducer as Reducer, state)
    .provide([
      [matchers.call.fn(labServicesApi.create), dynamic(create)],
      [matchers.call.fn(labServicesApi.update), { id: 9 }],
      [matchers.call.fn(labServicesApi.translate), dynamic(translate)],
      [matchers.call.fn(labServicesApi.list), dynamic(list)],
    ])
    .dispatch(event);
  return atRest<BaseState>(plan);
}

const after = (state: BaseState, happened: readonly UnknownAction[]) => happened.reduce(reducer, state);
const begun = reducer(start, signedInAs('layla@mawid.example'));

describe('a form that the end of the session cut off', () => {
  it('is kept as it was typed, with its place, for the same person', async () => {
    const state = after(await play(begun, submitted, {}), cameBack);

    expect(selectInterrupted(state, keys.save)).toMatchObject({ typed, filter: {} });
    expect(state.forms.sent[keys.save]).toMatchObject({ place, title: labServiceTexts.saving });
  });

  it('goes on at the step where it was cut off, and creates nothing twice', async () => {
    const create = jest.fn(() => ({ id: 9 }));
    const translate = jest.fn(() => undefined);
    const cutOff = after(await play(begun, submitted, { create }), cameBack);
    const done = await play(cutOff, submitted, { create, translate });

    expect(create).toHaveBeenCalledTimes(1);
    expect(translate).toHaveBeenCalledTimes(1);
    expect(selectRequest(done, keys.save)?.status).toBe('succeeded');
    expect(selectInterrupted(done, keys.save)).toBeUndefined();
  });

  it('looks for the item whose creation was cut off, and takes none that was there before for it', async () => {
    const create = jest.fn(never);
    const cutOff = after(await play(begun, submitted, { create }), [
      ...cameBack,
      // The list that is read on return knows the new item already.
      entitiesMerged({ labServices: { 9: { id: 9, code: 'FSH' } } }),
    ]);
    expect(selectSteps(cutOff, keys.save).steps[0]).toMatchObject({ id: 'item', status: 'unknown' });
    const done = await play(cutOff, submitted, {
      create,
      translate: () => undefined,
      list: () => [{ id: 9, code: 'FSH', subcategory: 3 }],
    });

    expect(create).toHaveBeenCalledTimes(1);
    expect(selectRequest(done, keys.save)?.status).toBe('succeeded');
  });

  it('comes back with all its fields editable when nothing of it was sent yet', async () => {
    const create = jest.fn(never);
    const state = after(await play(begun, submitted, { create, list: never }), cameBack);

    expect(create).not.toHaveBeenCalled();
    expect(selectInterrupted(state, keys.save)).toMatchObject({ typed });
    expect(selectSteps(state, keys.save).steps.map(({ isLocked }) => isLocked)).toEqual([false, false]);
  });

  it.each([
    ['another person signs in', [sessionEnded(), signedInAs('omar@mawid.example')]],
    ['the person chose to sign out', [signOutChosen(), sessionEnded(), signedInAs('layla@mawid.example')]],
  ])('is gone when %s', async (_, happened) => {
    const state = after(await play(begun, submitted, { create: () => ({ id: 9 }) }), happened);

    expect(selectInterrupted(state, keys.save)).toBeUndefined();
    expect(selectSteps(state, keys.save).steps).toEqual([]);
  });

  it('is not offered when it came to an end of its own', async () => {
    const state = after(
      await play(begun, submitted, { create: () => ({ id: 9 }), translate: () => undefined }),
      cameBack,
    );

    expect(selectInterrupted(state, keys.save)).toBeUndefined();
  });
});
