import { Problem } from '#client/lib/problem';
import type { Fields } from '#client/lib/threeWay';
import { formDiscarded, formLeft } from '#client/state/formEvents';
import {
  collisionsDeclined,
  collisionsFound,
  collisionsSettled,
  mergeSent,
  selectEarlierTry,
} from '#client/state/forms/merges';
import { askWhose, mergeMessages, mergeWithNow } from '#client/state/forms/mergeWithNow';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const KEY = 'test/save';
const opened = { name: 'Marina Care', phone: '04 111', is_active: true };
const mine = { ...opened, phone: '04 222' };
const read = jest.fn();
const fieldsOf = (thing: Fields) => thing;

describe('a form that changes a thing', () => {
  const steps = testSaga(mergeWithNow<Fields, [number]>, KEY, { opened, mine, fieldsOf }, read, 7)
    .next()
    .call(read, 7)
    .save('it is read anew');

  it('is compared with what is there before anything is sent, and asks nothing where nothing collides', () => {
    const now = { ...opened, is_active: false };
    const fields = { ...now, phone: '04 222' };
    steps
      .restore('it is read anew')
      .next(now)
      .select(selectEarlierTry, KEY)
      .next({})
      .put(mergeSent({ key: KEY, sent: fields }))
      .next()
      .returns({ now, fields });
  });

  it('asks about what both have changed, and sends what was chosen', () => {
    const now = { ...opened, phone: '04 333' };
    const collision = { field: 'phone', mine: '04 222', theirs: '04 333' };
    steps
      .restore('it is read anew')
      .next(now)
      .select(selectEarlierTry, KEY)
      .next({})
      .call(askWhose, KEY, [collision])
      .next({ chosen: [{ ...collision, value: '04 333' }] })
      .put(mergeSent({ key: KEY, sent: now }))
      .next()
      .returns({ now, fields: now });
  });

  it('is not sent where the thing is gone', () => {
    expect(() => steps.restore('it is read anew').next(null)).toThrow(new Problem(mergeMessages.gone));
  });

  it.each([connectionLost(), refusal(500), refusal(404)])('is sent as it is where reading fails', (error) => {
    steps.restore('it is read anew').throw(error).returns(null);
  });
});

describe('the question whose words are to be saved', () => {
  const collisions = [{ field: 'phone', mine: '1', theirs: '2' }];
  const asked = () =>
    testSaga(askWhose, KEY, collisions)
      .next()
      .put(collisionsFound({ key: KEY, collisions }))
      .next();

  it('ends with a choice', () => {
    asked()
      .next(collisionsSettled({ key: KEY, sides: { phone: 'mine' } }))
      .select(selectEarlierTry, KEY)
      .next({ chosen: [] })
      .returns({ chosen: [] });
  });

  it.each([collisionsDeclined(KEY), formLeft(KEY), formDiscarded(KEY)])('ends the save where nobody chooses', (event) =>
    expect(() => asked().next(event)).toThrow(new Problem(mergeMessages.notSent)),
  );
});
