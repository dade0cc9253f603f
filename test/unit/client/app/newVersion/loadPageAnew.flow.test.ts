import { eventChannel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { pageLoadChosen } from '#client/app/newVersion/events';
import { reload } from '#client/app/newVersion/loadPageAnew';
import { missingCode } from '#client/app/newVersion/watchVersion';
import { safetyNet } from '#client/app/safetyNet';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { formLeft, formSent } from '#client/state/formEvents';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { fetchQuestion } from '#client/ui/feedback/confirmDialogCode';
import { closeWithoutAsking, wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

type Events = Parameters<typeof afterFlow>[0]['events'];

/** What the page does when it is to be loaded anew, and what it asks. */
async function afterChoosing(given: Events, answers: Events = [], isDirty = false) {
  const done: string[] = [];
  const state = await afterFlow<ConfirmationsRoot>({
    watcher: safetyNet,
    given,
    provide: [
      [matchers.call.fn(missingCode), eventChannel(() => () => undefined)],
      [matchers.call.fn(fetchQuestion), undefined],
      serve(untilSeen, () => new Promise(() => undefined)),
      serve(wouldLoseSomething, () => isDirty),
      serve(closeWithoutAsking, () => done.push('silenced')),
      serve(reload, () => done.push('loaded')),
    ],
    events: [pageLoadChosen(), ...answers],
  });
  return { done, question: selectConfirmation(state) };
}

const form = { title: 'Saving', place: { section: 'appointments', params: {} }, values: {} };

it('the page is loaded at once where nothing would be lost', async () => {
  expect(await afterChoosing([])).toEqual({ done: ['silenced', 'loaded'], question: null });
});

it.each<[string, Events, boolean]>([
  ['something is typed into a dialog', [], true],
  ['something was typed and left', [formLeft('test/form', { name: 'Mariam' })], false],
  ['something is being saved', [formSent({ key: 'test/form', form })], false],
])('it asks first where %s', async (_, given, isDirty) => {
  const { done, question } = await afterChoosing(given, [], isDirty);

  expect(done).toEqual([]);
  expect(question).toMatchObject({ confirmLabel: { defaultMessage: 'Yes, load' } });
  expect((await afterChoosing(given, [confirmed()], isDirty)).done).toEqual(['silenced', 'loaded']);
  expect((await afterChoosing(given, [declined()], isDirty)).done).toEqual([]);
});
