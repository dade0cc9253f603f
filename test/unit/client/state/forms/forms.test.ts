import { placeRevisited } from '#client/state/address';
import { formLeft, formSent, formSettled } from '#client/state/formEvents';
import { formsReducer, selectInterrupted, selectLeftPlace } from '#client/state/forms/forms';
import { requestsReducer, requestStarted, requestSucceeded } from '#client/state/requests/requests';

type FormEvent = Parameters<typeof formsReducer>[1];

const key = 'test/save';
const place = { section: 'manage-providers', params: { doctor: '21' } };
const sent = formSent({ key, form: { title: 'Saving a doctor', place, values: { name: 'Omar' } } });
const after = (...events: readonly FormEvent[]) => ({
  forms: [sent, ...events].reduce(formsReducer, undefined) ?? { sent: {}, drafts: {} },
  requests: [sent, ...events].reduce(requestsReducer, undefined) ?? {},
});

it('what an interrupted form sent opens it again', () => {
  expect(selectInterrupted(after(), key)).toEqual({ name: 'Omar' });
  expect(selectInterrupted(after(requestStarted(key)), key)).toEqual({ name: 'Omar' });
  expect(selectInterrupted(after(), 'unknown')).toBeUndefined();
});

it.each([
  ['while it is left', [requestStarted(key), formLeft(key)]],
  ['once it is saved', [requestStarted(key), requestSucceeded(key)]],
  ['once its save has come to an end', [requestStarted(key), formSettled(key)]],
])('what a form sent does not open it again %s', (_, events) =>
  expect(selectInterrupted(after(...events), key)).toBeUndefined(),
);

it('the place of a form is known while it is left and being saved', () => {
  const left = [requestStarted(key), formLeft(key)];

  expect(selectLeftPlace(after(...left), key)).toEqual(place);
  expect(selectLeftPlace(after(...left, placeRevisited({ key, place })), key)).toBeNull();
  expect(selectLeftPlace(after(requestStarted(key)), key)).toBeNull();
  expect(selectLeftPlace(after(), 'unknown')).toBeNull();
  expect(selectLeftPlace(after(requestStarted('another'), formLeft('another')), 'another')).toBeNull();
});
