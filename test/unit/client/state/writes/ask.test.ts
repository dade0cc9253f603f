import { expectSaga } from 'redux-saga-test-plan';

import { UnreadableAnswer, Unsent } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { ask, refusedBy, valueOf, type Answer } from '#client/state/writes/ask';
import { connectionLost, refusal } from '#test/support/builders/faults';

const rename = (_id: number, name: string) => Promise.resolve(`renamed ${name}`);

async function answerTo(send: typeof rename): Promise<Answer<string>> {
  const result = await expectSaga(ask<[number, string], string>, send, 7, 'Omar').run();
  return result.returnValue as Answer<string>;
}

const rejecting = (error: Error) => () => Promise.reject(error);

describe('a call that is asked', () => {
  it('is accepted with what it resolves with', async () => {
    expect(await answerTo(rename)).toEqual({ is: 'accepted', value: 'renamed Omar' });
  });

  const certain = { isUnsent: false, isGone: false, isFinal: true };

  it.each([
    ['refused by the service', refusal(400, { detail: 'Too long.' }), { ...certain, reason: 'Too long.' }],
    ['refused by its fields', refusal(400, { name: ['Too long.'] }), { ...certain, reason: 'Name: Too long.' }],
    ['refused in silence', refusal(403), { ...certain, reason: null }],
    ['about what is gone', refusal(404), { ...certain, isGone: true, reason: null }],
    ['refused with its token', refusal(401), { ...certain, isFinal: false, reason: null }],
    [
      'one too many',
      refusal(429, { detail: 'Slow down.' }, { 'retry-after': '9' }),
      { ...certain, isFinal: false, reason: { id: 'errors.tooManyAttempts', values: { seconds: 9 } } },
    ],
    ['unsent', new Unsent(true), { isUnsent: true, isGone: false, isFinal: false, reason: { id: 'errors.unsent' } }],
  ])('is refused when it is %s', async (_, error, answer) => {
    expect(await answerTo(rejecting(error))).toMatchObject({ is: 'refused', error, ...answer });
  });

  it.each([
    ['fails', refusal(500), null],
    ['fails and says why', refusal(500, { detail: 'Out of memory.' }), 'Out of memory.'],
    ['fails and names a field', refusal(500, { trace: 'x' }), null],
    ['does not answer', connectionLost(), { id: 'errors.connectionLost' }],
    ['is spoken for by a proxy', new UnreadableAnswer('foreign', 'A page'), { id: 'errors.foreign' }],
    ['answers without an id', new UnreadableAnswer('broken', 'No id'), { id: 'errors.broken' }],
  ])('is lost when the service %s', async (_, error, reason) => {
    const answer = await answerTo(rejecting(error));

    expect(answer).toMatchObject({ is: 'lost', error });
    expect(answer).toHaveProperty(
      'reason',
      reason && (typeof reason === 'string' ? reason : expect.objectContaining(reason)),
    );
  });

  it('is lost with the words of a rule of our own that its answer breaks', async () => {
    const text = { id: 'test.few', defaultMessage: 'Two of three.' };

    expect(await answerTo(rejecting(new Problem(text)))).toMatchObject({ is: 'lost', reason: text });
    expect(await answerTo(rejecting(new Problem(text, 'One is away.')))).toMatchObject({ reason: 'One is away.' });
  });
});

it('an answer gives its value, or throws its error', () => {
  const error = refusal();

  expect(valueOf({ is: 'accepted', value: 'made' })).toBe('made');
  expect(() => {
    valueOf(refusedBy(error));
  }).toThrow(error);
});
