import { testSaga } from 'redux-saga-test-plan';

import { serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { serviceLinkResource } from '#client/sections/home-services/linking/resources';
import { changeLink, keepStored, selectProviderOf } from '#client/sections/home-services/linking/sagas/changeLink';
import type { LinkChange, LinkPlace } from '#client/sections/home-services/linking/slice';
import {
  linkChangeFailed,
  linkChangeSaved,
  linkChangeSent,
  selectLinkChange,
} from '#client/sections/home-services/linking/slice';
import { selectRequest } from '#client/state/requests/requests';

const { events, keys } = serviceLinkResource;
const place: LinkPlace = { link: { kind: 'serviceLinks', id: 7, name: 'Lipids' }, field: 'price' };
const change: LinkChange = { ...place, value: '130', status: 'waiting' };
const ofProvider = { provider: '3' };

describe('a changed value', () => {
  const sent = () =>
    testSaga(changeLink, place).next().select(selectLinkChange, place).next(change).put(linkChangeSent(place)).next();

  it('is sent alone, and what the service stored is kept', () => {
    sent()
      .call(serviceLinksApi.update, 7, { price: '130' })
      .next({ price: '130.00' })
      .call(keepStored, change, { price: '130.00' })
      .next()
      .isDone();
  });

  it('is marked as failed before the failure is told', () => {
    const refusal = new Error('400');
    const refused = sent().throw(refusal).put(linkChangeFailed(place));

    expect(() => refused.next()).toThrow(refusal);
  });

  it('that was given up meanwhile is not sent', () => {
    testSaga(changeLink, place).next().select(selectLinkChange, place).next(undefined).isDone();
  });
});

describe('what the service stored', () => {
  const kept = () =>
    testSaga(keepStored, change, { price: '130.00' })
      .next()
      .select(selectProviderOf, place.link)
      .next(3)
      .put(entitiesMerged({ serviceLinks: { 7: { price: '130.00' } } }))
      .next()
      .put(linkChangeSaved(place))
      .next()
      .select(selectRequest, keys.list(ofProvider));

  it('is all there is to keep when no list is being read', () => {
    kept().next({ status: 'succeeded', failure: null }).isDone();
  });

  it('outlives a list that was read before', () => {
    kept().next({ status: 'pending', failure: null }).put(events.outdated(ofProvider)).next().isDone();
  });

  it('is nothing to a link that was ended meanwhile', () => {
    testSaga(keepStored, change, { price: '130.00' })
      .next()
      .select(selectProviderOf, place.link)
      .next(undefined)
      .isDone();
  });

  it('is what was sent when the service answers without it', () => {
    testSaga(keepStored, change, null)
      .next()
      .select(selectProviderOf, place.link)
      .next(3)
      .put(entitiesMerged({ serviceLinks: { 7: { price: '130' } } }));
  });
});
