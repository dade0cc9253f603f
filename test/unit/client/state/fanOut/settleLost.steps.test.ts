import { itemMoved, itemSentAgain, selectRowsThatAre } from '#client/state/fanOut/ledgers';
import { sendAgain, sendItem, settleLost } from '#client/state/fanOut/runFanOut';
import { untilOnline } from '#client/state/fanOut/untilOnline';
import { findQuietly } from '#client/state/sagas/sendOrFind';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { setOnline } from '#test/support/line';
import { testSaga } from '#test/support/sagas/testSaga';
import { key, kind, queue } from './plan';

describe('answers that were lost', () => {
  const findLost = jest.fn();
  const looking = { ...kind, findLost };
  const lost = queue.map((row) => ({ ...row, outcome: 'lost' as const, reason: 'no answer' }));
  const steps = testSaga(settleLost<string>, looking, key)
    .next()
    .select(selectRowsThatAre<string>, key, 'lost')
    .save('it is known which')
    .next(lost)
    .call(untilOnline, key)
    .next(true)
    .call(findQuietly, { find: findLost }, lost)
    .save('the service is asked once');

  it('are told by what the service has, and have failed where it knows nothing', () => {
    steps
      .restore('the service is asked once')
      .next(new Map([['0', { outcome: 'added', reason: 'found' }]]))
      .put(itemMoved({ key, id: '0', outcome: 'added', reason: 'found' }))
      .next()
      .put(itemMoved({ key, id: '1', outcome: 'failed', reason: 'no answer' }))
      .next()
      .isDone();
  });

  it('have failed where the service cannot be asked', () => {
    steps
      .restore('the service is asked once')
      .next(null)
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'no answer' }));
  });

  it('have failed unknown, where nothing comes before a round that would look again', () => {
    const { before: none, ...unprepared } = looking;
    expect(none).toBeDefined();
    testSaga(settleLost<string>, unprepared, key)
      .next()
      .next(lost)
      .next(true)
      .next(null)
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'no answer', isUnknown: true }));
  });

  it('have failed, and are not unknown, where they were refused and nobody can say how they stand', () => {
    const unprepared = { ...looking };
    delete unprepared.before;
    testSaga(settleLost<string>, unprepared, key)
      .next()
      .next([{ ...lost[0]!, isRefused: true }])
      .next(true)
      .next(null)
      .put(itemMoved({ key, id: '0', outcome: 'failed', reason: 'no answer' }));
  });

  it('are not looked for where there are none', () => {
    steps.restore('it is known which').next([]).isDone();
  });

  it('are sent once more where the page went offline and they are not there, and not a third time', () => {
    const [first, second] = [
      { ...lost[0]!, isCutOff: true },
      { ...lost[1]!, isCutOff: true, isSentAgain: true },
    ];
    testSaga(settleLost<string>, looking, key)
      .next()
      .next([first, second])
      .next(true)
      .call(findQuietly, { find: findLost }, [first, second])
      .next(new Map())
      .put(itemMoved({ key, id: '1', outcome: 'failed', reason: 'no answer' }))
      .next()
      .call(sendAgain, looking, key, [first])
      .next()
      .isDone();
  });

  it('are looked for again once they have been sent again', () => {
    testSaga(sendAgain<string>, looking, key, [lost[0]!])
      .next()
      .put(itemSentAgain({ key, id: '0' }))
      .next()
      .call(sideBySide, [lost[0]!], sendItem, looking, key)
      .next()
      .call(settleLost, looking, key)
      .next()
      .isDone();
  });

  it('are looked for again when the page goes offline over it', () => {
    steps.restore('the service is asked once');
    setOnline(false);
    steps.next(null).call(settleLost, looking, key).next().isDone();
  });

  it('are told by what the service has also where the page goes offline after that', () => {
    steps.restore('the service is asked once');
    setOnline(false);
    steps.next(new Map([['0', { outcome: 'added' }]])).put(itemMoved({ key, id: '0', outcome: 'added' }));
  });
});
