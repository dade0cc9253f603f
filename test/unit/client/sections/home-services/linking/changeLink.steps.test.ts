import { testSaga } from 'redux-saga-test-plan';

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
  const asked = () => testSaga(changeLink, place).next().select(selectLinkChange, place);

  it('is sent alone, and what the service has taken is stored', () => {
    asked()
      .next(change)
      .call(serviceLinksApi.update, 7, { price: '130' })
      .next({ price: '130.00' })
      .call(storeAnswer, change, { price: '130.00' })
      .next()
      .isDone();
  });

  it('that was given up meanwhile is not sent', () => {
    asked().next(undefined).isDone();
  });
});

describe('what the service has taken', () => {
  const stored = () =>
    testSaga(storeAnswer, change, { price: '130.00' })
      .next()
      .select(selectProviderOf, place.link)
      .next(3)
      .put(entitiesMerged({ serviceLinks: { 7: { price: '130.00' } } }))
      .next()
      .select(selectRequest, keys.list(ofProvider));

  it('is all there is to store when no list is being read', () => {
    stored().next({ status: 'succeeded', failure: null }).isDone();
  });

  it('outlives a list that was read before', () => {
    stored().next({ status: 'pending', failure: null }).put(events.outdated(ofProvider)).next().isDone();
  });

  it('is nothing to a link that was ended meanwhile', () => {
    testSaga(storeAnswer, change, { price: '130.00' })
      .next()
      .select(selectProviderOf, place.link)
      .next(undefined)
      .isDone();
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
  const failure = { text: 'Failed', detail: null, fields: {} };

  it('is told and offered again, unless a newer one waits in its place', () => {
    testSaga(announceUnlessReplaced, failure, place)
      .next()
      .select(selectLinkChange, place)
      .save('the change')
      .next({ ...change, status: 'failed' })
      .call(announceWithRetry, failure, linkRetryChosen(place))
      .next()
      .isDone()
      .restore('the change')
      .next({ ...change, value: '140', status: 'saving' })
      .isDone();
  });

  it('is asked for once more when it is tried again, unless it was given up or replaced', () => {
    testSaga(retryChange, linkRetryChosen(place))
      .next()
      .select(selectLinkChange, place)
      .save('the change')
      .next({ ...change, status: 'failed' })
      .put(linkChangeSubmitted(change))
      .next()
      .isDone()
      .restore('the change')
      .next(undefined)
      .isDone()
      .restore('the change')
      .next({ ...change, value: '140', status: 'saved' })
      .isDone();
  });
});
