import { placeRevisited } from '#client/state/address';
import {
  requestFailed,
  requestLeft,
  requestsReducer,
  requestStarted,
  requestSucceeded,
  selectRequest,
} from '#client/state/requests/requests';

const place = { section: '', params: {} };
const failure = { text: 'refused', detail: null, fields: {} };

const after = (...events: Parameters<typeof requestsReducer>[1][]) =>
  selectRequest({ requests: events.reduce(requestsReducer, {}) }, 'save');

describe('a request whose place is left', () => {
  it('is told about when it fails, until somebody goes back', () => {
    const left = [requestStarted('save'), requestLeft('save'), requestFailed({ key: 'save', failure })];

    expect(after(...left)).toEqual({ status: 'failed', failure, isLeft: true });
    expect(after(...left, requestLeft('save'))?.isLeft).toBe(true);
    expect(after(...left, placeRevisited({ key: 'save', place }))).toEqual({ status: 'failed', failure });
    expect(after(...left, placeRevisited({ key: 'another', place }))?.isLeft).toBe(true);
    expect(after(...left, requestStarted('save'))).toEqual({ status: 'pending', failure: null });
  });

  it.each([
    ['has failed', requestFailed({ key: 'save', failure })],
    ['has succeeded', requestSucceeded('save')],
  ])('is forgotten when it %s already', (_, ended) => {
    expect(after(requestStarted('save'), ended, requestLeft('save'))).toBeUndefined();
  });
});
