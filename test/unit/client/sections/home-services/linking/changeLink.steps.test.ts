import { serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import type { LinkPlace } from '#client/sections/home-services/linking/events';
import { linkChangeSubmitted, linkRetryChosen } from '#client/sections/home-services/linking/events';
import { serviceLinkResource } from '#client/sections/home-services/linking/resources';
import {
  announceUnlessReplaced,
  changeLink,
  retryChange,
  saveChange,
  saveWaitingChanges,
  storeAnswer,
} from '#client/sections/home-services/linking/sagas/changeLink';
import { selectLinkChange, selectNextChange, selectProviderOf } from '#client/sections/home-services/linking/selectors';
import { announceWithRetry } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { makeFailure, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const { events, keys } = serviceLinkResource;
const place: LinkPlace = { link: { kind: 'serviceLinks', id: 7, name: 'Lipids' }, field: 'price' };
const change = { ...place, value: '130' };
const ofProvider = { provider: '3' };

it('the changes of a row are saved one after another, until none waits', () => {
  testSaga(saveWaitingChanges, linkChangeSubmitted(change))
    .next()
    .select(selectNextChange, place.link)
    .next(change)
    .call(saveChange, place)
    .next()
    .select(selectNextChange, place.link)
    .next(undefined)
    .isDone();
});

describe('a changed value', () => {
  const steps = testSaga(changeLink, place)
    .next()
    .select(selectLinkChange, place)
    .save('the change is read')
    .next(change)
    .call(serviceLinksApi.update, 7, { price: '130' })
    .save('the value is sent');

  it('is sent alone, and what the service has taken is stored', () => {
    steps
      .restore('the value is sent')
      .next({ price: '130.00' })
      .call(storeAnswer, change, { price: '130.00' })
      .next()
      .isDone();
  });

  it('is not stored when the service refuses it', () => {
    const refused = refusal();

    expect(() => steps.restore('the value is sent').throw(refused)).toThrow(refused);
  });

  it('that was given up meanwhile is not sent', () => {
    steps.restore('the change is read').next(undefined).isDone();
  });
});

describe('what the service has taken', () => {
  const steps = testSaga(storeAnswer, change, { price: '130.00' })
    .next()
    .select(selectProviderOf, place.link)
    .save('the provider is read')
    .next(3)
    .put(entitiesMerged({ serviceLinks: { 7: { price: '130.00' } } }))
    .next()
    .select(selectRequest, keys.list(ofProvider))
    .save('the value is stored');

  it('is all there is to store when no list is being read', () => {
    steps.restore('the value is stored').next({ status: 'succeeded', failure: null }).isDone();
  });

  it('outlives a list that was read before', () => {
    steps
      .restore('the value is stored')
      .next({ status: 'pending', failure: null })
      .put(events.outdated(ofProvider))
      .next()
      .isDone();
  });

  it('is nothing to a link that was ended meanwhile', () => {
    steps.restore('the provider is read').next(undefined).isDone();
  });

  it('is what was sent when the service answers without it', () => {
    testSaga(storeAnswer, change, null)
      .next()
      .select(selectProviderOf, place.link)
      .next(3)
      .put(entitiesMerged({ serviceLinks: { 7: { price: '130' } } }));
  });
});

describe('a value that failed', () => {
  const failure = makeFailure('Failed');
  const steps = testSaga(announceUnlessReplaced, failure, place)
    .next()
    .select(selectLinkChange, place)
    .save('the change is read');

  it('is told and offered again', () => {
    steps
      .restore('the change is read')
      .next({ ...change, status: 'failed' })
      .call(announceWithRetry, failure, linkRetryChosen(place))
      .next()
      .isDone();
  });

  it('is not told of when a newer one waits in its place', () => {
    steps
      .restore('the change is read')
      .next({ ...change, value: '140', status: 'saving' })
      .isDone();
  });
});

describe('a value that is tried again', () => {
  const steps = testSaga(retryChange, linkRetryChosen(place))
    .next()
    .select(selectLinkChange, place)
    .save('the change is read');

  it('is asked for once more', () => {
    steps
      .restore('the change is read')
      .next({ ...change, status: 'failed' })
      .put(linkChangeSubmitted(change))
      .next()
      .isDone();
  });

  it('is left alone when it was given up', () => {
    steps.restore('the change is read').next(undefined).isDone();
  });

  it('is left alone when a newer one was saved in its place', () => {
    steps
      .restore('the change is read')
      .next({ ...change, value: '140', status: 'saved' })
      .isDone();
  });
});
