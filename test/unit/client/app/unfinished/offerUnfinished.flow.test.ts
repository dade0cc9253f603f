import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';

import * as appointmentsApi from '#client/api/appointments';
import { appMessages } from '#client/app/messages';
import { sectionKey } from '#client/app/sections';
import type { BaseState } from '#client/app/store';
import { offerUnfinished } from '#client/app/unfinished/offerUnfinished';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { sessionEnded, signedIn, signOutChosen } from '#client/features/session';
import { addressRead, placeRevisited } from '#client/state/address';
import { formSent, type SentForm } from '#client/state/formEvents';
import {
  halfDoneBegun,
  halfDoneEnded,
  halfDoneRecalled,
  selectHalfDone,
  type HalfDoneWork,
} from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { makeAppointment } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { atRest } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { stateAfter } from '#test/support/sagas/stateWith';

const key = 'test/move/7';
const place = { section: 'appointments', params: { q: 'layla' } };
const move: HalfDoneWork = {
  title: 'Moving Layla',
  place,
  label: 'Check again',
  event: 'test/finish',
  data: { id: 7 },
};
const form: SentForm = { title: 'Saving a doctor', place, values: { name: 'Omar' } };
const finish = { type: 'test/finish', payload: { id: 7 } };
const isThere = [requestStarted(sectionKey('appointments')), requestSucceeded(sectionKey('appointments'))];
const signIn = signedIn('token', 'layla@mawid.example');

/** The life of the offers of somebody who has just signed in, after these events. */
function offers(...given: readonly UnknownAction[]) {
  const { reducer, state } = stateAfter({}, [...given, signIn]);
  return expectSaga(offerUnfinished).withReducer(reducer as Reducer, state);
}

async function offered(...given: readonly UnknownAction[]) {
  return selectNotices(await atRest<BaseState>(offers(...given)));
}

const recalled = halfDoneRecalled({ [key]: move });

async function resumeEvent(): Promise<UnknownAction> {
  const [notice] = await offered(recalled);
  return notice?.offer?.event ?? { type: 'nothing is offered' };
}

const offer = {
  kind: 'error',
  text: 'Moving Layla',
  detail: appMessages.halfDone,
  offer: { label: 'Check again' },
  topic: key,
};

it.each([
  ['after a reload, or on the next visit', [recalled]],
  ['after the session ended', [signIn, halfDoneBegun({ key, work: move }), sessionEnded()]],
  ['after Sign Out', [signIn, halfDoneBegun({ key, work: move }), signOutChosen(), sessionEnded()]],
  ['to somebody else', [signedIn('other', 'omar@mawid.example'), halfDoneBegun({ key, work: move }), sessionEnded()]],
])('what must not stay half done is offered %s', async (_, given) => {
  expect(await offered(...given)).toMatchObject([offer]);
});

it('a form is offered to the same person only', async () => {
  const began = formSent({ key: 'test/form', form });

  expect(await offered(signIn, began, sessionEnded())).toMatchObject([
    {
      text: 'Saving a doctor',
      detail: appMessages.interrupted,
      offer: { event: placeRevisited({ key: 'test/form', place }) },
    },
  ]);
  expect(await offered(signedIn('other', 'omar@mawid.example'), began, sessionEnded())).toEqual([]);
});

it('is brought to an end where it was being done', async () => {
  await atRest(
    offers(recalled, ...isThere)
      .put(placeRevisited({ key, place }))
      .put(finish)
      .dispatch(await resumeEvent()),
  );
});

it('waits for the section that has to do it', async () => {
  const resume = await resumeEvent();

  await atRest(offers(recalled).put(placeRevisited({ key, place })).not.put(finish).dispatch(resume));
  await atRest(isThere.reduce((flow, event) => flow.dispatch(event), offers(recalled).put(finish).dispatch(resume)));
});

it('is offered no longer when it has come to an end meanwhile', async () => {
  const state = await atRest<BaseState>(
    offers(recalled)
      .dispatch(halfDoneEnded(key))
      .dispatch(await resumeEvent()),
  );

  expect(selectNotices(state)).toEqual([]);
});

describe('work that the device has kept without names', () => {
  const nameless: HalfDoneWork = {
    ...move,
    title: { id: 'test.moving', defaultMessage: 'Moving {patient}', values: { patient: 'a patient' } },
    data: { id: 7, patient: 'a patient' },
    namelessOf: 7,
  };
  const recalledNameless = halfDoneRecalled({ [key]: nameless });
  const theirs = makeAppointment({ id: 7 });
  const listed = serve(appointmentsApi.listAppointments, () => [makeAppointment({ id: 8 }), theirs]);
  const textsOf = (state: BaseState) => selectNotices(state).map(({ text }) => inEnglish(text));

  it('names its patient once the list of the section has come, and asks for nothing itself', async () => {
    const flow = offers(recalledNameless, addressRead({ section: 'appointments', params: {} }));
    const state = await atRest<BaseState>(
      flow
        .provide([serve(appointmentsApi.listAppointments, failing(refusal(500)))])
        .not.call.fn(appointmentsApi.listAppointments)
        .dispatch(entitiesMerged(appointments.normalize([theirs]).entities)),
    );

    expect(textsOf(state)).toEqual(['Moving Layla Haddad']);
    expect(selectHalfDone(state)[key]).toEqual({
      ...move,
      title: { id: 'test.moving', defaultMessage: 'Moving {patient}', values: { patient: 'Layla Haddad' } },
      data: { id: 7, patient: 'Layla Haddad' },
    });
  });

  it('has its patient read again in another section', async () => {
    const flow = offers(recalledNameless, addressRead({ section: 'manage-providers', params: {} }));

    expect(textsOf(await atRest<BaseState>(flow.provide([listed])))).toEqual(['Moving Layla Haddad']);
  });

  it('stays without a name where that cannot be read', async () => {
    const flow = offers(recalledNameless, addressRead({ section: 'manage-providers', params: {} }));
    const broken = serve(appointmentsApi.listAppointments, failing(refusal(500)));

    expect(textsOf(await atRest<BaseState>(flow.provide([broken])))).toEqual(['Moving a patient']);
    expect(console.warn).toHaveBeenCalledWith('app/unfinished failed', expect.anything());
    jest.mocked(console.warn).mockClear();
  });
});
