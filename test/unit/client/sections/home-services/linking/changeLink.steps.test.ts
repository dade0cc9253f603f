import { serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { linkValueKey } from '#client/sections/home-services/keys';
import { serviceLinkKind } from '#client/sections/home-services/kinds/links';
import type { LinkPlace } from '#client/sections/home-services/linking/events';
import { linkChangeSubmitted, linkRetryChosen, wholeLinkTaken } from '#client/sections/home-services/linking/events';
import {
  announceUnlessReplaced,
  changeLink,
  retryChange,
  saveChange,
  saveWaitingChanges,
  storeAnswer,
  valueOfLink,
} from '#client/sections/home-services/linking/sagas/changeLink';
import {
  selectLinkChange,
  selectNextChange,
  selectProviderOf,
  selectTakesWhole,
  selectWholeLink,
} from '#client/sections/home-services/linking/selectors';
import { announceWithRetry } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { connectionLost, makeFailure, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const { events, keys } = serviceLinkKind;
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
    .select(selectIsUnknown, linkValueKey(place))
    .next(false)
    .call(valueOfLink.send, change)
    .save('the value is sent');

  it('is sent, and what the service has taken is stored', () => {
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

describe('a value that is sent', () => {
  const whole = { provider: 3, service: 1, price: '130', is_available: true };
  const steps = testSaga(valueOfLink.send, change)
    .next()
    .select(selectWholeLink, change)
    .next(whole)
    .select(selectTakesWhole, 'serviceLinks')
    .save('the link is read')
    .next(false)
    .call(serviceLinksApi.update, 7, { price: '130' })
    .save('it is sent alone');

  it('goes alone', () => {
    steps.restore('it is sent alone').next({ price: '130.00' }).returns({ price: '130.00' });
  });

  it('goes with the whole link when the service asks for the rest, which is remembered', () => {
    steps
      .restore('it is sent alone')
      .throw(refusal(400, { provider: ['This field is required.'], service: ['This field is required.'] }))
      .call(serviceLinksApi.update, 7, whole)
      .next(null)
      .put(wholeLinkTaken('serviceLinks'))
      .next()
      .returns(null);
  });

  it('goes with the whole link from then on', () => {
    steps.restore('the link is read').next(true).call(serviceLinksApi.update, 7, whole).next(null).returns(null);
  });

  it.each([
    ['names the value itself', refusal(400, { price: ['Too low.'] })],
    ['names a field that a link has not', refusal(400, { city: ['This field is required.'] })],
    ['is not about fields', refusal(403, { provider: ['Not yours.'] })],
    ['never came', connectionLost()],
  ])('is not sent again when the answer %s', (_, error) => {
    expect(() => steps.restore('it is sent alone').throw(error)).toThrow(error);
  });
});

describe('a value whose answer was lost', () => {
  const steps = testSaga(valueOfLink.find, change)
    .next()
    .select(selectProviderOf, place.link)
    .save('the provider is read')
    .next(3)
    .call(serviceLinksApi.list, { provider: 3 })
    .save('the links are read');

  it('was taken when the link has it', () => {
    steps
      .restore('the links are read')
      .next([{ id: 7, price: '130.00' }])
      .returns({ id: 7, price: '130.00' });
  });

  it('was not taken when the link has another', () => {
    steps
      .restore('the links are read')
      .next([{ id: 7, price: '120.00' }])
      .returns(null);
  });

  it('was not taken by a link that is gone, which then leaves the screen', () => {
    steps.restore('the links are read').next([]).put(events.outdated(ofProvider)).next().returns(null);
  });

  it('is nothing to a link that was ended meanwhile', () => {
    steps.restore('the provider is read').next(undefined).returns(null);
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

  it.each([
    ['a newer one waits in its place', { ...change, value: '140', status: 'saving' }],
    ['its link was ended meanwhile', undefined],
  ])('is not told of when %s', (_, known) => {
    steps.restore('the change is read').next(known).isDone();
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
