import { deleteAvailability } from '#client/api/availabilities';
import { deleteUnlessGone } from '#client/state/sagas/deleteUnlessGone';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

describe('a deletion that is sent', () => {
  const steps = testSaga(deleteUnlessGone, deleteAvailability, 1).next().call(deleteAvailability, 1).save('it is sent');

  it('is done when it is answered', () => {
    steps.restore('it is sent').next().returns('deleted');
  });

  it('was done before when the service knows it no more', () => {
    steps.restore('it is sent').throw(refusal(404)).returns('gone');
  });

  it('fails when it is refused', () => {
    const refused = refusal(409);

    expect(() => steps.restore('it is sent').throw(refused)).toThrow(refused);
  });
});
