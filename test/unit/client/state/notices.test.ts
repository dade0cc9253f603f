import { placeRevisited } from '#client/state/address';
import { ledgerClosed, planResumed } from '#client/state/fanOutEvents';
import { formSent, formSettled, formDiscarded, formLeft } from '#client/state/formEvents';
import {
  noticeClosed,
  noticesReducer,
  noticeShown,
  offerToGoBack,
  offerToGoOn,
  selectNotices,
  topicClosed,
} from '#client/state/notices';

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
  ['the rest of a plan is sent', planResumed({ key, place, outcome: 'unsent', looksFirst: false })],
  ['the ledger of a plan is closed', ledgerClosed(key)],
  ['another way leads there', placeRevisited({ key, place })],
])('a notice that leads back to something goes when %s', (_, event) =>
  expect(left(event)).toEqual(['Saving a provider']),
);

it('a notice that leads back to a form stays while that is only looked at', () =>
  expect(left(formLeft(key))).toEqual(['Saving a doctor', 'Saving a provider']));

describe('a notice', () => {
  const about = (text: string, topic?: string) => noticeShown({ kind: 'success', text, ...(topic && { topic }) });
  const shown = [about('Of the line', 'line'), about('Of nothing'), about('Of a list', 'list')];
  const texts = (...events: Parameters<typeof noticesReducer>[1][]) =>
    [...shown, ...events].reduce(noticesReducer, []).map(({ text }) => text);

  it('takes the place of the one before it on its topic, and of no other', () => {
    expect(texts()).toEqual(['Of the line', 'Of nothing', 'Of a list']);
    expect(texts(about('Of the line again', 'line'))).toEqual(['Of nothing', 'Of a list', 'Of the line again']);
    expect(texts(about('Of nothing again'))).toEqual([...texts(), 'Of nothing again']);
  });

  it('takes the place of one that says and offers the same, and of none that offers something else', () => {
    const retry = (id: number) =>
      noticeShown({ kind: 'error', text: 'Not saved', offer: { event: { type: `${id}` } } });
    expect(texts(about('Of nothing'))).toEqual(['Of the line', 'Of a list', 'Of nothing']);
    expect(texts(retry(1), retry(2), retry(1))).toEqual([...texts(), 'Not saved', 'Not saved']);
  });

  it('goes when it is closed, or its topic is', () => {
    expect(texts(noticeClosed(shown[1]?.payload.id ?? ''))).toEqual(['Of the line', 'Of a list']);
    expect(texts(noticeClosed('unknown'))).toEqual(texts());
    expect(texts(topicClosed('list'))).toEqual(['Of the line', 'Of nothing']);
  });

  it('that leads back asks first where something typed would be left', () =>
    expect(offerToGoBack(key, place)).toMatchObject({ offer: { leavesView: true }, stays: true }));
});
