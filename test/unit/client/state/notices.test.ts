import { placeRevisited } from '#client/state/address';
import { ledgerClosed, planResumed } from '#client/state/fanOut/ledgers';
import { formDiscarded, formLeft } from '#client/state/formEvents';
import { formSent, formSettled } from '#client/state/forms/forms';
import { noticesReducer, noticeShown, offerToGoOn, selectNotices } from '#client/state/notices';

const [key, place] = ['test/save', { section: '', params: {} }];
const notices = [
  noticeShown({ kind: 'error', text: 'Saving a doctor', ...offerToGoOn(key, place) }),
  noticeShown({ kind: 'error', text: 'Saving a provider', ...offerToGoOn('test/other', place) }),
].reduce(noticesReducer, undefined);

const left = (event: Parameters<typeof noticesReducer>[1]) =>
  selectNotices({ notices: noticesReducer(notices, event) }).map(({ text }) => text);

it.each([
  ['the form is sent once more', formSent({ key, form: { title: '', place, values: {} } })],
  ['its save has come to an end', formSettled(key)],
  ['what was typed is given up', formDiscarded(key)],
  ['the rest of a plan is sent', planResumed({ key, place, outcome: 'unsent' })],
  ['the ledger of a plan is closed', ledgerClosed(key)],
  ['another way leads there', placeRevisited({ key, place })],
])('a notice that leads back to something goes when %s', (_, event) => {
  expect(left(event)).toEqual(['Saving a provider']);
});

it('a notice that leads back to a form stays while that is only looked at', () => {
  expect(left(formLeft(key))).toEqual(['Saving a doctor', 'Saving a provider']);
});
