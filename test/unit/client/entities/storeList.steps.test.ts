import { availabilities } from '#client/entities/clinic';
import { entitiesMerged, storeList } from '#client/entities/entityStore';
import { listReceived } from '#client/state/lists';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const slots = (count: number) => Array.from({ length: count }, (_, index) => makeAvailability({ id: index + 1 }));

describe('storing a list', () => {
  it('puts its entities and its order at once', () => {
    const list = slots(2);
    const { entities, ids } = availabilities.normalize(list);

    testSaga(storeList, availabilities, 'slots', list)
      .next()
      .put(entitiesMerged(entities))
      .next()
      .put(listReceived({ key: 'slots', ids }))
      .next()
      .isDone();
  });

  it('lets the browser draw between reading a long one and showing it', () => {
    const list = slots(1_000);
    const { entities, ids } = availabilities.normalize(list);

    testSaga(storeList, availabilities, 'slots', list)
      .next()
      .call(yieldToBrowser)
      .next()
      .put(entitiesMerged(entities))
      .next()
      .put(listReceived({ key: 'slots', ids }))
      .next()
      .isDone();
  });
});
