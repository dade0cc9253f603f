import { placeRevisited } from '#client/state/address';
import { formLeft, formOpened } from '#client/state/formEvents';
import {
  requestFailed,
  requestsReducer,
  requestStarted,
  requestSucceeded,
  selectRequest,
} from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';

const place = { section: '', params: {} };
const failure = makeFailure('refused');

const after = (...events: Parameters<typeof requestsReducer>[1][]) =>
  selectRequest({ requests: events.reduce(requestsReducer, {}) }, 'save');

describe('a request whose form is left', () => {
  it('is told about when it fails, until somebody goes back', () => {
    const left = [requestStarted('save'), formLeft('save'), requestFailed({ key: 'save', failure })];

    expect(after(...left)).toEqual({ status: 'failed', failure, isLeft: true });
    expect(after(...left, formLeft('save'))?.isLeft).toBe(true);
    expect(after(...left, placeRevisited({ key: 'save', place }))).toEqual({ status: 'failed', failure });
    expect(after(...left, placeRevisited({ key: 'another', place }))?.isLeft).toBe(true);
    expect(after(...left, requestStarted('save'))).toEqual({ status: 'pending', failure: null });
  });

  it.each([
    ['has failed', requestFailed({ key: 'save', failure })],
    ['has succeeded', requestSucceeded('save')],
  ])('is forgotten when it %s already', (_, ended) =>
    expect(after(requestStarted('save'), ended, formLeft('save'))).toBeUndefined(),
  );
});

describe('a request whose form is opened', () => {
  it('is forgotten when it is over, and followed when it is pending', () => {
    const failed = requestFailed({ key: 'save', failure });

    expect(after(formOpened('save'))).toBeUndefined();
    expect(after(requestStarted('save'), failed, formOpened('save'))).toBeUndefined();
    expect(after(requestStarted('save'), formLeft('save'), formOpened('save'))).toEqual({
      status: 'pending',
      failure: null,
    });
  });
});
