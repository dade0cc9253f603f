import { serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { linkRetryChosen, wholeLinkTaken, type LinkPlace } from '#client/sections/home-services/linking/events';
import {
  announceUnlessReplaced,
  readAnew,
  retryChange,
  sendWhole,
  storeAnswer,
  valueOfLink,
} from '#client/sections/home-services/linking/sagas/changeLink';
import {
  selectLinkChange,
  selectProviderOf,
  selectTakesWhole,
  selectWholeLink,
} from '#client/sections/home-services/linking/selectors';
import { connectionLost, makeFailure, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const place: LinkPlace = { link: { kind: 'serviceLinks', id: 7, name: 'Lipids' }, field: 'price' };
const change = { ...place, value: '130' };

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

  it('goes with the whole link when the service asks for the rest, which is remembered', () => {
    steps
      .restore('it is sent alone')
      .throw(refusal(400, { provider: ['This field is required.'], service: ['This field is required.'] }))
      .call(sendWhole, change)
      .next(null)
      .put(wholeLinkTaken('serviceLinks'))
      .next()
      .returns(null);
  });

  it('goes with the whole link from then on', () => {
    steps.restore('the link is read').next(true).call(sendWhole, change).next(null).returns(null);
  });

  it.each([
    ['as the link is now, where that can be read', [{ id: 7, provider: 3, price: '120.00', is_available: false }]],
    ['as it was read last, where it is not told', []],
  ])('goes with the rest %s', (_, links) => {
    const steps = testSaga(sendWhole, change).next().call(readAnew, place.link).next();
    steps.select(selectWholeLink, change).next(whole).call(serviceLinksApi.update, 7, whole).next(null).returns(null);
    const read = testSaga(readAnew, place.link).next().select(selectProviderOf, place.link).next(3);
    const known = read.call(serviceLinksApi.list, { provider: 3 }).next(links);
    if (links[0])
      known
        .put(entitiesMerged({ serviceLinks: { 7: links[0] } }))
        .next()
        .isDone();
    else known.isDone();
  });

  it.each([
    ['names the value itself', refusal(400, { price: ['Too low.'] })],
    ['names a field that a link has not', refusal(400, { city: ['This field is required.'] })],
    ['is not about fields', refusal(403, { provider: ['Not yours.'] })],
    ['never came', connectionLost()],
  ])('is not sent again when the answer %s', (_, error) =>
    expect(() => steps.restore('it is sent alone').throw(error)).toThrow(error),
  );
});

it('a link that was ended meanwhile is neither looked for nor stored', () => {
  const found = testSaga(valueOfLink.find, change).next().select(selectProviderOf, place.link);
  const stored = testSaga(storeAnswer, change, { price: '130.00' }).next().select(selectProviderOf, place.link);

  found.next(undefined).returns(null);
  stored.next(undefined).isDone();
});

it('what was sent is stored when the service answers without it', () => {
  testSaga(storeAnswer, change, null)
    .next()
    .select(selectProviderOf, place.link)
    .next(3)
    .put(entitiesMerged({ serviceLinks: { 7: { price: '130' } } }));
});

it.each([
  ['a newer one waits in its place', { ...change, value: '140', status: 'saving' }],
  ['its link was ended meanwhile', undefined],
])('a value that failed is not told of when %s', (_, known) => {
  testSaga(announceUnlessReplaced, makeFailure('Failed'), place)
    .next()
    .select(selectLinkChange, place)
    .next(known)
    .isDone();
});

it('a value is not tried again when a newer one was saved in its place', () => {
  testSaga(retryChange, linkRetryChosen(place))
    .next()
    .select(selectLinkChange, place)
    .next({ ...change, value: '140', status: 'saved' })
    .isDone();
});
