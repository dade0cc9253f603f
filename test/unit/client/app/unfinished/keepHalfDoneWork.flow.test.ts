import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';

import type { BaseState } from '#client/app/store';
import { endsElsewhere, keepHalfDoneWork } from '#client/app/unfinished/keepHalfDoneWork';
import { formSent, type SentForm } from '#client/state/formEvents';
import {
  halfDoneBegun,
  halfDoneEnded,
  selectHalfDone,
  type HalfDoneRoot,
  type HalfDoneWork,
} from '#client/state/halfDone/halfDone';
import { dropHalfDone, keepHalfDone, recallHalfDone } from '#client/state/halfDone/halfDoneStorage';
import { noticeShown, selectNotices } from '#client/state/notices';
import { requestStarted } from '#client/state/requests/requests';
import { atRest } from '#test/support/sagas/flow';
import { stateAfter } from '#test/support/sagas/stateWith';

const key = 'test/move/7';
const place = { section: 'appointments', params: {} };
const move: HalfDoneWork = {
  title: 'Moving Layla',
  place,
  label: 'Check again',
  event: 'test/finish',
  data: { id: 7 },
};

interface Life {
  kept?: HalfDoneRoot['halfDone'];
  given?: readonly UnknownAction[];
  /** The keys that another tab drops. */
  endedElsewhere?: readonly string[];
}

/** The life of what is kept, from the start of the page. */
function life({ kept = {}, given = [], endedElsewhere = [] }: Life = {}) {
  const { reducer, state } = stateAfter({}, given);
  const channel = eventChannel<string>((emit) => {
    setImmediate(() => endedElsewhere.forEach(emit));
    return () => undefined;
  });
  return expectSaga(keepHalfDoneWork)
    .withReducer(reducer as Reducer, state)
    .provide([
      [matchers.call.fn(recallHalfDone), kept],
      [matchers.call.fn(keepHalfDone), undefined],
      [matchers.call.fn(dropHalfDone), undefined],
      [matchers.call.fn(endsElsewhere), channel],
    ]);
}

const stateOf = (flow: ReturnType<typeof life>) => atRest<BaseState>(flow);
const offered = noticeShown({ kind: 'error', text: 'Moving Layla', topic: key });

it('recalls what an earlier visit left half done', async () => {
  expect(selectHalfDone(await stateOf(life({ kept: { [key]: move } })))).toEqual({ [key]: move });
});

it('keeps it as soon as it begins, and until it ends; a form is not kept', async () => {
  const form: SentForm = { title: 'Saving a doctor', place, values: {} };
  await atRest(
    life()
      .call(keepHalfDone, key, move)
      .not.call.like({ fn: keepHalfDone, args: ['test/form'] })
      .call(dropHalfDone, key)
      .dispatch(formSent({ key: 'test/form', form }))
      .dispatch(halfDoneBegun({ key, work: move }))
      .dispatch(halfDoneEnded(key)),
  );
});

it('keeps what names nobody in place of work that does', async () => {
  const atRestWork = { ...move, title: 'Moving a patient', namelessOf: 7 };
  await atRest(
    life()
      .call(keepHalfDone, key, atRestWork)
      .not.call(keepHalfDone, key, move)
      .dispatch(halfDoneBegun({ key, work: move, atRest: atRestWork })),
  );
});

it('offers no longer what another tab has brought to an end', async () => {
  const state = await stateOf(life({ kept: { [key]: move }, given: [offered], endedElsewhere: [key] }));

  expect(selectHalfDone(state)).toEqual({});
  expect(selectNotices(state)).toEqual([]);
});

it('leaves alone what is under way here, whatever another tab says', async () => {
  const state = await stateOf(
    life({ given: [halfDoneBegun({ key, work: move }), requestStarted(key)], endedElsewhere: [key] }),
  );

  expect(Object.keys(selectHalfDone(state))).toEqual([key]);
});
