import { Undecided } from '#client/lib/errors';
import { selectRequest } from '#client/state/requests/requests';
import { findEarlier, findQuietly, sendOrFind } from '#client/state/sagas/sendOrFind';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

function* send(_id: number): Generator<never, string> {
  yield* [];
  return 'sent';
}

function* find(_id: number): Generator<never, string | null> {
  yield* [];
  return null;
}

const write = { send, find };

describe('a call that writes', () => {
  const steps = testSaga(sendOrFind<[number], string>, write, 7)
    .next()
    .call(send, 7)
    .save('it is sent');

  it('resolves with what it was answered', () => {
    steps.restore('it is sent').next('sent').returns('sent');
  });

  it('fails as it was refused, and nobody looks', () => {
    const refused = refusal();

    expect(() => steps.restore('it is sent').throw(refused)).toThrow(refused);
  });

  const lost = connectionLost();

  it('resolves with what the service has when its answer was lost', () => {
    steps
      .restore('it is sent')
      .throw(lost)
      .call(findQuietly<[number], string>, write, 7)
      .next('found')
      .returns('found');
  });

  it('fails with the loss when the service has nothing of it', () => {
    const looked = steps
      .restore('it is sent')
      .throw(lost)
      .call(findQuietly<[number], string>, write, 7);

    expect(() => looked.next(null)).toThrow(lost);
  });

  it('fails undecided when the service cannot be asked', () => {
    const looked = steps
      .restore('it is sent')
      .throw(lost)
      .call(findQuietly<[number], string>, write, 7);

    expect(() => looked.next(undefined)).toThrow(new Undecided(lost));
  });
});

describe('a look for an earlier try', () => {
  const steps = testSaga(findEarlier<[number], string>, 'a request', write, 7)
    .next()
    .select(selectRequest, 'a request')
    .save('it is asked how that ended');

  it.each([undefined, { status: 'failed' }, { status: 'pending' }])(
    'is not made where that is known: %p',
    (request) => {
      steps.restore('it is asked how that ended').next(request).returns(null);
    },
  );

  const undecided = { status: 'pending', isUndecided: true };

  it.each(['found', null])('finds %p where nobody could tell', (found) => {
    steps.restore('it is asked how that ended').next(undecided).call(find, 7).next(found).returns(found);
  });

  it('that fails leaves it undecided', () => {
    steps.restore('it is asked how that ended').next(undecided).call(find, 7);

    expect(() => steps.throw(connectionLost())).toThrow(Undecided);
  });
});

it('a look that fails knows nothing, and is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  testSaga(findQuietly<[number], string>, write, 7)
    .next()
    .call(find, 7)
    .throw(connectionLost())
    .returns(undefined);

  expect(warn).toHaveBeenCalledWith('find failed', expect.any(String));
});
